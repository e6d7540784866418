import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { TextSpot } from "./meme.rules.ts";
import type { Size } from "./meme-bounds.rules.ts";
import { fitText, toCapitals } from "./meme-text.rules.ts";

/** A face whose letters are all half as wide as they are tall. */
const measure = (text: string) => [...text].length * 0.5;
const WIDE: Size = { width: 400, height: 300 };
const SQUARE: Size = { width: 600, height: 600 };
const SENTENCE = "NOBODY ASKED THE VILLAIN WHAT HE KEEPS IN THE BAG AND SO ";

function layOut(text: string, size = SQUARE, spot: TextSpot = "top") {
  return fitText(text, { spot, size, measure });
}

describe("a text on a meme", () => {
  it.each([
    ["1 character", "A"],
    ["20 characters", "I SAID I WOULD SELL."],
    ["200 characters", SENTENCE.repeat(4).slice(0, 200)],
    ["200 characters without a space", "Z".repeat(200)],
  ])("of %s stays inside its box on both sizes", (_what, text) => {
    for (const size of [WIDE, SQUARE]) {
      for (const spot of ["top", "center", "bottom"] as const) {
        const { lines, fontSize, width, height } = layOut(text, size, spot);
        expect(lines.join(" ").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
        expect(width).toBeLessThanOrEqual(size.width * 0.92 + 0.01);
        expect(height).toBeLessThanOrEqual(size.height * 0.3 + 0.01);
        expect(fontSize).toBeGreaterThanOrEqual(10);
      }
    }
  });

  it("of one letter does not shout the picture down", () => {
    expect(layOut("A").fontSize).toBeCloseTo(78);
  });

  it("stays on one line as long as its letters remain large", () => {
    expect(layOut("I SAID I WOULD SELL").lines).toHaveLength(1);
    expect(layOut(SENTENCE.trim()).lines.length).toBeGreaterThan(1);
  });

  it("shrinks a long word before it cuts one", () => {
    expect(layOut("SUPERCALIFRAGILISTIC").lines).toEqual(["SUPERCALIFRAGILISTIC"]);
  });

  it("cuts between letters as a reader sees them", () => {
    const family = "👩‍👩‍👧";
    const { lines } = fitText(family.repeat(120), { spot: "top", size: SQUARE, measure: (text) => text.length / 8 });
    for (const line of lines) expect(line.replaceAll(family, "")).toBe("");
  });

  it("takes more room between lines for scripts with tall letters", () => {
    const latin = layOut(SENTENCE.repeat(2));
    const hindi = layOut("खलनायक ".repeat(20));
    expect(latin.lineStep / latin.fontSize).toBeCloseTo(0.94);
    expect(hindi.lineStep / hindi.fontSize).toBeCloseTo(1.3);
  });

  it("gives no lines without words", () => {
    expect(layOut("")).toMatchObject({ lines: [], width: 0, height: 0 });
  });

  it("keeps every word and never leaves the box, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (typed) => {
        const text = toCapitals(typed, "en");
        const { lines, width } = layOut(text, WIDE, "bottom");
        expect(lines.join("").replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
        expect(width).toBeLessThanOrEqual(400 * 0.92 + 0.01);
      }),
      { numRuns: 200 },
    );
  });
});

describe("capitals", () => {
  it.each([
    ["zip it", "en", "ZIP IT"],
    [" straße ", "de", "STRASSE"],
    ["istanbul", "tr", "İSTANBUL"],
    ["when it dips", "tr", "WHEN IT DIPS"],
    ["ışık bizde", "en", "IŞIK BİZDE"],
    ["الحقيبة", "ar", "الحقيبة"],
  ])("of %s in %s", (text, locale, expected) => {
    expect(toCapitals(text, locale)).toBe(expected);
  });
});
