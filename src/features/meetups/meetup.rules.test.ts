// About the default community.
import { describe, expect, it } from "vitest";
import { isTimeZone } from "#shared/zone-clock.ts";
import { readEventAt, readTags, toLocalInput } from "./meetup.rules.ts";

describe("the time of a meetup", () => {
  it.each([
    ["a time on the clocks of the place", "2026-12-24T19:30", "Asia/Kathmandu", "2026-12-24T13:45:00.000Z"],
    ["one with seconds", "2026-12-24T19:30:15", "Europe/Berlin", "2026-12-24T18:30:15.000Z"],
    ["one with an offset", "2026-12-24T19:30:00-05:00", "Asia/Tokyo", "2026-12-25T00:30:00.000Z"],
    ["one in UTC", "2026-12-24T19:30:00.000Z", "Asia/Tokyo", "2026-12-24T19:30:00.000Z"],
    ["one that the clocks skip, moved on by an hour", "2026-03-29T02:30", "Europe/Berlin", "2026-03-29T01:30:00.000Z"],
    ["one that the clocks show twice, the first", "2026-10-25T02:30", "Europe/Berlin", "2026-10-25T00:30:00.000Z"],
    ["a skipped half hour", "2026-10-04T02:15", "Australia/Lord_Howe", "2026-10-03T15:45:00.000Z"],
    ["a leap day", "2028-02-29T10:00", "UTC", "2028-02-29T10:00:00.000Z"],
  ])("is read from %s", (_name, eventAt, timeZone, expected) => {
    expect(readEventAt(eventAt, timeZone)?.toISOString()).toBe(expected);
  });

  it.each([
    "2026-02-30T10:00",
    "2027-02-29T10:00",
    "2026-13-01T10:00",
    "2026-00-10T10:00",
    "2026-01-01T24:00",
    "2026-01-01T10:60",
    "1999-01-01T10:00",
    "275760-01-01T10:00",
    "2026-01-01T10:00+25:00",
    "2026-01-01",
    "10:00",
    "",
  ])("is none in %s", (eventAt) => {
    expect(readEventAt(eventAt, "Europe/Berlin")).toBeUndefined();
  });

  it("is shown in the form as the clocks of the place show it", () => {
    expect(toLocalInput("2026-12-24T13:45:00.000Z", "Asia/Kathmandu")).toBe("2026-12-24T19:30");
    expect(toLocalInput("2026-12-24T23:00:00.000Z", "Europe/Berlin")).toBe("2026-12-25T00:00");
  });
});

describe("a time zone", () => {
  it.each([
    ["Asia/Kolkata", true],
    ["Asia/Calcutta", true],
    ["America/Argentina/Buenos_Aires", true],
    ["Etc/GMT+5", true],
    ["UTC", true],
    ["+01:00", false],
    ["Mars/Olympus", false],
    ["Europe/../Berlin", false],
    ["", false],
  ])("%s is known: %s", (name, isKnown) => {
    expect(isTimeZone(name)).toBe(isKnown);
  });
});

describe("the tags of a filter", () => {
  it.each([
    ["all", []],
    ["", []],
    ["shill-raid", ["shill-raid"]],
    ["launch-party, shill-raid", ["shill-raid", "launch-party"]],
    [["shill-raid", "shill-raid,all"], ["shill-raid"]],
    ["Shill-Raid", undefined],
    ["shill-raid,party", undefined],
  ])("%o mean %o", (tags, expected) => {
    expect(readTags(tags)).toEqual(expected);
  });
});
