import type { ChangedPreferences, Preferences } from "./preferences.schema.ts";

/** The preferences with the changed fields in place; the notifications that were not named stay as they are. */
export function mergePreferences(preferences: Preferences, changed: ChangedPreferences): Preferences {
  return {
    ...preferences,
    ...changed,
    notifications: { ...preferences.notifications, ...changed.notifications },
  };
}
