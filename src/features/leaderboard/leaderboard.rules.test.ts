// About the default community.
import { describe, expect, it } from "vitest";
import { countPointsTo, countStreak, findPassed, getNextTier, getPrize, getTier } from "./leaderboard.rules.ts";

describe("prizes and tiers", () => {
  it.each([
    [1, 5000],
    [2, 3000],
    [3, 2000],
    [4, 1000],
    [10, 1000],
    [11, 0],
    [25, 0],
  ])("rank %i earns %i tokens", (rank, tokens) => expect(getPrize(rank)).toBe(tokens));

  it.each([
    [0, 0, 25],
    [24, 0, 25],
    [25, 25, 50],
    [49, 25, 50],
    [50, 50, 100],
    [99, 50, 100],
    [100, 100, undefined],
    [5000, 100, undefined],
  ])("%i points have passed %i and have %s before them", (points, passed, next) => {
    expect([getTier(points), getNextTier(points)]).toEqual([passed, next]);
  });
});

describe("countPointsTo", () => {
  it.each([
    ["more proven points", [10, 10], [17, 17], 8],
    ["the same, had first", [10, 10], [10, 10], 1],
    ["the same proven and more in all", [10, 10], [10, 14], 1],
    ["more proven, fewer in all", [10, 30], [17, 17], 7],
    ["more proven, as many in all once the gap is closed", [10, 14], [17, 21], 8],
  ])("behind %s", (_name, own, target, points) => {
    const toScore = ([provenPoints = 0, totalPoints = 0]: number[]) => ({ provenPoints, totalPoints });
    expect(countPointsTo(toScore(own), toScore(target))).toBe(points);
  });
});

describe("countStreak", () => {
  it.each([
    ["nothing yet", [], 0],
    ["today alone", ["2026-11-20"], 1],
    ["yesterday alone, today still empty", ["2026-11-19"], 1],
    ["three days up to today", ["2026-11-20", "2026-11-19", "2026-11-18"], 3],
    ["three days up to yesterday", ["2026-11-19", "2026-11-18", "2026-11-17"], 3],
    ["a gap", ["2026-11-20", "2026-11-18"], 1],
    ["the day before yesterday", ["2026-11-18", "2026-11-17"], 0],
  ])("%s", (_name, days, count) => {
    expect(countStreak(days, "2026-11-20")).toBe(count);
  });

  it("goes on through the end of a month, of a year, and the change of the clock", () => {
    expect(countStreak(["2027-01-01", "2026-12-31"], "2027-01-01")).toBe(2);
    expect(countStreak(["2026-11-02", "2026-11-01", "2026-10-31"], "2026-11-02")).toBe(3);
  });
});

describe("who was passed", () => {
  it.each([
    ["nobody while the order stays", "abc", "abc", {}],
    ["nobody by a first look", "", "abc", {}],
    ["the one who changed places", "ab", "ba", { b: "a" }],
    ["everybody whom somebody new stands before", "ab", "cab", { c: "ab" }],
    ["nobody by who moved up as somebody left", "abc", "bc", {}],
    ["each by each", "abc", "cba", { c: "ba", b: "a" }],
  ])("is %s", (_who, before, after, expected) => {
    const found = findPassed([...before], [...after]).map(({ by, passed }) => [by, passed.join("")]);
    expect(Object.fromEntries(found)).toEqual(expected);
  });
});
