import { describe, expect, it } from "vitest";
import { formatAge } from "./format-age.ts";

const now = new Date("2026-11-20T12:00:00");

function format(date: string, locale = "en"): string {
  return formatAge(new Date(date), { now, locale });
}

describe("the age of a thing", () => {
  it("says how long ago while it is fresh", () => {
    expect(format("2026-11-20T11:59:40")).toBe("now");
    expect(format("2026-11-20T11:45:00")).toBe("15m ago");
    expect(format("2026-11-20T09:30:00")).toBe("2h ago");
    expect(format("2026-11-19T09:00:00")).toBe("yesterday");
  });

  it("then names the day, and the year when it is another one", () => {
    expect(format("2026-11-17T09:00:00")).toBe("Nov 17");
    expect(format("2025-11-17T09:00:00")).toBe("Nov 17, 2025");
  });

  it("speaks the visitor's language", () => {
    expect(format("2026-11-19T09:00:00", "de")).toBe("gestern");
    expect(format("2026-11-17T09:00:00", "fr")).toBe("17 nov.");
  });

  it.each([
    ["fr", "il y a 15 min"],
    ["ru", "15 мин. назад"],
    ["de", "vor 15 Min."],
    ["tr", "15 dk. önce"],
  ])("says minutes in %s as its readers do: %s", (locale, age) => {
    expect(format("2026-11-20T11:45:00", locale).replace(/\s/g, " ")).toBe(age);
  });

  it("takes a clock that runs ahead for the present", () => {
    expect(format("2026-11-20T12:03:00")).toBe("now");
  });
});
