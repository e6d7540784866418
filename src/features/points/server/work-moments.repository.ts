import { and, desc, eq } from "drizzle-orm";
import { WORKS_LOOKED_AT, type WorkMoment } from "#features/proof-of-work/proof-of-work.rules.ts";
import type { Queries } from "#server/db/open-database.ts";
import { getMonthYear } from "../points.rules.ts";
import { leaderboardEntriesTable } from "./points.tables.ts";

/** The last works of a member in this month, the oldest first: one look into the ledger's index. */
export async function listLastWorks(db: Queries, userId: string, now: Date): Promise<WorkMoment[]> {
  const { actionType, createdAt, monthYear, userId: member } = leaderboardEntriesTable;
  const works = await db
    .select({ action: actionType, at: createdAt })
    .from(leaderboardEntriesTable)
    .where(and(eq(member, userId), eq(monthYear, getMonthYear(now))))
    .orderBy(desc(createdAt))
    .limit(WORKS_LOOKED_AT);
  return works.reverse();
}
