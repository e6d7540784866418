import type { ChangedPreferences, Preferences } from "./preferences.schema.ts";

export const DEFAULT_PREFERENCES: Preferences = {
  autoSaveContent: true,
  defaultPfpStyle: "cyberpunk",
  preferredTweetTone: "bullish",
  notifications: { newContent: true, leaderboard: true, rewards: true },
  theme: "cyberpunk",
  language: null,
};

/** The preferences with the changed fields in place; the notifications that were not named stay as they are. */
export function mergePreferences(preferences: Preferences, changed: ChangedPreferences): Preferences {
  return {
    ...preferences,
    ...changed,
    notifications: { ...preferences.notifications, ...changed.notifications },
  };
}
