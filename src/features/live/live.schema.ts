import * as z from "zod/mini";

/** What pages are told of as it changes, beside what they ask for by themselves. */
export const LIVE_TOPICS = ["leaderboard", "prices"] as const;
export type LiveTopicName = (typeof LIVE_TOPICS)[number];

const NAMES = new Set<string>(LIVE_TOPICS);

export const liveQuerySchema = z.object({
  /** Names of topics, with commas between them. */
  topics: z.string().check(
    z.maxLength(100, "Name at most all topics"),
    z.refine((text) => text.split(",").every((name) => NAMES.has(name)), "Name topics that there are"),
  ),
});
