import { and, eq, inArray, sql } from "drizzle-orm";
import { leaderboardEntriesTable } from "#features/points/server/points.tables.ts";
import { usersTable } from "#features/users/server/users.tables.ts";
import type { Queries, Transaction } from "#server/db/open-database.ts";
import { getWeek, getWeekStart, type Voter } from "../wall.rules.ts";
import { wallAwardsTable, wallPastVotesTable, wallThingsTable, wallVotesTable } from "./wall.tables.ts";

export interface Vote {
  thingId: string;
  userId: string;
  now: Date;
}

/** Sets count and place of things whose votes were just counted into `change (thing_id, votes)`. */
const countVotes = sql`
  UPDATE wall_things AS t SET vote_count = t.vote_count + change.votes,
    rising_at = date_trunc('milliseconds', t.created_at + interval '12 hours' * (ln(1 + t.vote_count + change.votes) / ln(2)))
  FROM change WHERE t.id = change.thing_id RETURNING t.id`;

/**
 * In one statement, so that five hundred equal calls at once are one vote. The member's row is held meanwhile: who is just
 * leaving leaves no vote behind. A vote belongs to the week in which it was first given, so that none counts in two. False
 * where the vote was there already.
 */
export async function castVote(db: Queries, { thingId, userId, now }: Vote): Promise<boolean> {
  const { rows } = await db.execute(sql`
    WITH member AS (SELECT id FROM users WHERE id = ${userId} AND disabled_at IS NULL FOR SHARE),
    change AS (
      INSERT INTO wall_votes (thing_id, user_id, created_at)
      SELECT ${thingId}::uuid, member.id, coalesce(past.created_at, ${now.toISOString()}::timestamptz)
      FROM member LEFT JOIN wall_past_votes AS past ON past.thing_id = ${thingId} AND past.user_id = member.id
      ON CONFLICT DO NOTHING RETURNING thing_id, 1 AS votes
    ) ${countVotes}`);
  return rows.length > 0;
}

/** A vote of this week leaves nothing behind; one that may have won something stays known as given. */
export async function takeVoteBack(db: Queries, { thingId, userId, now }: Vote): Promise<void> {
  const weekStart = getWeekStart(getWeek(now)).toISOString();
  await db.execute(sql`
    WITH gone AS (
      DELETE FROM wall_votes WHERE thing_id = ${thingId} AND user_id = ${userId}
      RETURNING thing_id, user_id, created_at
    ),
    kept AS (
      INSERT INTO wall_past_votes (thing_id, user_id, created_at) SELECT * FROM gone WHERE created_at < ${weekStart}
      ON CONFLICT DO NOTHING
    ),
    change AS (SELECT thing_id, -1 AS votes FROM gone) ${countVotes}`);
}

/** A leaving member's votes go; of things that were awarded for them the counts stay. */
export async function eraseVotes(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(wallPastVotesTable).where(eq(wallPastVotesTable.userId, userId));
  await tx.execute(sql`
    WITH gone AS (DELETE FROM wall_votes WHERE user_id = ${userId} RETURNING thing_id),
    change AS (
      SELECT thing_id, -1 AS votes FROM gone
      WHERE NOT EXISTS (SELECT FROM wall_awards WHERE wall_awards.thing_id = gone.thing_id)
    ) ${countVotes}`);
}

export async function getVoteCount(db: Queries, thingId: string): Promise<number> {
  const { id, voteCount } = wallThingsTable;
  const [row] = await db.select({ voteCount }).from(wallThingsTable).where(eq(id, thingId));
  return row?.voteCount ?? 0;
}

/** Those of the things that have the member's vote. */
export async function listVoted(db: Queries, voterId: string, thingIds: string[]): Promise<string[]> {
  if (thingIds.length === 0) return [];
  const { thingId, userId } = wallVotesTable;
  const rows = await db
    .select({ thingId })
    .from(wallVotesTable)
    .where(and(eq(userId, voterId), inArray(thingId, thingIds)));
  return rows.map((row) => row.thingId);
}

export async function getVoter(db: Queries, userId: string): Promise<Voter> {
  const { userId: earnerId, proven } = leaderboardEntriesTable;
  const hasProvenWork = sql<boolean>`EXISTS (${db
    .select({ one: sql`1` })
    .from(leaderboardEntriesTable)
    .where(and(eq(earnerId, userId), eq(proven, true)))})`;
  const [row] = await db
    .select({ createdAt: usersTable.createdAt, hasProvenWork })
    .from(usersTable)
    .where(eq(usersTable.id, userId));
  if (row === undefined) throw new Error("a member without a row");
  return row;
}

export async function exportVotes(db: Queries, voterId: string) {
  const { thingId, userId, createdAt } = wallVotesTable;
  return db.select({ thingId, createdAt }).from(wallVotesTable).where(eq(userId, voterId)).orderBy(thingId);
}

/** Those that were taken back after they had counted. */
export async function exportPastVotes(db: Queries, voterId: string) {
  const { thingId, userId, createdAt } = wallPastVotesTable;
  return db.select({ thingId, createdAt }).from(wallPastVotesTable).where(eq(userId, voterId)).orderBy(thingId);
}

export async function exportAwards(db: Queries, winnerId: string) {
  const { week, place, points, thingId, userId, createdAt } = wallAwardsTable;
  return db
    .select({ week, place, points, thingId, createdAt })
    .from(wallAwardsTable)
    .where(eq(userId, winnerId))
    .orderBy(week, place);
}

/** The places of past weeks stay without the name of a member who leaves. */
export async function forgetWinner(tx: Transaction, userId: string): Promise<void> {
  await tx.update(wallAwardsTable).set({ userId: null }).where(eq(wallAwardsTable.userId, userId));
}
