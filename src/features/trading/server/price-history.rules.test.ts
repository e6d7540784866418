import { describe, expect, it } from "vitest";
import { computeChange, computeSparkline, findDayAgo, type Snapshot } from "./price-history.rules.ts";

const NOW = new Date("2026-11-20T12:00:00.000Z");
const HOUR_MS = 3_600_000;

function takeSnapshot(hoursAgo: number, priceUsd = 1): Snapshot {
  return { takenAt: new Date(NOW.getTime() - hoursAgo * HOUR_MS), priceUsd, marketCapUsd: null, volumeUsd: null };
}

describe("findDayAgo", () => {
  it.each([
    [[24.1, 23.7, 12], 24.1],
    [[25, 12], 25],
    [[23.1, 1], 23.1],
    [[22.9, 1], undefined],
    [[25.1], undefined],
    [[], undefined],
  ])("of snapshots %j hours old is the one %j hours old", (ages, age) => {
    const found = findDayAgo(
      ages.map((hours) => takeSnapshot(hours)),
      NOW,
    );
    expect(found && (NOW.getTime() - found.takenAt.getTime()) / HOUR_MS).toBe(age);
  });
});

describe("computeChange", () => {
  it.each([
    [110, 100, 10],
    [50, 100, -50],
    [100, 100, 0],
    [100, 0, null],
    [100, null, null],
    [100, undefined, null],
    [null, 100, null],
  ])("from %j to %j is %j", (now, before, change) => {
    const computed = computeChange(now, before);
    if (change === null) expect(computed).toBeNull();
    else expect(computed).toBeCloseTo(change);
  });
});

describe("computeSparkline", () => {
  it("ends with the price of now and leaves out the time before the first snapshot", () => {
    expect(computeSparkline([takeSnapshot(0.5, 2), takeSnapshot(0.25, 4)], { priceUsd: 3, now: NOW })).toEqual([
      0, 100, 50,
    ]);
    expect(computeSparkline([], { priceUsd: 3, now: NOW })).toEqual([50]);
  });

  it("draws a straight line over a gap", () => {
    expect(computeSparkline([takeSnapshot(1, 1)], { priceUsd: 5, now: NOW })).toEqual([0, 25, 50, 75, 100]);
  });

  it("has 97 points for a day and ignores what is older or in the future", () => {
    const snapshots = Array.from({ length: 400 }, (_, index) => takeSnapshot(index / 12 - 1, 1 + index));
    const points = computeSparkline(snapshots, { priceUsd: 7, now: NOW });
    expect(points).toHaveLength(97);
    expect([Math.min(...points), Math.max(...points)]).toEqual([0, 100]);
  });

  it("is a level line for a price that does not move", () => {
    expect(computeSparkline([takeSnapshot(0.25, 3)], { priceUsd: 3, now: NOW })).toEqual([50, 50]);
  });
});
