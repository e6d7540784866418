import { and, desc, eq, gte, isNull, lt, sql } from "drizzle-orm";
import { usersTable } from "#features/users/server/users.tables.ts";
import type { Queries, Transaction } from "#server/db/open-database.ts";
import type { VoteTie } from "../vote-weights.rules.ts";
import type { Place } from "../week-places.rules.ts";
import type { FoundThing } from "./thing-answer.rules.ts";
import { wallAwardsTable, wallPastVotesTable, wallThingsTable, wallVotesTable, wallWeeksTable } from "./wall.tables.ts";

/** True for the one who is to judge the week: the row, not a prior look, makes it happen once in all processes. */
export async function claimWeek(tx: Transaction, week: string, now: Date): Promise<boolean> {
  const rows = await tx
    .insert(wallWeeksTable)
    .values({ week, judgedAt: now })
    .onConflictDoNothing()
    .returning({ week: wallWeeksTable.week });
  return rows.length > 0;
}

export async function listJudgedWeeks(db: Queries): Promise<string[]> {
  const rows = await db
    .select({ week: wallWeeksTable.week })
    .from(wallWeeksTable)
    .orderBy(desc(wallWeeksTable.week))
    .limit(60);
  return rows.map(({ week }) => week);
}

export interface WeekVote extends VoteTie {
  thingId: string;
  createdAt: Date;
}

const { thingId, userId: voterId, createdAt: votedAt } = wallVotesTable;

interface Span {
  from: Date;
  until: Date;
}

/**
 * The votes of a week for what hangs on the wall and has not won yet; votes of members who were disabled since, and for
 * staff, who are not ranked, count for nothing.
 */
export async function listWeekVotes(tx: Transaction, { from, until }: Span): Promise<WeekVote[]> {
  return tx
    .select({ thingId, voterId, authorId: wallThingsTable.userId, createdAt: wallThingsTable.createdAt })
    .from(wallVotesTable)
    .innerJoin(wallThingsTable, eq(wallThingsTable.id, thingId))
    .innerJoin(usersTable, eq(usersTable.id, wallThingsTable.userId))
    .leftJoin(wallAwardsTable, eq(wallAwardsTable.thingId, thingId))
    .where(
      and(
        gte(votedAt, from),
        lt(votedAt, until),
        isNull(wallThingsTable.hiddenAt),
        isNull(wallThingsTable.removedAt),
        isNull(wallAwardsTable.thingId),
        isNull(usersTable.disabledAt),
        eq(usersTable.isAdmin, false),
        sql`${voterId} NOT IN (SELECT id FROM users WHERE disabled_at IS NOT NULL)`,
      ),
    );
}

/** Who voted for whom; taking a vote back after its week unmakes nothing. */
export async function listTies(tx: Transaction, { from, until }: Span): Promise<VoteTie[]> {
  const authorId = wallThingsTable.userId;
  const past = wallPastVotesTable;
  return tx
    .select({ voterId, authorId })
    .from(wallVotesTable)
    .innerJoin(wallThingsTable, eq(wallThingsTable.id, thingId))
    .where(and(gte(votedAt, from), lt(votedAt, until)))
    .union(
      tx
        .select({ voterId: past.userId, authorId })
        .from(past)
        .innerJoin(wallThingsTable, eq(wallThingsTable.id, past.thingId))
        .where(and(gte(past.createdAt, from), lt(past.createdAt, until))),
    );
}

/** Notes what votes counted for that counted less than one. */
export async function noteWeights(tx: Transaction, votes: readonly (WeekVote & { weight: number })[]): Promise<void> {
  const lighter = votes.filter(({ weight }) => weight < 1);
  const columns = [lighter.map((vote) => vote.thingId), lighter.map((vote) => vote.voterId)] as const;
  await tx.execute(sql`
    UPDATE wall_votes SET weight = judged.weight
    FROM unnest(${sql.param(columns[0])}::uuid[], ${sql.param(columns[1])}::uuid[],
      ${sql.param(lighter.map(({ weight }) => weight))}::real[]) AS judged (thing_id, user_id, weight)
    WHERE wall_votes.thing_id = judged.thing_id AND wall_votes.user_id = judged.user_id`);
}

export async function createAwards(
  tx: Transaction,
  { week, places, now }: { week: string; places: readonly Place[]; now: Date },
): Promise<void> {
  if (places.length === 0) return;
  const rows = places.map(({ authorId: userId, place, points, score, ...one }) => {
    return { week, place, points, score, userId, thingId: one.thingId, createdAt: now };
  });
  await tx.insert(wallAwardsTable).values(rows);
}

export interface Winner extends FoundThing {
  week: string;
  points: number;
}

/** The places of the newest week that anybody won; things that hang no more are left out. */
export async function listWinners(db: Queries): Promise<Winner[]> {
  const { week, place, points } = wallAwardsTable;
  return db
    .select({
      week,
      place,
      points,
      thing: wallThingsTable,
      author: { id: usersTable.id, username: usersTable.username, faceId: usersTable.faceId },
    })
    .from(wallAwardsTable)
    .innerJoin(wallThingsTable, eq(wallThingsTable.id, wallAwardsTable.thingId))
    .innerJoin(usersTable, eq(usersTable.id, wallThingsTable.userId))
    .where(
      and(
        eq(week, db.select({ week: sql`max(${week})` }).from(wallAwardsTable)),
        isNull(wallThingsTable.hiddenAt),
        isNull(wallThingsTable.removedAt),
        isNull(usersTable.disabledAt),
      ),
    )
    .orderBy(place);
}
