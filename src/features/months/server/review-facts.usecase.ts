import type { Queries } from "#server/db/open-database.ts";
import type { AppDeps } from "#server/deps.ts";
import type { ReviewRow } from "../review.schema.ts";

export type ReviewDeps = Pick<AppDeps, "config" | "clock" | "log"> & { db: Queries };

/** What each of these has of that which a prize needs right now; the age of an account counts at the month's close. */
export async function readConditions(
  _deps: ReviewDeps,
  _monthYear: string,
  _userIds: readonly string[],
): Promise<Map<string, ReviewRow["conditions"]>> {
  return new Map();
}

/** What looks like one hand on many accounts or a machine, with the names of the others. */
export async function listSignals(
  _db: Queries,
  _monthYear: string,
  _userIds: readonly string[],
): Promise<Map<string, ReviewRow["signals"]>> {
  return new Map();
}
