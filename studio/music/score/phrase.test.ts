import { describe, expect, it } from "vitest";
import { parsePhrase } from "./phrase.ts";

describe("parsePhrase", () => {
  it("places notes one after the other and skips rests", () => {
    expect(parsePhrase("0:4 r:4 -1:8 | 7:16")).toEqual({
      bars: 2,
      notes: [
        { step: 0, steps: 4, degree: 0 },
        { step: 8, steps: 8, degree: -1 },
        { step: 16, steps: 16, degree: 7 },
      ],
    });
  });

  it("refuses a bar that does not add up and says which", () => {
    expect(() => parsePhrase("0:16 | 0:15")).toThrow("bar 2");
  });

  it("refuses a word that is not a note", () => {
    expect(() => parsePhrase("c4:16")).toThrow('"c4:16" is not a note');
  });
});
