import { type SQL, sql } from "drizzle-orm";
import type { Queries } from "#server/db/open-database.ts";
import type { TieKind } from "../signals.catalog.ts";
import { pairVotes, type VotePair, type Votes, type VotesOfVoter } from "../signals.rules.ts";
import { isInMonth, type SignalScope } from "./signals.repository.ts";

/** Whose votes are counted: those that these gave, or those for what these have hung. */
type Side = "voter" | "author";

/** One look at each place where votes stand, so that each is searched by its own index. */
function selectVotes(scope: SignalScope, side: Side, userIds: readonly string[]): SQL {
  const isTheirs = (voter: SQL, author: SQL) =>
    sql`${side === "voter" ? voter : author} = ANY(${sql.param(userIds)}::uuid[])`;
  const given = (table: string, isOnce: SQL) => sql`
    SELECT v.user_id AS voter, t.user_id AS author, count(*)::int AS votes
    FROM ${sql.identifier(table)} AS v JOIN wall_things AS t ON t.id = v.thing_id
    WHERE ${isTheirs(sql`v.user_id`, sql`t.user_id`)} AND ${isInMonth(sql`v.created_at`, scope)} ${isOnce}
    GROUP BY 1, 2`;
  const departed = (voter: SQL, author: SQL, kind: TieKind) => sql`
    SELECT ${voter}, ${author}, count FROM departed_ties WHERE ${isTheirs(voter, author)}
      AND month_year = ${scope.monthYear} AND kind = ${kind}`;
  const isNotGivenAnew = sql`AND NOT EXISTS (SELECT FROM wall_votes AS anew
    WHERE anew.thing_id = v.thing_id AND anew.user_id = v.user_id)`;
  return sql`${given("wall_votes", sql``)} UNION ALL ${given("wall_past_votes", isNotGivenAnew)}
    UNION ALL ${departed(sql`pseudonym`, sql`user_id`, "votes-given")}
    UNION ALL ${departed(sql`user_id`, sql`pseudonym`, "votes-received")}`;
}

async function listVotes(db: Queries, scope: SignalScope, side: Side): Promise<Votes[]> {
  const { rows } = await db.execute<Votes & Record<string, unknown>>(
    sql`SELECT voter, author, sum(votes)::int AS votes FROM (${selectVotes(scope, side, scope.userIds)}) AS every
      GROUP BY voter, author`,
  );
  return rows;
}

/** All votes of these by number, and by name those for any of these authors. */
async function listVotesOfVoters(
  db: Queries,
  scope: SignalScope,
  { voters, authors }: { voters: readonly string[]; authors: readonly string[] },
): Promise<VotesOfVoter[]> {
  const { rows } = await db.execute<VotesOfVoter & Record<string, unknown>>(
    sql`WITH every AS (${selectVotes(scope, "voter", voters)})
    SELECT voter, sum(votes)::int AS total,
      jsonb_object_agg(author, votes) FILTER (WHERE author = ANY(${sql.param(authors)}::uuid[])) AS "byAuthor"
    FROM (SELECT voter, author, sum(votes) AS votes FROM every GROUP BY voter, author) AS summed GROUP BY voter`,
  );
  return rows;
}

/**
 * Votes of the month on the wall between each member and the others, taken back or not, and how many of all votes of each other
 * went to the member or to those who vote for the member. Who has left stands there by a pseudonym.
 */
export async function listVotePairs(db: Queries, scope: SignalScope): Promise<Map<string, VotePair[]>> {
  const given = await listVotes(db, scope, "voter");
  const received = await listVotes(db, scope, "author");
  const voters = [...new Set(received.map(({ voter }) => voter))];
  const ofVoters = await listVotesOfVoters(db, scope, { voters, authors: [...scope.userIds, ...voters] });
  return pairVotes(scope.userIds, { given, received, ofVoters });
}
