import { and, eq, gte, inArray, sql } from "drizzle-orm";
import type { Queries } from "#server/db/open-database.ts";
import { getMonthYear, shiftMonth } from "../points.rules.ts";
import { leaderboardEntriesTable } from "./points.tables.ts";

const DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

/** What a member earned on each of the last days that had any points, the oldest first; days are New York's. */
export async function listPointsByDay(
  db: Queries,
  ownerId: string,
  now: Date,
): Promise<{ day: string; points: number }[]> {
  const { userId, monthYear, points, createdAt } = leaderboardEntriesTable;
  const month = getMonthYear(now);
  const day = sql<string>`to_char(${createdAt} AT TIME ZONE 'America/New_York', 'YYYY-MM-DD')`;
  const isTheirs = and(
    eq(userId, ownerId),
    inArray(monthYear, [month, shiftMonth(month, -1)]),
    gte(createdAt, new Date(now.getTime() - (DAYS - 1) * DAY_MS)),
  );
  return db
    .select({ day, points: sql<number>`sum(${points})::int` })
    .from(leaderboardEntriesTable)
    .where(isTheirs)
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}
