import * as z from "zod/mini";
import { requiredText } from "#shared/text.schema.ts";
import { AWARD_POINTS_MAX, AWARD_REASON_MAX } from "./engagement.rules.ts";

export const giveAwardSchema = z.object({
  points: z
    .int("Give whole points")
    .check(
      z.minimum(1, "Give at least 1 point"),
      z.maximum(AWARD_POINTS_MAX, `Give at most ${AWARD_POINTS_MAX} points at once`),
    ),
  reason: requiredText(AWARD_REASON_MAX, "Give a reason"),
});
export type GiveAward = z.infer<typeof giveAwardSchema>;

export const givenAwardSchema = z.object({
  username: z.string(),
  /** 0 when the member got points for this reason today already. */
  awarded: z.int(),
  totalPoints: z.int(),
});
export type GivenAward = z.infer<typeof givenAwardSchema>;

const loggedAwardSchema = z.object({
  id: z.string(),
  username: z.string(),
  /** Null when the administrator has left. */
  givenBy: z.nullable(z.string()),
  points: z.int(),
  reason: z.string(),
  createdAt: z.string(),
});
export type LoggedAward = z.infer<typeof loggedAwardSchema>;

export const awardsQuerySchema = z.object({ cursor: z.optional(z.string().check(z.maxLength(200))) });

export const loggedAwardsSchema = z.object({ awards: z.array(loggedAwardSchema), nextCursor: z.nullable(z.string()) });
export type LoggedAwards = z.infer<typeof loggedAwardsSchema>;
