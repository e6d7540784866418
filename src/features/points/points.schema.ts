import * as z from "zod/mini";
import { isMonthYear } from "./points.rules.ts";

/** Actions that a browser may report. */
export const awardableActions = ["tweet", "meme_generated", "pfp_generated", "meme_shared"] as const;
/** Actions whose points only the server gives: when the work is done, or by an administrator. */
const serverActions = ["tweet_generated", "community_engagement"] as const;

export type AwardableAction = (typeof awardableActions)[number];

/** Why an action earned nothing; the page says it kindly. */
const awardRefusalSchema = z.enum(["daily-cap", "duplicate", "cooldown", "no-proof", "near-copy", "bare-template"]);
export type AwardRefusal = z.infer<typeof awardRefusalSchema>;

const actionTypeSchema = z.enum(
  [...awardableActions, ...serverActions],
  "This action earns no points: send one of tweet, meme_generated, pfp_generated or meme_shared",
);

/** Of the work that the server saw; without it the action is a claim. */
const receiptIdSchema = z.uuid("This is no receipt of a work");

export const actionSchema = z.object({
  userId: z.string(),
  actionType: actionTypeSchema,
  receiptId: z.optional(receiptIdSchema),
});

/** What a browser thinks the action is worth is taken and never read: the points come from the pack. */
export const recordActionSchema = z.object({ ...actionSchema.shape, points: z.optional(z.unknown()) });

export const awardSchema = z.object({
  awarded: z.int(),
  totalPoints: z.int(),
  /** The server saw the work; only such points count towards a prize. */
  proven: z.boolean(),
  reason: z.optional(awardRefusalSchema),
});

export const monthYearSchema = z.string().check(z.refine(isMonthYear, "The month must look like 2026-11"));

export const workAnswerSchema = z.object({ receiptId: z.string() });
