import { getMonthStart, shiftMonth } from "#features/points/points.rules.ts";
import type { PrizeCondition } from "#features/prizes/prizes.schema.ts";
import { readPrizeConditions } from "#features/prizes/server/read-prize-conditions.usecase.ts";
import type { Queries } from "#server/db/open-database.ts";
import type { AppDeps } from "#server/deps.ts";
import type { ReviewRow } from "../review.schema.ts";

export interface ReviewDeps extends Pick<AppDeps, "config" | "clock" | "log" | "chain"> {
  db: Queries;
  /** The longest to wait for the chain; without it until it has answered or failed. */
  maxWaitMs?: number;
  /** What was read of the chain before does not count. */
  since?: Date;
}

function toReviewCondition(condition: PrizeCondition): ReviewRow["conditions"][number] {
  const { id, met } = condition;
  return { id, met, isUnknown: condition.id === "holding" && condition.details.isUnknown };
}

export function getCloseOf(monthYear: string): Date {
  return getMonthStart(shiftMonth(monthYear, 1));
}

/** What each of these has of that which a prize needs right now; the age of an account counts at the month's close. */
export async function readConditions(
  deps: ReviewDeps,
  monthYear: string,
  userIds: readonly string[],
): Promise<Map<string, ReviewRow["conditions"]>> {
  const { maxWaitMs, since } = deps;
  const reading = { ...(maxWaitMs !== undefined && { maxWaitMs }), ...(since && { since }) };
  const conditions = await readPrizeConditions(deps, userIds, getCloseOf(monthYear), reading);
  return new Map([...conditions].map(([userId, list]) => [userId, list.map(toReviewCondition)]));
}
