import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { boardOrder, monthTotalsTable } from "#features/points/server/points.tables.ts";
import { usersTable } from "#features/users/server/users.tables.ts";
import type { Queries, Transaction } from "#server/db/open-database.ts";
import { notedPlacesTable } from "./leaderboard.tables.ts";

/** The first places of a month as they are now. */
export async function listFirst(db: Queries, monthYear: string, limit: number): Promise<string[]> {
  const { userId } = monthTotalsTable;
  const rows = await db
    .select({ userId })
    .from(monthTotalsTable)
    .innerJoin(usersTable, eq(usersTable.id, userId))
    .where(and(eq(monthTotalsTable.monthYear, monthYear), eq(usersTable.isAdmin, false), isNull(usersTable.disabledAt)))
    .orderBy(...boardOrder)
    .limit(limit);
  return rows.map((row) => row.userId);
}

/** One looks at a time, until its transaction ends: what another notes meanwhile is not seen, and would be noted twice. */
export async function lockNoted(tx: Transaction): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('noted places'))`);
}

/** The places that were noted last, if they are of this month. */
export async function listNoted(db: Queries, month: string): Promise<string[]> {
  const { userId, rank, monthYear } = notedPlacesTable;
  const rows = await db.select({ userId }).from(notedPlacesTable).where(eq(monthYear, month)).orderBy(asc(rank));
  return rows.map((row) => row.userId);
}

export async function saveNoted(tx: Transaction, monthYear: string, userIds: readonly string[]): Promise<void> {
  await tx.delete(notedPlacesTable);
  const rows = userIds.map((userId, index) => ({ rank: index + 1, monthYear, userId }));
  if (rows.length > 0) await tx.insert(notedPlacesTable).values(rows);
}
