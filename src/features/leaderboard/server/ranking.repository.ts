import { and, desc, eq, sql } from "drizzle-orm";
import { findClosedRank } from "#features/months/server/read-closed-ranking.usecase.ts";
import { getDay } from "#features/points/points.rules.ts";
import {
  boardOrder,
  dailyActionsTable,
  leaderboardEntriesTable,
  monthTotalsTable,
} from "#features/points/server/points.tables.ts";
import { publicUserColumns, usersTable } from "#features/users/server/users.tables.ts";
import type { Database } from "#server/db/open-database.ts";
import { countStreak, LEADERBOARD_SIZE, STREAK_DAYS_MAX } from "../leaderboard.rules.ts";
import type { RankedEntry, Stats } from "../leaderboard.schema.ts";

const STATS_ENTRIES = 100;

/** Staff and disabled members keep their points but are not ranked. */
export async function listRanking(db: Database, monthYear: string): Promise<RankedEntry[]> {
  const rows = await db
    .select({
      totalPoints: monthTotalsTable.totalPoints,
      provenPoints: monthTotalsTable.provenPoints,
      user: publicUserColumns,
    })
    .from(monthTotalsTable)
    .innerJoin(usersTable, eq(usersTable.id, monthTotalsTable.userId))
    .where(
      and(
        eq(monthTotalsTable.monthYear, monthYear),
        eq(usersTable.isAdmin, false),
        sql`${usersTable.disabledAt} IS NULL`,
      ),
    )
    .orderBy(...boardOrder)
    .limit(LEADERBOARD_SIZE);
  return rows.map((row, index) => ({ rank: index + 1, ...row }));
}

/** The member's place, found by counting who stands before them. */
async function findRank(db: Database, userId: string, monthYear: string): Promise<number | null> {
  const closedRank = await findClosedRank(db, { userId, monthYear });
  if (closedRank !== undefined) return closedRank;
  const { rows } = await db.execute<{ rank: number }>(sql`
    SELECT 1 + (
      SELECT count(*)::int FROM month_totals AS t
      WHERE t.month_year = ${monthYear} AND t.proven_points >= mine.proven_points
      AND (-t.proven_points, -t.total_points, -t.judged_by, t.reached_at, t.user_id)
        < (-mine.proven_points, -mine.total_points, -mine.judged_by, mine.reached_at, mine.user_id)
      AND t.user_id NOT IN (SELECT id FROM users WHERE is_admin OR disabled_at IS NOT NULL)
    ) AS rank
    FROM month_totals AS mine JOIN users AS me ON me.id = mine.user_id AND NOT me.is_admin AND me.disabled_at IS NULL
    WHERE mine.month_year = ${monthYear} AND mine.user_id = ${userId}`);
  return rows[0]?.rank ?? null;
}

/** Days on which work of the member counted, the newest first. */
async function listActiveDays(db: Database, userId: string): Promise<string[]> {
  const { day } = dailyActionsTable;
  const rows = await db
    .selectDistinct({ day })
    .from(dailyActionsTable)
    .where(eq(dailyActionsTable.userId, userId))
    .orderBy(desc(day))
    .limit(STREAK_DAYS_MAX);
  return rows.map((row) => row.day);
}

interface StatsQuestion {
  userId: string;
  monthYear: string;
  now: Date;
}

export async function getStats(db: Database, { userId, monthYear, now }: StatsQuestion): Promise<Stats> {
  const isTheirs = and(eq(leaderboardEntriesTable.userId, userId), eq(leaderboardEntriesTable.monthYear, monthYear));
  const { actionType, points, proven, createdAt } = leaderboardEntriesTable;
  const [rank, activeDays, entries, byAction] = await Promise.all([
    findRank(db, userId, monthYear),
    listActiveDays(db, userId),
    db
      .select({ actionType, points, createdAt })
      .from(leaderboardEntriesTable)
      .where(isTheirs)
      .orderBy(desc(createdAt), desc(leaderboardEntriesTable.id))
      .limit(STATS_ENTRIES),
    db
      .select({
        actionType,
        count: sql<number>`count(*)::int`,
        points: sql<number>`sum(${points})::int`,
        provenPoints: sql<number>`coalesce(sum(${points}) FILTER (WHERE ${proven}), 0)::int`,
      })
      .from(leaderboardEntriesTable)
      .where(isTheirs)
      .groupBy(actionType)
      .orderBy(sql`sum(${points}) DESC`, actionType),
  ]);
  return {
    totalPoints: byAction.reduce((sum, group) => sum + group.points, 0),
    provenPoints: byAction.reduce((sum, group) => sum + group.provenPoints, 0),
    streak: countStreak(activeDays, getDay(now)),
    rank,
    entries: entries.map((entry) => ({ ...entry, createdAt: entry.createdAt.toISOString() })),
    byAction: byAction.map(({ provenPoints, ...group }) => group),
  };
}
