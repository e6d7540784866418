import { describe, expect, it } from "vitest";
import { findDigestDay } from "./letters.rules.ts";

describe("the day of a daily letter", () => {
  it.each([
    ["in the morning of the member's zone", "2026-11-20T08:00:00Z", "UTC", null, "2026-11-20"],
    ["not before it", "2026-11-20T07:59:00Z", "UTC", null, undefined],
    ["not twice a day", "2026-11-20T20:00:00Z", "UTC", "2026-11-20", undefined],
    ["the next one in the next morning", "2026-11-21T08:00:00Z", "UTC", "2026-11-20", "2026-11-21"],
    ["while it is still yesterday elsewhere", "2026-11-20T23:00:00Z", "Asia/Tokyo", "2026-11-20", "2026-11-21"],
    ["not again after a move to the west", "2026-11-21T03:00:00Z", "America/New_York", "2026-11-21", undefined],
  ])("is %s", (_when, now, timeZone, digestDay, expected) => {
    expect(findDigestDay({ timeZone, digestDay }, new Date(now))).toBe(expected);
  });
});
