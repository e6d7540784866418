import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findVotingGap, getWeek, getWeekEnd, getWeekStart, listEndedWeeks } from "./wall.rules.ts";

describe("a week of the wall", () => {
  it.each([
    ["a Wednesday", "2026-11-18T12:00:00Z", "2026-W47"],
    ["Sunday night in New York, Monday in London", "2026-11-23T04:59:59Z", "2026-W47"],
    ["Monday's midnight in New York", "2026-11-23T05:00:00Z", "2026-W48"],
    ["Monday's midnight in summer", "2026-07-06T04:00:00Z", "2026-W28"],
    ["the Sunday on which the clocks go back", "2026-11-01T23:00:00Z", "2026-W44"],
    ["the Monday after", "2026-11-02T05:00:00Z", "2026-W45"],
    ["a January day that belongs to the old year", "2027-01-02T12:00:00Z", "2026-W53"],
    ["a December day that belongs to the new year", "2025-12-30T12:00:00Z", "2026-W01"],
  ])("of %s", (_name, moment, week) => expect(getWeek(new Date(moment))).toBe(week));

  it.each([
    ["2026-W47", "2026-11-16T05:00:00.000Z"],
    ["2026-W28", "2026-07-06T04:00:00.000Z"],
    // The clocks go forward on the Sunday before, and back on the other.
    ["2026-W11", "2026-03-09T04:00:00.000Z"],
    ["2026-W45", "2026-11-02T05:00:00.000Z"],
    ["2026-W53", "2026-12-28T05:00:00.000Z"],
  ])("%s begins at %s", (week, start) => expect(getWeekStart(week).toISOString()).toBe(start));

  it("holds every moment between its start and the next one's, of which it ends at the first", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date("2024-01-01"), max: new Date("2030-01-01"), noInvalidDate: true }),
        (moment) => {
          const week = getWeek(moment);
          const end = getWeekEnd(week);
          expect(getWeekStart(week) <= moment && moment < end).toBe(true);
          expect(getWeek(end)).not.toBe(week);
          expect(getWeek(new Date(end.getTime() - 1))).toBe(week);
          expect(listEndedWeeks(end, 1)).toEqual([week]);
        },
      ),
    );
  });

  it("lists those that have ended, the oldest first, across a change of year", () => {
    expect(listEndedWeeks(new Date("2027-01-12T12:00:00Z"), 3)).toEqual(["2026-W52", "2026-W53", "2027-W01"]);
  });
});

describe("who can vote", () => {
  const now = new Date("2026-11-22T12:00:00Z");
  it.each([
    ["nobody on the first day", "2026-11-22T00:00:00Z", true, "account-age"],
    ["nobody a second too early", "2026-11-19T12:00:01Z", true, "account-age"],
    ["a member of three days with a work", "2026-11-19T12:00:00Z", true, undefined],
    ["no member without a work", "2026-01-01T00:00:00Z", false, "proven-work"],
  ])("%s", (_name, createdAt, hasProvenWork, gap) => {
    expect(findVotingGap({ createdAt: new Date(createdAt), hasProvenWork }, now)).toBe(gap);
  });
});
