// About the default community.
import { describe, expect, it } from "vitest";
import { computeReward, coveredStake, parseAmount, totalPercent } from "./staking.rules.ts";

describe("the staking pool", () => {
  it("returns 11.25 % over the whole lock", () => {
    expect(totalPercent).toBe(11.25);
  });

  it.each([
    [10_000, { perDay: 75, total: 1125 }],
    [12_345, { perDay: 92.59, total: 1388.81 }],
    [1, { perDay: 0.01, total: 0.11 }],
    [0, { perDay: 0, total: 0 }],
  ])("pays for %i tokens %j", (stake, reward) => {
    expect(computeReward(stake)).toEqual(reward);
  });

  it("is funded for no more stake than its rewards cover", () => {
    expect(coveredStake).toBe(1_777_777);
    expect(computeReward(coveredStake).total).toBeLessThanOrEqual(200_000);
    expect(computeReward(coveredStake + 10).total).toBeGreaterThan(200_000);
  });
});

describe("parseAmount", () => {
  it.each([
    ["10000", 10_000],
    ["10,000", 10_000],
    [" 1 250 000 ", 1_250_000],
    ["10.000", 10_000],
    ["0", 0],
    ["", undefined],
    ["-5", undefined],
    ["ten", undefined],
    ["1e9", undefined],
    ["9999999999", 9_999_999_999],
    ["10000000000", undefined],
  ])("reads %o as %o", (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });
});
