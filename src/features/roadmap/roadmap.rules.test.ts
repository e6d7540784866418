import { describe, expect, test } from "vitest";
import { findCurrentQuarter, getQuarterState } from "./roadmap.rules.ts";

describe("the current quarter of a roadmap for 2026", () => {
  test.each([
    ["2025-12", -1],
    ["2026-01", 0],
    ["2026-03", 0],
    ["2026-04", 1],
    ["2026-06", 1],
    ["2026-07", 2],
    ["2026-10", 3],
    ["2026-12", 3],
    ["2027-01", 4],
  ])("in %s it is number %i", (month, quarter) => {
    expect(findCurrentQuarter(month, 2026)).toBe(quarter);
  });
});

describe("the states of the four quarters", () => {
  test.each([
    [-1, ["planned", "planned", "planned", "planned"]],
    [0, ["current", "planned", "planned", "planned"]],
    [2, ["completed", "completed", "current", "planned"]],
    [4, ["completed", "completed", "completed", "completed"]],
  ])("follow from the current one, %i", (currentQuarter, states) => {
    expect([0, 1, 2, 3].map((index) => getQuarterState(index, currentQuarter))).toEqual(states);
  });
});
