import * as z from "zod/mini";
import { LANGUAGE_CODES } from "#shared/languages.ts";
import { PFP_STYLES, THEMES, TWEET_TONES } from "./preferences.catalog.ts";

const notificationsSchema = z.object({
  newContent: z.boolean(),
  leaderboard: z.boolean(),
  rewards: z.boolean(),
});

const preferencesSchema = z.object({
  autoSaveContent: z.boolean(),
  defaultPfpStyle: z.enum(PFP_STYLES),
  preferredTweetTone: z.enum(TWEET_TONES),
  notifications: notificationsSchema,
  theme: z.enum(THEMES),
  /** In which letters come; null until one was chosen. */
  language: z.nullable(z.enum(LANGUAGE_CODES)),
});

export type Preferences = z.infer<typeof preferencesSchema>;

/** The changed fields only; an unknown one is refused, so that a misspelt name cannot pass for a saved one. */
export const changedPreferencesSchema = z.strictObject({
  autoSaveContent: z.optional(z.boolean()),
  defaultPfpStyle: z.optional(z.enum(PFP_STYLES)),
  preferredTweetTone: z.optional(z.enum(TWEET_TONES)),
  notifications: z.optional(
    z.strictObject({
      newContent: z.optional(z.boolean()),
      leaderboard: z.optional(z.boolean()),
      rewards: z.optional(z.boolean()),
    }),
  ),
  theme: z.optional(z.enum(THEMES)),
  language: z.optional(z.enum(LANGUAGE_CODES)),
});

export type ChangedPreferences = z.infer<typeof changedPreferencesSchema>;

export const preferencesAnswerSchema = z.object({ preferences: preferencesSchema });
