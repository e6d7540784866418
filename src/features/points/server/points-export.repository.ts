import { and, asc, eq, gt, gte, inArray, sql } from "drizzle-orm";
import type { Queries } from "#server/db/open-database.ts";
import { walkRows } from "#server/db/walk-rows.ts";
import { getMonthYear, shiftMonth } from "../points.rules.ts";
import { leaderboardEntriesTable, worksTable } from "./points.tables.ts";

const BATCH_SIZE = 500;

/** Every entry of the member in the ledger, the oldest first. */
export async function* exportPoints(db: Queries, ownerId: string): AsyncGenerator<object> {
  const { id, userId, actionType, points, proven, monthYear, createdAt } = leaderboardEntriesTable;
  const entries = walkRows((afterId) =>
    db
      .select({ id, actionType, points, proven, monthYear, createdAt })
      .from(leaderboardEntriesTable)
      .where(and(eq(userId, ownerId), afterId === undefined ? undefined : gt(id, afterId)))
      .orderBy(asc(id))
      .limit(BATCH_SIZE),
  );
  for await (const { id: _id, ...entry } of entries) yield entry;
}

/** What the house knows of the member's pictures: no picture, only what it looks like. */
export async function* exportWorks(db: Queries, ownerId: string): AsyncGenerator<object> {
  const { id, userId, kind, monthYear, fingerprint, countedAt, createdAt } = worksTable;
  const works = walkRows((afterId) =>
    db
      .select({ id, kind, monthYear, fingerprint, countedAt, createdAt })
      .from(worksTable)
      .where(and(eq(userId, ownerId), afterId === undefined ? undefined : gt(id, afterId)))
      .orderBy(asc(id))
      .limit(BATCH_SIZE),
  );
  for await (const work of works) yield { ...work, fingerprint: BigInt.asUintN(64, work.fingerprint).toString(16) };
}

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
