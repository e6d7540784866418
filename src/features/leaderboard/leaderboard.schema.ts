import * as z from "zod/mini";
import { publicUserSchema } from "#features/users/users.schema.ts";
import { isMonthYear } from "./leaderboard.rules.ts";

/** Actions that a browser may report. */
export const awardableActions = ["tweet", "meme_generated", "pfp_generated", "meme_shared"] as const;
/** Actions whose points only the server gives: when the work is done, or by an administrator. */
const serverActions = ["tweet_generated", "community_engagement"] as const;

export type AwardableAction = (typeof awardableActions)[number];

/** Why an action earned nothing; the page says it kindly. */
const awardRefusalSchema = z.enum(["daily-cap", "duplicate", "cooldown"]);
export type AwardRefusal = z.infer<typeof awardRefusalSchema>;

const actionTypeSchema = z.enum(
  [...awardableActions, ...serverActions],
  "This action earns no points: send one of tweet, meme_generated, pfp_generated or meme_shared",
);

export const trackActionSchema = z.object({ userId: z.string(), actionType: actionTypeSchema });

/** What a browser thinks the action is worth is taken and never read: the points come from the pack. */
export const recordActionSchema = z.object({ ...trackActionSchema.shape, points: z.optional(z.unknown()) });

export const awardSchema = z.object({
  awarded: z.int(),
  totalPoints: z.int(),
  reason: z.optional(awardRefusalSchema),
});

const monthYearSchema = z.string().check(z.refine(isMonthYear, "The month must look like 2026-11"));

export const leaderboardQuerySchema = z.object({
  month: z.optional(monthYearSchema),
  filter: z._default(z.enum(["all"], "The filter can only be all"), "all"),
});

export const statsQuerySchema = z.object({ month: z.optional(monthYearSchema) });

const rankedEntrySchema = z.object({
  rank: z.int(),
  totalPoints: z.int(),
  user: publicUserSchema,
});

export const leaderboardSchema = z.object({
  leaderboard: z.array(rankedEntrySchema),
  monthYear: z.string(),
  filter: z.enum(["all"]),
});

const statsSchema = z.object({
  totalPoints: z.int(),
  /** Null for members without points in the month and for staff, who are not ranked. */
  rank: z.nullable(z.int()),
  /** The newest 100. */
  entries: z.array(z.object({ actionType: z.string(), points: z.int(), createdAt: z.string() })),
  /** The whole month, most points first. */
  byAction: z.array(z.object({ actionType: z.string(), count: z.int(), points: z.int() })),
});

export const userStatsSchema = z.object({ stats: statsSchema, monthYear: z.string() });

export type RankedEntry = z.infer<typeof rankedEntrySchema>;
export type Leaderboard = z.infer<typeof leaderboardSchema>;
export type Stats = z.infer<typeof statsSchema>;
export type UserStats = z.infer<typeof userStatsSchema>;
