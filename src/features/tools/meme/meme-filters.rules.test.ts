import { describe, expect, it } from "vitest";
import { MEME_FILTERS } from "./meme.catalog.ts";
import { applyFilter, isFilterActive, type Pixels } from "./meme-filters.rules.ts";

type Color = readonly [number, number, number, number];

function paintPixels(width: number, colors: readonly Color[]): Pixels {
  return { data: Uint8ClampedArray.from(colors.flat()), width, height: colors.length / width };
}

function filterOne(color: Color, filter: "cyberpunk" | "neon"): number[] {
  const pixels = paintPixels(1, [color]);
  applyFilter(pixels, filter, 0);
  return [...pixels.data];
}

/** Every pixel has a colour of its own, so that each can be found again. */
function paintScale(width: number, height: number): Pixels {
  const colors = Array.from(
    { length: width * height },
    (_, at): Color => [at % width, Math.floor(at / width), 200, 255],
  );
  return paintPixels(width, colors);
}

describe("cyberpunk", () => {
  it.each<[Color, number[]]>([
    [
      [100, 100, 100, 255],
      [130, 110, 70, 255],
    ],
    [
      [0, 0, 0, 255],
      [0, 0, 0, 255],
    ],
    [
      [200, 240, 250, 255],
      [255, 255, 175, 255],
    ],
    [
      [10, 20, 30, 128],
      [13, 22, 21, 128],
    ],
  ])("makes of %j red times 1.3, green times 1.1 and blue times 0.7, cut at 255", (color, expected) => {
    expect(filterOne(color, "cyberpunk")).toEqual(expected);
  });
});

describe("neon", () => {
  it("raises the saturation to 1.5 and leaves greys alone", () => {
    expect(filterOne([120, 120, 120, 255], "neon")).toEqual([120, 120, 120, 255]);
    // The lightness is 0.213 × 200 + 0.715 × 100 + 0.072 × 50 = 117.7; each channel goes half as far again from it.
    expect(filterOne([200, 100, 50, 255], "neon")).toEqual([241, 91, 16, 255]);
    expect(filterOne([255, 0, 0, 200], "neon")).toEqual([255, 0, 0, 200]);
  });
});

describe("glitch", () => {
  it("changes nothing at 0", () => {
    const pixels = paintScale(50, 40);
    const before = [...pixels.data];
    applyFilter(pixels, "glitch", 0);
    expect([...pixels.data]).toEqual(before);
  });

  it("cuts the same picture the same way every time", () => {
    const [first, second] = [paintScale(50, 40), paintScale(50, 40)];
    applyFilter(first, "glitch", 30);
    applyFilter(second, "glitch", 30);
    expect(first.data).toEqual(second.data);
  });

  it("only moves pixels within their row: none is lost, none is new", () => {
    const pixels = paintScale(50, 40);
    applyFilter(pixels, "glitch", 50);
    let movedRows = 0;
    for (let y = 0; y < 40; y += 1) {
      const row = pixels.data.subarray(y * 200, (y + 1) * 200);
      const reds = Array.from({ length: 50 }, (_, x) => row[x * 4] ?? -1);
      expect([...reds].sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, x) => x));
      expect(row[1]).toBe(y);
      if (reds[0] !== 0) movedRows += 1;
    }
    expect(movedRows).toBeGreaterThan(20);
  });

  it("shifts red one way and blue the other, by a share of the width", () => {
    const width = 100;
    const colors = Array.from({ length: width * 4 }, (_, at): Color => [at % width, at % width, at % width, 255]);
    const pixels = paintPixels(width, colors);
    applyFilter(pixels, "glitch", 50);
    const middle = 50 * 4;
    const [red = 0, green = 0, blue = 0] = pixels.data.subarray(middle, middle + 3);
    expect((red - green + width) % width).toBe(2);
    expect((green - blue + width) % width).toBe(2);
  });

  it("grows with its strength", () => {
    const countChanged = (strength: number) => {
      const pixels = paintScale(100, 80);
      const before = [...pixels.data];
      applyFilter(pixels, "glitch", strength);
      return before.filter((value, at) => pixels.data[at] !== value).length;
    };
    expect(countChanged(50)).toBeGreaterThan(countChanged(5));
    expect(countChanged(5)).toBeGreaterThan(0);
  });
});

describe("filters", () => {
  it("are idle only where they change no pixel", () => {
    const active = MEME_FILTERS.filter((filter) => isFilterActive(filter, 0));
    expect(active).toEqual(["cyberpunk", "neon"]);
    expect(isFilterActive("glitch", 1)).toBe(true);
  });

  it("leave the picture alone without one", () => {
    const pixels = paintScale(10, 10);
    const before = [...pixels.data];
    applyFilter(pixels, "none", 50);
    expect([...pixels.data]).toEqual(before);
  });
});
