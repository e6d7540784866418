import { describe, expect, it } from "vitest";
import { listPassedSteps, listReportDays, readTimestamp } from "./analytics.rules.ts";

const now = new Date("2026-11-20T12:00:00Z");

describe("readTimestamp", () => {
  it.each([
    ["2026-11-20T12:00:00Z", "2026-11-20T12:00:00.000Z"],
    ["2026-11-20T11:59:30.250Z", "2026-11-20T11:59:30.250Z"],
    ["2026-11-20T14:00:00+02:30", "2026-11-20T11:30:00.000Z"],
    ["2026-11-19T12:00:00Z", "2026-11-19T12:00:00.000Z"],
    ["2026-11-20T12:05:00Z", "2026-11-20T12:00:00.000Z"],
    ["2026-11-21T12:00:00Z", "2026-11-20T12:00:00.000Z"],
    ["2026-11-19T11:59:59Z", undefined],
    ["2026-11-21T12:00:01Z", undefined],
    ["9999-12-31T23:59:59Z", undefined],
    ["1970-01-01T00:00:00Z", undefined],
    ["soon", undefined],
  ])("takes %s for %s", (timestamp, moment) => {
    expect(readTimestamp(timestamp, now)?.toISOString()).toBe(moment);
  });
});

describe("listPassedSteps", () => {
  it.each([
    [0, 0, []],
    [0, 24.9, []],
    [0, 25, [25]],
    [0, 80, [25, 50, 75]],
    [75, 100, [100]],
    [0, 100.4, [25, 50, 75, 100]],
    [50, 30, []],
    [100, 100, []],
  ])("from %d to %d are %j", (reached, depth, steps) => {
    expect(listPassedSteps(reached, depth)).toEqual(steps);
  });
});

it("the report's days end with today and leave none out", () => {
  const days = listReportDays(new Date("2026-03-15T00:00:01Z"));
  expect([days.length, new Set(days).size, days[0], days.at(-1)]).toEqual([30, 30, "2026-02-14", "2026-03-15"]);
});
