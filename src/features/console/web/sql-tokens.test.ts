import { describe, expect, it } from "vitest";
import { readSqlTokens } from "./sql-tokens.ts";

describe("the pieces of a query", () => {
  it("have their kinds", () => {
    const kinds = readSqlTokens("SELECT a1, 'it''s' -- why\nFROM t LIMIT 5")
      .filter(({ value }) => value.trim() !== "")
      .map(({ kind, value }) => `${kind} ${value.trim()}`);
    expect(kinds).toEqual([
      "keyword SELECT",
      "plain a1",
      "plain ,",
      "text 'it''s'",
      "comment -- why",
      "keyword FROM",
      "plain t",
      "keyword LIMIT",
      "number 5",
    ]);
  });

  it.each([
    "SELECT 1",
    "'open",
    "/* open",
    "a-b/c--d\n/*e*/ f",
    "§ € 🎒 ünïcode x'y 1.5e3 1a _b $1 \"q\" - / ' ''",
    "",
    "- - / / '' 0x1f 1..2",
  ])("together are the query itself: %j", (query) => {
    const joined = readSqlTokens(query)
      .map(({ value }) => value)
      .join("");
    expect(joined).toBe(query);
  });
});
