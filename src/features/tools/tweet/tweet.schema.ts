import * as z from "zod/mini";
import { awardSchema } from "#features/points/points.schema.ts";
import { TWEET_TONES } from "#features/settings/preferences.catalog.ts";
import { LANGUAGE_CODES } from "#shared/languages.ts";
import { THREAD_POSTS_MAX, THREAD_POSTS_MIN, TOPIC_MAX } from "./tweet.rules.ts";

/** Variants that one pull gives at most. */
export const TWEET_VARIANTS = 3;
/** Longest id a caller may claim, in characters. */
const USER_ID_MAX = 64;

export const generateTweetSchema = z.object({
  userId: z.optional(z.nullable(z.string().check(z.maxLength(USER_ID_MAX)))),
  tone: z.optional(z.enum(TWEET_TONES, `Pick one of these tones: ${TWEET_TONES.join(", ")}`)),
  /** In which the variants are written; English where it is not said. */
  language: z.optional(z.nullable(z.enum(LANGUAGE_CODES))),
  /** What the variants are about. */
  topic: z.optional(z.nullable(z.string().check(z.maxLength(TOPIC_MAX)))),
  /** For a thread: how many posts it has. */
  posts: z.optional(z.nullable(z.int().check(z.gte(THREAD_POSTS_MIN), z.lte(THREAD_POSTS_MAX)))),
});

export const generatedTweetSchema = z.object({
  tweet: z.string(),
  /** The tweet and its alternatives, best first. */
  variants: z.array(z.string()).check(z.minLength(1), z.maxLength(TWEET_VARIANTS)),
  /** The posts of the thread that was asked for, in order; the first one is the tweet. */
  thread: z.optional(z.array(z.string()).check(z.minLength(THREAD_POSTS_MIN), z.maxLength(THREAD_POSTS_MAX))),
  /** Whether the topic that was sent is one: links, handles, other tokens and promises are none. */
  isOnTopic: z.optional(z.boolean()),
  source: z.enum(["model", "grammar"]),
  /** What the pull earned the member; null for a visitor. */
  points: z.nullable(awardSchema),
  /** With which a member's share of it counts. */
  receiptId: z.optional(z.string()),
});

export type GeneratedTweet = z.infer<typeof generatedTweetSchema>;
