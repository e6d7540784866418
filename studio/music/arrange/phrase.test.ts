import { describe, expect, it } from "vitest";
import { parsePhrase } from "./phrase.ts";
import { readPlan } from "./phrase-plan.ts";

describe("parsePhrase", () => {
  it("reads degrees, lengths, rests and words, bar by bar", () => {
    expect(parsePhrase("0:4 r:4 zip/-1:8 | 7:16", 16)).toEqual({
      bars: 2,
      notes: [
        { step: 0, steps: 4, degree: 0, syllable: undefined },
        { step: 8, steps: 8, degree: -1, syllable: "zIp" },
        { step: 16, steps: 16, degree: 7, syllable: undefined },
      ],
    });
  });

  it("refuses what is no note, what nobody can sing, and a bar that does not add up", () => {
    expect(() => parsePhrase("0:4 x:12", 16)).toThrow('"x:12" is not a note');
    expect(() => parsePhrase("xylophone/0:16", 16)).toThrow('"xylophone"');
    expect(() => parsePhrase("0:12", 16)).toThrow("12 sixteenths");
    expect(parsePhrase("0:12", 12).bars).toBe(1);
  });
});

describe("readPlan", () => {
  const phrases = { a: "0:4 2:4 4:4 2:4 | 4:2 5:2 4:4 2:2 1:2 0:4" };
  const read = (plan: string) => readPlan(plan, phrases, 16)[0]?.notes ?? [];
  const rhythm = (plan: string) => read(plan).map(({ step }) => step);

  it("lays phrases and rests end to end", () => {
    expect(readPlan("a - -1 a", phrases, 16).map(({ bars }) => bars)).toEqual([2, 2, 1, 2]);
  });

  it("moves a phrase by steps and octaves without touching its rhythm", () => {
    for (const [plan, degree] of [
      ["a+", 1],
      ["a,", -1],
      ["a^", 7],
      ["a_", -7],
    ] as const) {
      expect(read(plan)[0]?.degree).toBe(degree);
      expect(rhythm(plan)).toEqual(rhythm("a"));
    }
  });

  it("changes the rhythm when it ends otherwise, ornaments, pushes or thins out", () => {
    const plain = rhythm("a").join();
    const changed = ["a'", "a~", "a>", "a%"].map((plan) => rhythm(plan).join());
    expect(new Set([plain, ...changed]).size).toBe(5);
  });

  it("comes to rest on the nearest tonic when it closes", () => {
    expect(read("a.").at(-1)).toMatchObject({ step: 24, steps: 8, degree: 0 });
  });

  it("never lets notes of one line overlap", () => {
    for (const plan of ["a'", "a~", "a>", "a%", "a.", "a~'", "a>~"]) {
      const notes = read(plan);
      for (const [index, note] of notes.slice(1).entries()) {
        const before = notes[index];
        expect((before?.step ?? 0) + (before?.steps ?? 0), plan).toBeLessThanOrEqual(note.step);
      }
    }
  });

  it("refuses a name or a sign it does not know", () => {
    expect(() => read("b")).toThrow('"b" names no phrase');
    expect(() => read("a!")).toThrow('"!"');
  });
});
