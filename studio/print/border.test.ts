import { describe, expect, it } from "vitest";
import { drawBorders } from "./border.ts";

/** One row per word: p is paper, c is cloth, a dot is outside the drawing; all of it lit. */
function draw(rows: string[]): { width: number; height: number; data: Buffer } {
  const pixels = { p: [255, 255, 255, 255], c: [255, 0, 255, 255], ".": [0, 0, 0, 0] };
  const marks = [...rows.join("")] as (keyof typeof pixels)[];
  return { width: rows[0]?.length ?? 0, height: rows.length, data: Buffer.from(marks.flatMap((mark) => pixels[mark])) };
}

/** Where the ink is: red and blue are gone. */
function show(rows: string[]): string[] {
  const { width, data } = drawBorders(draw(rows));
  const inks = [...rows.join("")].map((mark, at) => (mark !== "." && data[at * 4] === 0 ? "#" : mark));
  return rows.map((_, y) => inks.slice(y * width, (y + 1) * width).join(""));
}

describe("drawBorders", () => {
  it("draws a line on both sides of where paper meets cloth", () => {
    expect(show(["pppccc", "pppccc"])).toEqual(["pp##cc", "pp##cc"]);
  });

  it("leaves what meets nothing else of the drawing to the contour", () => {
    expect(show(["..pp..", "..cc.."])).toEqual(["..##..", "..##.."]);
    expect(show([".pppp.", ".pppp."])).toEqual([".pppp.", ".pppp."]);
  });

  it("does not take the end of a row for a neighbour of the next", () => {
    expect(show(["ccccp", ".....", "ccccc"])).toEqual(["ccc##", ".....", "ccccc"]);
  });

  it("keeps the green that says what is paper", () => {
    const { data } = drawBorders(draw(["pc"]));
    expect([data[1], data[5]]).toEqual([255, 0]);
  });
});
