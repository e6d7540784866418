import { describe, expect, it } from "vitest";
import { layBands } from "./template.ts";

const WIDTH = 50;
const HEIGHT = 100;

/** Luma of each row in a column of a picture of one grey, once it has its bands. */
function layOver(grey: number, column: number): number[] {
  const plain = { width: WIDTH, height: HEIGHT, data: Buffer.alloc(WIDTH * HEIGHT * 4, grey) };
  const { data } = layBands(plain, "#000000");
  return Array.from({ length: HEIGHT }, (_, y) => (data[(y * WIDTH + column) * 4] ?? 0) / 255);
}

describe("template bands", () => {
  const side = layOver(255, 0);
  const middle = layOver(255, WIDTH / 2);

  it("darken the edge more than what is next to the middle", () => {
    expect(side[0]).toBeLessThan(side[20] ?? 0);
    expect(side[20]).toBeLessThan(1);
  });

  it("leave the middle as it is", () => {
    expect(new Set(side.slice(24, 76))).toEqual(new Set([1]));
  });

  it("are the same at the foot", () => {
    expect([...side].reverse()).toEqual(side);
  });

  it("darken heads and shoes less than the ground beside them", () => {
    expect(middle[5]).toBeGreaterThan((side[5] ?? 1) + 0.05);
  });

  it("leave alone what is dark by itself", () => {
    expect(new Set(layOver(90, 0))).toEqual(new Set([90 / 255]));
  });

  it("keep white capitals readable on the whitest picture", () => {
    const rows = Array.from({ length: WIDTH }, (_, column) => layOver(255, column).slice(0, 18)).flat();
    const bright = rows.toSorted((a, b) => a - b)[Math.floor(rows.length * 0.9)] ?? 1;
    expect(1.05 / (bright ** 2.2 + 0.05)).toBeGreaterThanOrEqual(4.5);
  });
});
