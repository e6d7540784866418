import { describe, expect, it } from "vitest";
import { wordValues } from "./notification-words.rules.ts";
import { getPulseDelay, listConcernedPaths, PULSE_EVERY_MS } from "./notifications.rules.ts";

describe("the time between two looks", () => {
  it.each([
    [0, 8],
    [1, 16],
    [2, 32],
    [4, 128],
    [40, 128],
  ])("after %i failures is %i seconds", (failures, seconds) => {
    expect(getPulseDelay(failures)).toBe(seconds * 1000);
  });

  it("lets news arrive within ten seconds", () => {
    expect(PULSE_EVERY_MS).toBeLessThan(10_000);
  });
});

describe("what news concern", () => {
  it.each([
    [
      ["meetups.rsvp", "meetups.changed"],
      ["/api/meetups", "/api/users/7/meetups"],
    ],
    [["engagement.award"], ["/api/engagement", "/api/users/7/engagement", "/api/leaderboard", "/api/users/7/stats"]],
    [[], []],
  ])("of %j is read at %j", (kinds, paths) => {
    const entries = kinds.map((kind) => ({ kind }));
    expect(listConcernedPaths(entries, "7")).toEqual(paths);
  });
});

describe("what is filled into a sentence", () => {
  const said = { locale: "en", somebody: "Somebody", untitled: "something" };

  it("names who did it, or somebody, and lets no name turn the sentence", () => {
    const entry = { values: { title: "עברית", points: 5 }, count: 2, actor: "deadcat" };
    const values = { title: "\u2068עברית\u2069", points: 5, count: 2 };
    expect(wordValues(entry, said)).toEqual({ ...values, actor: "\u2068@deadcat\u2069" });
    expect(wordValues({ ...entry, actor: null }, said)).toEqual({ ...values, actor: "Somebody" });
  });

  it("names what has no title", () => {
    expect(wordValues({ values: { title: "" }, count: 1, actor: null }, said)).toMatchObject({ title: "something" });
  });

  it("names a month as the reader does", () => {
    const entry = { values: { month: "2026-10" }, count: 1, actor: null };
    expect(wordValues(entry, said)).toMatchObject({ month: "October 2026" });
    expect(wordValues(entry, { ...said, locale: "de" })).toMatchObject({ month: "Oktober 2026" });
  });
});
