import { and, desc, eq, type SQL, sql } from "drizzle-orm";
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

/** What a member is ranked by, in the order of the board. */
export interface Score {
  userId: string;
  provenPoints: number;
  totalPoints: number;
  judgedBy: number;
  reachedAt: Date;
}

const isRanked = sql`user_id NOT IN (SELECT id FROM users WHERE is_admin OR disabled_at IS NOT NULL)`;

/** Undefined for who has no points in the month, or is not ranked. */
export async function getScore(db: Database, userId: string, monthYear: string): Promise<Score | undefined> {
  const { provenPoints, totalPoints, judgedBy, reachedAt } = monthTotalsTable;
  const [row] = await db
    .select({ userId: monthTotalsTable.userId, provenPoints, totalPoints, judgedBy, reachedAt })
    .from(monthTotalsTable)
    .where(and(eq(monthTotalsTable.monthYear, monthYear), eq(monthTotalsTable.userId, userId), isRanked));
  return row;
}

/** Who stands before the member: in the whole month, or of those with the very same points. */
export function countBefore(own: Score, monthYear: string, among: "all" | "equals"): SQL {
  const { provenPoints, totalPoints, judgedBy, reachedAt, userId } = own;
  // Ranges of the index, not the order as one row: of equals it reads no others.
  const equals = sql`proven_points = ${provenPoints} AND total_points = ${totalPoints}
    AND (-judged_by, reached_at, user_id) < (${-judgedBy}::int, ${reachedAt.toISOString()}::timestamptz, ${userId}::uuid)`;
  const better = sql`proven_points > ${provenPoints}
    OR (proven_points = ${provenPoints} AND total_points > ${totalPoints})`;
  const isBefore = among === "equals" ? equals : sql`(${better} OR (${equals}))`;
  return sql`SELECT count(*)::int AS count FROM month_totals
    WHERE month_year = ${monthYear} AND ${isBefore} AND ${isRanked}`;
}

/** Members with the same points; the highest first. */
export interface Step extends Record<string, unknown> {
  provenPoints: number;
  totalPoints: number;
  count: number;
}

/** One scan of the index, whose answer is as short as there are different scores. */
export async function listSteps(db: Database, monthYear: string): Promise<Step[]> {
  const { rows } = await db.execute<Step>(sql`
    SELECT proven_points AS "provenPoints", total_points AS "totalPoints", count(*)::int AS count
    FROM month_totals WHERE month_year = ${monthYear} AND ${isRanked}
    GROUP BY proven_points, total_points ORDER BY proven_points DESC, total_points DESC`);
  return rows;
}

/** Days on which work of the member counted, the newest first. */
export async function listActiveDays(db: Database, userId: string): Promise<string[]> {
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
  /** The member's place, which is asked for meanwhile. */
  place: Promise<Pick<Stats, "rank" | "prize">>;
}

export async function getStats(db: Database, { userId, monthYear, now, ...asked }: StatsQuestion): Promise<Stats> {
  const isTheirs = and(eq(leaderboardEntriesTable.userId, userId), eq(leaderboardEntriesTable.monthYear, monthYear));
  const { actionType, points, proven, createdAt } = leaderboardEntriesTable;
  const [place, activeDays, entries, byAction] = await Promise.all([
    asked.place,
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
    ...place,
    entries: entries.map((entry) => ({ ...entry, createdAt: entry.createdAt.toISOString() })),
    byAction: byAction.map(({ provenPoints, ...group }) => group),
  };
}
