import { describe, expect, it } from "vitest";
import { layBands } from "./template.ts";

const HEIGHT = 100;

function layOverWhite(): number[] {
  const white = { width: 1, height: HEIGHT, data: Buffer.alloc(HEIGHT * 4, 255) };
  const { data } = layBands(white, "#000000");
  return Array.from({ length: HEIGHT }, (_, y) => (data[y * 4] ?? 0) / 255);
}

describe("template bands", () => {
  const left = layOverWhite();

  it("cover most of the picture at the edge and less towards the middle", () => {
    expect(left[0]).toBeCloseTo(0.28, 1);
    expect(left[17]).toBeCloseTo(0.38, 1);
    expect(left[22]).toBeGreaterThan(left[17] ?? 1);
  });

  it("leave the middle as it is", () => {
    expect(new Set(left.slice(27, 73))).toEqual(new Set([1]));
  });

  it("are the same at the foot", () => {
    expect([...left].reverse()).toEqual(left);
  });

  it("keep white capitals readable on the whitest picture", () => {
    const brightest = Math.max(...left.slice(0, 18));
    expect(1.05 / (brightest ** 2.2 + 0.05)).toBeGreaterThanOrEqual(4.5);
  });
});
