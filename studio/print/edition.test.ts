import { describe, expect, it } from "vitest";
import { type Edition, printEdition } from "./edition.ts";
import type { Raster } from "./raster.ts";

const SIZE = 90;
const POSTER: Edition = {
  inks: [
    [0, 0, 0],
    [200, 0, 0],
    [255, 255, 255],
  ],
  strength: 1,
  cell: 9,
  depth: 0.4,
  slips: { seed: 1, count: 0, reach: 0 },
};

function buildGrey(level: number): Raster {
  const data = Buffer.alloc(SIZE * SIZE * 4, level);
  for (let at = 3; at < data.length; at += 4) data[at] = 255;
  return { width: SIZE, height: SIZE, data };
}

function measureRed({ data }: Raster): number {
  let sum = 0;
  for (let at = 0; at < data.length; at += 4) sum += data[at] ?? 0;
  return sum / (SIZE * SIZE);
}

describe("poster edition", () => {
  it("keeps the order of the tones", () => {
    const [dark, middle, light] = [10, 110, 200].map((level) => measureRed(printEdition(buildGrey(level), POSTER)));
    expect(dark).toBeLessThan(middle ?? 0);
    expect(middle).toBeLessThan(light ?? 0);
  });

  it("leaves the picture as it is at no strength", () => {
    const source = buildGrey(77);
    expect(printEdition(source, { ...POSTER, strength: 0 }).data.equals(source.data)).toBe(true);
  });

  it("slips whole rows, the same ones in each run", () => {
    const source = buildGrey(0);
    for (let y = 0; y < SIZE; y++) source.data.fill(255, (y * SIZE + 40) * 4, (y * SIZE + 50) * 4);
    const slipped = { ...POSTER, slips: { seed: 1, count: 3, reach: 0.3 } };
    const first = printEdition(source, slipped);
    expect(first.data.equals(printEdition(source, POSTER).data)).toBe(false);
    expect(first.data.equals(printEdition(source, slipped).data)).toBe(true);
  });
});
