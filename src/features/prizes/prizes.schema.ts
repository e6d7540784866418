import * as z from "zod/mini";
import { monthYearSchema } from "#features/points/points.schema.ts";

/** What a prize can need, by its name in answers. */
export const PRIZE_CONDITION_IDS = ["contact", "wallet", "holding", "work-days", "account-age"] as const;

/** What a member must have to be paid a prize. Only what the pack asks for is told. */
const prizeConditionSchema = z.discriminatedUnion("id", [
  z.object({
    id: z.literal("account-age"),
    met: z.boolean(),
    /** `metAt`: when the account is old enough. */
    details: z.object({ days: z.int(), metAt: z.string() }),
  }),
  z.object({
    id: z.literal("work-days"),
    met: z.boolean(),
    /** `count`: such days so far, those asked for at most. */
    details: z.object({ days: z.int(), count: z.int() }),
  }),
  z.object({ id: z.literal("contact"), met: z.boolean() }),
  z.object({ id: z.literal("wallet"), met: z.boolean() }),
  z.object({
    id: z.literal("holding"),
    met: z.boolean(),
    /** `isUnknown`: the chain could not be asked, which is nobody's fault and lasts no longer than the trouble. */
    details: z.object({ minimum: z.int(), symbol: z.string(), isUnknown: z.boolean() }),
  }),
]);
export type PrizeCondition = z.infer<typeof prizeConditionSchema>;

export const prizeConditionsQuerySchema = z.object({ month: z.optional(monthYearSchema) });

export const prizeConditionsSchema = z.object({
  conditions: z.array(prizeConditionSchema),
  /** When the month ends, by which an account must be old enough. */
  closesAt: z.string(),
});
export type PrizeConditions = z.infer<typeof prizeConditionsSchema>;
