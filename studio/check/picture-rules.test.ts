import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { countDifferences, measurePicture, type PictureFacts } from "./picture-facts.ts";
import { findPictureProblems, findTwins, findVectorProblems, type PictureRules } from "./picture-rules.ts";

const SIDE = 256;
const RULES: PictureRules = { luminance: { least: 0.04, most: 0.22 } };

type Colour = readonly [red: number, green: number, blue: number];

function paint(getColour: (x: number, y: number) => Colour): Promise<Buffer> {
  const pixels = Buffer.alloc(SIDE * SIDE * 3);
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) pixels.set(getColour(x, y), (y * SIDE + x) * 3);
  }
  return sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .png()
    .toBuffer();
}

async function measure(getColour: (x: number, y: number) => Colour): Promise<PictureFacts> {
  return measurePicture(await paint(getColour));
}

/** Half night, half magenta: what a good picture measures like. */
const good = await measure((x) => (x < SIDE / 2 ? [5, 2, 10] : [180, 20, 100]));

describe("the numbers of a picture", () => {
  it("are those of its pixels", () => {
    expect(good.luminance).toBeCloseTo(0.056, 2);
    expect(good.clipped).toBe(0);
    expect(good.hues[16]).toBeCloseTo(1, 2);
  });

  it("see white pixels and captions' bands where they are", async () => {
    const facts = await measure((_x, y) => (y < SIDE * 0.1 ? [255, 255, 255] : [5, 2, 10]));
    expect(facts.clipped).toBeCloseTo(0.1, 1);
    expect(facts.bands.top).toBeCloseTo(1, 1);
    expect(facts.bands.bottom).toBeLessThan(0.01);
  });
});

describe("the rules of pictures", () => {
  it("let a good one pass", () => {
    expect(findPictureProblems(good, { ...RULES, lights: ["#ff1e8a"] })).toEqual([]);
  });

  it.each([
    ["a black one, as a failed shader draws", () => [0, 0, 0] as const, ["too dark", "flat"]],
    ["a washed-out one", () => [200, 190, 200] as const, ["washed out", "flat"]],
    ["a clipped one", (x: number) => (x < 12 ? ([255, 255, 255] as const) : ([70, 20, 90] as const)), ["clipped"]],
  ])("find %s", async (_name, getColour, starts) => {
    const problems = findPictureProblems(await measure(getColour), RULES);
    for (const start of starts) expect(problems.join(", ")).toContain(start);
  });

  it("miss a light that does not show", () => {
    expect(findPictureProblems(good, { ...RULES, lights: ["#14d8ff"] })).toEqual(["its light #14d8ff does not show"]);
    expect(findPictureProblems(good, { ...RULES, lights: ["#e8f0ff"] })).toEqual([]);
  });

  it("want white capitals to be readable on the captions' bands", async () => {
    const pale = await measure((_x, y) => (y > SIDE * 0.9 ? [170, 160, 170] : [70, 20, 90]));
    const problems = findPictureProblems(pale, { ...RULES, hasCaptionBands: true });
    expect(problems).toEqual([expect.stringContaining("white on its bottom band")]);
  });
});

describe("twins", () => {
  it("are found, and different pictures are not", async () => {
    const other = await measure((_x, y) => (y % 64 < 32 ? [5, 2, 10] : [20, 216, 255]));
    expect(countDifferences(good.hash, other.hash)).toBeGreaterThan(8);
    const set = new Map([
      ["a", good],
      ["b", other],
      ["c", good],
    ]);
    expect(findTwins(set)).toEqual(["a and c look alike: 0 of 63 bits differ"]);
  });
});

describe("the rules of vectors", () => {
  it.each([
    ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><use href="#a"/></svg>', []],
    ['<svg xmlns="http://www.w3.org/2000/svg" width="1"></svg>', ["has no viewBox"]],
    [
      '<svg viewBox="0 0 1 1"><image href="https://other.example/a.png"/></svg>',
      ["refers to something outside itself"],
    ],
    ['<svg viewBox="0 0 1 1"><path fill="url(#g)"/></svg>', []],
    ['<svg viewBox="0 0 1 1"><path onclick="x()"/></svg>', ["refers to something outside itself"]],
    ['<svg viewBox="0 0 1 1"><path/>', ["does not end"]],
  ])("judge %s", (svg, problems) => {
    expect(findVectorProblems(svg)).toEqual(problems);
  });
});
