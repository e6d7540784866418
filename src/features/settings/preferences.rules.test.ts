import { describe, expect, it } from "vitest";
import { DEFAULT_PREFERENCES, mergePreferences } from "./preferences.rules.ts";

describe("merging preferences", () => {
  it("changes the named fields only", () => {
    expect(mergePreferences(DEFAULT_PREFERENCES, { theme: "neon" })).toEqual({ ...DEFAULT_PREFERENCES, theme: "neon" });
    expect(mergePreferences(DEFAULT_PREFERENCES, {})).toEqual(DEFAULT_PREFERENCES);
  });

  it("keeps the notifications that were not named", () => {
    expect(mergePreferences(DEFAULT_PREFERENCES, { notifications: { rewards: false } }).notifications).toEqual({
      newContent: true,
      leaderboard: true,
      rewards: false,
    });
  });
});
