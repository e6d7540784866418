import { describe, expect, it } from "vitest";
import { layBands } from "./template.ts";

const HEIGHT = 100;

function layOver(grey: number): number[] {
  const plain = { width: 1, height: HEIGHT, data: Buffer.alloc(HEIGHT * 4, grey) };
  const { data } = layBands(plain, "#000000");
  return Array.from({ length: HEIGHT }, (_, y) => (data[y * 4] ?? 0) / 255);
}

describe("template bands", () => {
  const left = layOver(255);

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

  it("leave nearly all of what is dark by itself", () => {
    expect((layOver(26)[17] ?? 0) / 0.1).toBeGreaterThan(0.8);
  });

  it("leave what is brighter brighter", () => {
    const greys = Array.from({ length: 26 }, (_, step) => layOver(step * 10)[0] ?? 0);
    expect(greys).toEqual(greys.toSorted((a, b) => a - b));
  });

  it("keep white capitals readable on the whitest picture", () => {
    const brightest = Math.max(...left.slice(0, 18));
    expect(1.05 / (brightest ** 2.2 + 0.05)).toBeGreaterThanOrEqual(4.5);
  });
});
