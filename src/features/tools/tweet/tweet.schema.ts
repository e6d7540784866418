import * as z from "zod/mini";
import { awardSchema } from "#features/points/points.schema.ts";
import { TWEET_TONES } from "#features/settings/preferences.catalog.ts";

/** Variants that one pull gives at most. */
export const TWEET_VARIANTS = 3;
/** Longest id a caller may claim, in characters. */
const USER_ID_MAX = 64;

export const generateTweetSchema = z.object({
  userId: z.optional(z.nullable(z.string().check(z.maxLength(USER_ID_MAX)))),
  tone: z.optional(z.enum(TWEET_TONES, `Pick one of these tones: ${TWEET_TONES.join(", ")}`)),
});

export const generatedTweetSchema = z.object({
  tweet: z.string(),
  /** The tweet and its alternatives, best first. */
  variants: z.array(z.string()).check(z.minLength(1), z.maxLength(TWEET_VARIANTS)),
  source: z.enum(["model", "grammar"]),
  /** What the pull earned the member; null for a visitor. */
  points: z.nullable(awardSchema),
  /** With which a member's share of it counts. */
  receiptId: z.optional(z.string()),
});

export type GeneratedTweet = z.infer<typeof generatedTweetSchema>;
