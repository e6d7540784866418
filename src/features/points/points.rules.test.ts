import { describe, expect, it } from "vitest";
import {
  countLeftToday,
  getDay,
  getMonthStart,
  getMonthYear,
  getNextDay,
  getTimeUntilReset,
  isMonthYear,
  listMonths,
  shiftMonth,
} from "./points.rules.ts";

describe("the month of the board", () => {
  it.each([
    ["2026-11", "2026-11-01T04:00:00.000Z"],
    ["2026-12", "2026-12-01T05:00:00.000Z"],
    ["2027-01", "2027-01-01T05:00:00.000Z"],
    ["2026-03", "2026-03-01T05:00:00.000Z"],
    ["2026-04", "2026-04-01T04:00:00.000Z"],
  ])("%s begins at %s and not a millisecond sooner", (month, start) => {
    expect(getMonthStart(month).toISOString()).toBe(start);
    expect(getMonthYear(new Date(start))).toBe(month);
    expect(getMonthYear(new Date(Date.parse(start) - 1))).toBe(shiftMonth(month, -1));
  });

  it.each([
    ["2026-11-01T03:59:59.999Z", "2026-10-31"],
    ["2026-11-01T04:00:00.000Z", "2026-11-01"],
    ["2026-11-02T04:59:59.999Z", "2026-11-01"],
    ["2026-03-08T23:00:00.000Z", "2026-03-08"],
  ])("%s lies on %s in New York", (moment, day) => {
    expect(getDay(new Date(moment))).toBe(day);
  });

  it.each([
    ["2026-11-20T14:00:00.000Z", "2026-11-21T05:00:00.000Z"],
    ["2026-11-21T04:59:59.999Z", "2026-11-21T05:00:00.000Z"],
    ["2026-11-21T05:00:00.000Z", "2026-11-22T05:00:00.000Z"],
    // The days on which the clock goes back and forward.
    ["2026-11-01T04:00:00.000Z", "2026-11-02T05:00:00.000Z"],
    ["2027-03-14T05:00:00.000Z", "2027-03-15T04:00:00.000Z"],
  ])("after %s the next day begins at %s", (moment, start) => {
    expect(getNextDay(new Date(moment)).toISOString()).toBe(start);
  });

  it.each([
    ["2026-01", -1, "2025-12"],
    ["2026-12", 1, "2027-01"],
    ["2026-11", -12, "2025-11"],
  ])("%s moved by %i is %s", (month, months, result) => {
    expect(shiftMonth(month, months)).toBe(result);
  });

  it("lists this month and those before it, newest first", () => {
    expect(listMonths("2026-02", 3)).toEqual(["2026-02", "2026-01", "2025-12"]);
  });

  it.each(["2026-13", "2026-00", "2026-1", "1999-12", "2026-11\n", "2026-11-01", "", "' OR 1=1"])(
    "does not take %j for a month",
    (text) => expect(isMonthYear(text)).toBe(false),
  );

  it.each([
    ["2026-11-20T14:00:00.000Z", { days: 10, hours: 15, minutes: 0 }],
    ["2026-12-01T04:59:59.999Z", { days: 0, hours: 0, minutes: 1 }],
    ["2026-12-01T05:00:00.000Z", { days: 31, hours: 0, minutes: 0 }],
    // The month in which the clock goes back has one hour more.
    ["2026-11-01T04:00:00.000Z", { days: 30, hours: 1, minutes: 0 }],
  ])("at %s the reset is %o away", (moment, left) => {
    expect(getTimeUntilReset(new Date(moment))).toEqual(left);
  });
});

describe("countLeftToday", () => {
  const now = new Date("2026-11-20T14:00:00.000Z");
  const done = (createdAt: string, actionType = "tweet_generated") => ({ actionType, createdAt });

  it.each([
    ["nothing done", [], 10],
    ["one today", [done("2026-11-20T05:00:00.000Z")], 9],
    ["one before New York's midnight", [done("2026-11-20T04:59:59.999Z")], 10],
    ["another action", [done("2026-11-20T13:00:00.000Z", "tweet")], 10],
    ["more than the cap", Array.from({ length: 12 }, () => done("2026-11-20T13:00:00.000Z")), 0],
  ])("with %s", (_name, entries, left) => {
    expect(countLeftToday("tweet_generated", entries, now)).toBe(left);
  });
});
