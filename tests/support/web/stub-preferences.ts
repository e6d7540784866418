import { DEFAULT_PREFERENCES } from "#features/settings/preferences.rules.ts";
import { type Preferences, preferencesAnswerSchema } from "#features/settings/preferences.schema.ts";
import type { User } from "#features/users/users.schema.ts";
import { type ApiStubs, answer } from "./stub-api.ts";

/** Every page may ask for a member's preferences. */
export function stubPreferences(user: User | null, preferences: Preferences = DEFAULT_PREFERENCES): ApiStubs {
  if (user === null) return {};
  return { [`GET /api/users/${user.id}/preferences`]: answer(preferencesAnswerSchema, { preferences }) };
}
