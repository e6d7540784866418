import { describe, expect, it } from "vitest";
import { safeText } from "./text.schema.ts";
import { countCodePoints } from "./text.ts";

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
