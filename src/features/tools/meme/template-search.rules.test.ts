import { expect, it } from "vitest";
import { matchesName } from "./template-search.rules.ts";

it.each([
  ["Bullish chart", "", true],
  ["Bullish chart", "  ", true],
  ["Bullish chart", "CHART", true],
  ["Bullish chart", "char bull", true],
  ["Bullish chart", "art", false],
  ["Bullish chart", "chart moon", false],
  ["Café at night", "cafe", true],
])("%s is found by “%s”: %s", (name, search, expected) => expect(matchesName(name, search)).toBe(expected));
