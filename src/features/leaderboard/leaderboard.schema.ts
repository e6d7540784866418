import * as z from "zod/mini";
import { monthYearSchema } from "#features/points/points.schema.ts";
import { publicUserSchema } from "#features/users/users.schema.ts";

export const leaderboardQuerySchema = z.object({
  month: z.optional(monthYearSchema),
  filter: z._default(z.enum(["all"], "The filter can only be all"), "all"),
});

export const statsQuerySchema = z.object({ month: z.optional(monthYearSchema) });

const rankedEntrySchema = z.object({
  rank: z.int(),
  totalPoints: z.int(),
  /** The part of the total that the server saw being earned: the board is ordered by it first. */
  provenPoints: z.int(),
  user: publicUserSchema,
  /**
   * For ranks of the ladder with proven points; `to-claim` while the member lacks something that a prize needs. Once the
   * month is published it is what the member won, without a status.
   */
  prize: z.optional(z.object({ tokens: z.int(), status: z.optional(z.enum(["payable", "to-claim"])) })),
});

export const leaderboardSchema = z.object({
  leaderboard: z.array(rankedEntrySchema),
  monthYear: z.string(),
  filter: z.enum(["all"]),
});

const statsSchema = z.object({
  totalPoints: z.int(),
  provenPoints: z.int(),
  /** Days in a row up to now with a counted work, whichever month is asked for. */
  streak: z.int(),
  /** Null for members without points in the month and for staff, who are not ranked. */
  rank: z.nullable(z.int()),
  /** Tokens that the month gave; left out until it is published. */
  prize: z.optional(z.int()),
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
