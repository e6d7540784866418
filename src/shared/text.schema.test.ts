import { describe, expect, it } from "vitest";
import { optionalText, requiredText, safeText } from "./text.schema.ts";
import { clipMarks, countCodePoints } from "./text.ts";

describe("safeText", () => {
  it.each([
    ["three letters", "abc", true],
    ["three emoji", "💰💰💰", true],
    ["a line break and a tab", "a\n\t", true],
    ["four letters", "abcd", false],
    ["NUL", "a\0", false],
    ["an escape character", "a\u001B", false],
    ["half an emoji", "a\uD83D", false],
    ["a carriage return", "a\r", false],
    ["a sign that turns the writing direction", "a\u202e", false],
    ["the mark that Arabic keyboards type", "\u0627\u200f", true],
  ])("of three takes %s: %j is %s", (_name, text, isTaken) => {
    expect(safeText(3).safeParse(text).success).toBe(isTaken);
  });
});

describe("countCodePoints", () => {
  it("counts an emoji as one", () => {
    expect(countCodePoints("a💰")).toBe(2);
  });
});

const ZALGO = `Z${"\u0335\u0301\u0328\u0334".repeat(18)}`;

describe("clipMarks", () => {
  it.each([
    ["72 marks on one letter", ZALGO, "Z\u0335\u0301\u0328\u0334"],
    [
      "marks with invisible signs between them",
      `a${"\u0301\u200d".repeat(9)}b`,
      `a${"\u0301\u200d".repeat(4)}${"\u200d".repeat(5)}b`,
    ],
    ["marks on nothing", "\u0301".repeat(70), "\u0301".repeat(4)],
    ["rings around a sign", `a${"\u20dd".repeat(9)}`, `a${"\u20dd".repeat(4)}`],
    ["Vietnamese", "Tie\u0302\u0301ng Vie\u0323\u0302t", "Tie\u0302\u0301ng Vie\u0323\u0302t"],
    ["Hindi", "\u0915\u093c\u094d\u0930\u093f\u0902\u0926\u0940", "\u0915\u093c\u094d\u0930\u093f\u0902\u0926\u0940"],
    ["Hebrew with points", "\u05e9\u05c1\u05b8\u05dc\u05d5\u05b9\u05dd", "\u05e9\u05c1\u05b8\u05dc\u05d5\u05b9\u05dd"],
    ["Thai", "\u0e19\u0e49\u0e33\u0e17\u0e35\u0e48", "\u0e19\u0e49\u0e33\u0e17\u0e35\u0e48"],
    ["a family and a flag", "👩🏽‍❤️‍💋‍👨🏿 🏴󠁧󠁢󠁳󠁣󠁴󠁿 1️⃣", "👩🏽‍❤️‍💋‍👨🏿 🏴󠁧󠁢󠁳󠁣󠁴󠁿 1️⃣"],
  ])("of %s", (_, text, clipped) => {
    expect(clipMarks(text)).toBe(clipped);
    expect(clipMarks(clipped)).toBe(clipped);
  });

  it.each([
    ["a title", requiredText(80, "Give it a title")],
    ["any text", safeText(80)],
    ["a text that may be missing", optionalText(80)],
  ])("is done to %s before it is counted", (_, schema) => {
    expect(schema.parse(ZALGO.repeat(9))).toBe("Z\u0335\u0301\u0328\u0334".repeat(9));
  });
});
