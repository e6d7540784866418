import { and, desc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { reportCasesTable } from "#features/reports/server/reports.tables.ts";
import { usersTable } from "#features/users/server/users.tables.ts";
import type { Queries, Transaction } from "#server/db/open-database.ts";
import type { VoteTie } from "../vote-weights.rules.ts";
import type { Candidate, Place } from "../week-places.rules.ts";
import type { FoundThing } from "./thing-answer.rules.ts";
import { wallAwardsTable, wallThingsTable, wallVotesTable, wallWeeksTable } from "./wall.tables.ts";

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

const { thingId, userId: voterId, createdAt: votedAt } = wallVotesTable;

export interface WeekSpan {
  from: Date;
  until: Date;
}

/** Votes of members who were disabled since, and for staff, who are not ranked, count for nothing. */
function isVoteOfWeek({ from, until }: WeekSpan): SQL {
  return sql`${votedAt} >= ${from.toISOString()} AND ${votedAt} < ${until.toISOString()}
    AND ${voterId} NOT IN (SELECT id FROM users WHERE disabled_at IS NOT NULL)`;
}

/** Votes are counted in slices of the week, and things read by as many: no statement grows with the wall beyond its time. */
const SLICE_MS = 6 * 60 * 60 * 1000;
const THINGS_AT_ONCE = 10_000;

/** How many votes of the week each thing has. */
async function countWeekVotes(tx: Transaction, { from, until }: WeekSpan): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (let start = from.getTime(); start < until.getTime(); start += SLICE_MS) {
    const slice = { from: new Date(start), until: new Date(Math.min(start + SLICE_MS, until.getTime())) };
    const rows = await tx
      .select({ thingId, votes: sql<number>`count(*)::int` })
      .from(wallVotesTable)
      .where(isVoteOfWeek(slice))
      .groupBy(thingId);
    for (const row of rows) counts.set(row.thingId, (counts.get(row.thingId) ?? 0) + row.votes);
  }
  return counts;
}

/** What reports alone have hidden is nobody's decision yet: a few of them just before its end must not cost a thing its week. */
const isHiddenByReports = sql`EXISTS (SELECT FROM ${reportCasesTable} WHERE ${reportCasesTable.type} = 'wall'
  AND ${reportCasesTable.refId} = ${wallThingsTable.id} AND ${reportCasesTable.autoHiddenUntil} IS NOT NULL)`;

/** Those of the things that hang on the wall and have not won yet. */
async function listOpenThings(tx: Transaction, thingIds: readonly string[]): Promise<Omit<Candidate, "score">[]> {
  return tx
    .select({ thingId: wallThingsTable.id, authorId: wallThingsTable.userId, createdAt: wallThingsTable.createdAt })
    .from(wallThingsTable)
    .innerJoin(usersTable, eq(usersTable.id, wallThingsTable.userId))
    .leftJoin(wallAwardsTable, eq(wallAwardsTable.thingId, wallThingsTable.id))
    .where(
      and(
        sql`${wallThingsTable.id} = ANY(${sql.param(thingIds)}::uuid[])`,
        or(isNull(wallThingsTable.hiddenAt), isHiddenByReports),
        isNull(wallThingsTable.removedAt),
        isNull(wallAwardsTable.thingId),
        isNull(usersTable.disabledAt),
        eq(usersTable.isAdmin, false),
      ),
    );
}

/** What hangs on the wall, has not won yet and has enough votes of the week, with their number as score. */
export async function listCandidates(tx: Transaction, span: WeekSpan, minimumVotes: number): Promise<Candidate[]> {
  const counts = await countWeekVotes(tx, span);
  const thingIds = [...counts.keys()].filter((id) => (counts.get(id) ?? 0) >= minimumVotes);
  const candidates: Candidate[] = [];
  for (let first = 0; first < thingIds.length; first += THINGS_AT_ONCE) {
    const things = await listOpenThings(tx, thingIds.slice(first, first + THINGS_AT_ONCE));
    candidates.push(...things.map((thing) => ({ ...thing, score: counts.get(thing.thingId) ?? 0 })));
  }
  return candidates;
}

export interface WeekVote {
  thingId: string;
  voterId: string;
}

/** The votes of the week for these things. */
export async function listWeekVotes(tx: Transaction, span: WeekSpan, thingIds: string[]): Promise<WeekVote[]> {
  return tx
    .select({ thingId, voterId })
    .from(wallVotesTable)
    .where(and(inArray(thingId, thingIds), isVoteOfWeek(span)));
}

/** Who voted for whom, as far as one of the two is among these; taking a vote back after its week unmakes nothing. */
export async function listTies(tx: Transaction, { from, until }: WeekSpan, userIds: string[]): Promise<VoteTie[]> {
  const ids = sql`ANY(${sql.param(userIds)}::uuid[])`;
  // One look at each place where votes stand, so that each is searched by its own index.
  const looks = (["wall_votes", "wall_past_votes"] as const).flatMap((table) =>
    [sql`v.user_id`, sql`t.user_id`].map(
      (side) => sql`SELECT v.user_id AS "voterId", t.user_id AS "authorId"
        FROM ${sql.identifier(table)} AS v JOIN wall_things AS t ON t.id = v.thing_id
        WHERE ${side} = ${ids} AND v.created_at >= ${from.toISOString()} AND v.created_at < ${until.toISOString()}`,
    ),
  );
  const { rows } = await tx.execute<VoteTie & Record<string, unknown>>(sql.join(looks, sql` UNION `));
  return rows;
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
