import { describe, expect, it } from "vitest";
import { getPrize, getTier } from "./leaderboard.rules.ts";

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
    [0, 0],
    [24, 0],
    [25, 1],
    [49, 1],
    [50, 2],
    [99, 2],
    [100, 3],
    [5000, 3],
  ])("%i points light %i teeth", (points, teeth) => expect(getTier(points)).toBe(teeth));
});
