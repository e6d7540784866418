import { describe, expect, it } from "vitest";
import { formatDayNumber, formatOwnTime, formatTime, listZones } from "./meetup-dates.ts";

const LATE = "2026-11-28T18:00:00.000Z";

describe("dates of a meetup", () => {
  it("are those of the place", () => {
    expect(formatDayNumber(LATE, "Asia/Tokyo", "en")).toBe("29");
    expect(formatDayNumber(LATE, "America/Sao_Paulo", "en")).toBe("28");
    expect(formatTime(LATE, "Asia/Tokyo", "en")).toBe("03:00 GMT+9");
  });

  it("are told in the visitor's zone as well", () => {
    expect(formatOwnTime(LATE, "Europe/Berlin", "en")).toBe("Sat, Nov 28, 19:00");
  });

  it("have two digits even early in the month, and no unit after them", () => {
    expect(formatDayNumber("2026-12-03T11:00:00Z", "Asia/Tokyo", "en")).toBe("03");
    expect(formatDayNumber("2026-12-13T11:00:00Z", "Asia/Tokyo", "ja")).toBe("13");
  });

  it("fall back to UTC where the browser does not know the zone", () => {
    expect(formatTime(LATE, "Moon/Base_One", "en")).toBe("18:00 UTC");
  });

  it("can be entered in any zone, the visitor's own included", () => {
    expect(listZones("Etc/GMT-14")).toEqual(expect.arrayContaining(["Europe/Berlin", "UTC", "Etc/GMT-14"]));
  });
});
