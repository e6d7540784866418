import { describe, expect, it } from "vitest";
import { tidyBlack } from "./tidy.ts";

const WIDTH = 12;

/** Opaque rows of black (#) and white, all of it on paper: green. */
function draw(rows: string[]): { width: number; height: number; data: Buffer } {
  const levels = [...rows.join("")].map((mark) => (mark === "#" ? 0 : 255));
  return {
    width: WIDTH,
    height: rows.length,
    data: Buffer.from(levels.flatMap((level) => [level, 255, level, 255])),
  };
}

const EMPTY = ".".repeat(WIDTH);

describe("tidyBlack", () => {
  it("wipes a speck away and leaves a line", () => {
    const line = "#".repeat(WIDTH);
    const speck = [EMPTY, "....##......", EMPTY, line, EMPTY];
    expect(tidyBlack(draw(speck), 4).data).toEqual(draw([EMPTY, EMPTY, EMPTY, line, EMPTY]).data);
  });

  it("fills a hole in black", () => {
    const solid = "#".repeat(WIDTH);
    expect(tidyBlack(draw([solid, "####.#######", solid]), 4).data).toEqual(draw([solid, solid, solid]).data);
  });
});
