import { describe, expect, it } from "vitest";
import { type Halftone, printHalftone } from "./halftone.ts";
import type { Raster } from "./raster.ts";

const SIZE = 96;
const SCREEN: Halftone = { ink: "dark", cell: 8, low: 0, high: 1, gamma: 1, fade: { side: 0, foot: 0 } };

function buildGrey(level: number, alpha = 255): Raster {
  const data = Buffer.alloc(SIZE * SIZE * 4);
  for (let at = 0; at < data.length; at += 4) data.set([level, level, level, alpha], at);
  return { width: SIZE, height: SIZE, data };
}

async function measureInk(source: Raster, change: Partial<Halftone> = {}): Promise<number> {
  const { data } = await printHalftone(source, { ...SCREEN, ...change });
  let sum = 0;
  for (let at = 3; at < data.length; at += 4) sum += data[at] ?? 0;
  return sum / (SIZE * SIZE * 255);
}

describe("halftone plate", () => {
  it.each([
    ["black", 0, 1],
    ["middle grey", 128, 0.5],
    ["white", 255, 0],
  ])("prints %s with its share of dark ink", async (_, level, share) => {
    expect(await measureInk(buildGrey(level))).toBeCloseTo(share, 1);
  });

  it("prints the light tones when the ink is light", async () => {
    expect(await measureInk(buildGrey(255), { ink: "light" })).toBeCloseTo(1, 1);
    expect(await measureInk(buildGrey(0), { ink: "light" })).toBe(0);
  });

  it.each(["dark", "light"] as const)("prints the blue of a contour in %s ink", async (ink) => {
    const blue = buildGrey(0);
    for (let at = 2; at < blue.data.length; at += 4) blue.data[at] = 255;
    expect(await measureInk(blue, { ink })).toBeCloseTo(1, 1);
  });

  it("gives a soft edge no dots", async () => {
    expect(await measureInk(buildGrey(0, 40))).toBe(0);
    expect(await measureInk(buildGrey(0, 215))).toBe(1);
  });

  it("leaves the ground outside the figure free of ink", async () => {
    expect(await measureInk(buildGrey(0, 0))).toBe(0);
  });

  it("runs out towards the foot", async () => {
    const { data } = await printHalftone(buildGrey(0), { ...SCREEN, fade: { side: 0, foot: 0.5 } });
    const lastRow = data.subarray((SIZE - 1) * SIZE * 4);
    expect(lastRow.filter((_, index) => index % 4 === 3).every((alpha) => alpha === 0)).toBe(true);
  });

  describe("on paper", () => {
    const paper = [255, 248, 238] as const;
    const show = (level: number, ink: Halftone["ink"]) => {
      const source = buildGrey(level);
      for (let at = 1; at < source.data.length; at += 4) source.data[at] = 255;
      return printHalftone(source, { ...SCREEN, ink, paper });
    };
    const pixels = ({ data }: Raster) =>
      new Set(Array.from({ length: data.length / 4 }, (_, index) => data.subarray(index * 4, index * 4 + 4).join()));

    it.each([
      ["bare paper under dark ink", 255, "dark", "255,248,238,255"],
      ["dark ink over it", 0, "dark", "0,0,0,255"],
      ["paper where light falls on it", 255, "light", "255,248,238,255"],
      ["nothing in its shade", 0, "light", "0,0,0,0"],
    ] as const)("prints %s", async (_, level, ink, expected) => {
      expect(pixels(await show(level, ink))).toEqual(new Set([expected]));
    });

    it("closes the whole drawing under dots", async () => {
      const { data } = await show(128, "dark");
      expect(data.filter((_, index) => index % 4 === 3).every((alpha) => alpha === 255)).toBe(true);
    });
  });

  it("is the same in each run", async () => {
    const [first, second] = await Promise.all([
      printHalftone(buildGrey(90), SCREEN),
      printHalftone(buildGrey(90), SCREEN),
    ]);
    expect(first.data.equals(second.data)).toBe(true);
  });
});
