import { and, desc, eq, ne, sql } from "drizzle-orm";
import type { Database, Queries, Transaction } from "#server/db/open-database.ts";
import { monthsTable } from "./months.tables.ts";

/** Months with points up to the given one that are not frozen yet, the oldest first. */
export async function listUnfrozenMonths(db: Queries, until: string): Promise<string[]> {
  // Walks from month to month by the index, whatever the number of members in each.
  const { rows } = await db.execute<{ month_year: string }>(sql`
    WITH RECURSIVE found (month_year) AS (
      SELECT min(month_year) FROM month_totals
      UNION ALL
      SELECT (SELECT min(month_year) FROM month_totals WHERE month_year > found.month_year)
      FROM found WHERE found.month_year IS NOT NULL
    )
    SELECT month_year FROM found
    WHERE month_year <= ${until}
      AND NOT EXISTS (SELECT FROM months WHERE months.month_year = found.month_year AND state <> 'open')
    ORDER BY month_year`);
  return rows.map(({ month_year }) => month_year);
}

/** Tells the planner what a moment ago was sealed: else it takes the members of a month for one, and joins each with each. */
export async function analyzeSealed(db: Database): Promise<void> {
  await db.execute(sql`ANALYZE month_entries, month_members, month_totals`);
}

/**
 * Totals and order as they are now. The points are the sum of the sealed rows, so that ledger and standings cannot say
 * two things; who is staff or disabled at this moment is not ranked.
 */
export async function createStandings(tx: Transaction, monthYear: string): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    WITH sums AS (
      SELECT pseudonym, sum(points)::int AS points, coalesce(sum(points) FILTER (WHERE proven), 0)::int AS proven_points,
        max(created_at) AS last_at
      FROM month_entries WHERE month_year = ${monthYear} GROUP BY pseudonym
    ),
    ordered AS (
      SELECT sums.pseudonym, sums.points, sums.proven_points, coalesce(totals.judged_by, 0) AS judged_by,
        date_trunc('milliseconds', coalesce(totals.reached_at, sums.last_at)) AS reached_at,
        NOT users.is_admin AND users.disabled_at IS NULL AS is_ranked, users.id AS user_id
      FROM sums
      JOIN month_members AS members ON members.month_year = ${monthYear} AND members.pseudonym = sums.pseudonym
      JOIN users ON users.id = members.user_id
      LEFT JOIN month_totals AS totals ON totals.month_year = ${monthYear} AND totals.user_id = users.id
    ),
    placed AS (
      SELECT *, row_number() OVER (ORDER BY is_ranked DESC, proven_points DESC, points DESC, judged_by DESC,
        reached_at, user_id) AS position
      FROM ordered
    )
    INSERT INTO month_standings (month_year, position, pseudonym, frozen_rank, points, proven_points, judged_by, reached_at)
    SELECT ${monthYear}, position, pseudonym, CASE WHEN is_ranked THEN position END, points, proven_points, judged_by, reached_at
    FROM placed`);
  return rowCount ?? 0;
}

export async function markFrozen(
  tx: Transaction,
  { monthYear, members, now }: { monthYear: string; members: number; now: Date },
): Promise<void> {
  await tx
    .update(monthsTable)
    .set({ state: "frozen", memberCount: members, frozenAt: now })
    .where(eq(monthsTable.monthYear, monthYear));
}

/** Months that are over, the newest first. */
export async function listClosedMonths(db: Queries) {
  return db.select().from(monthsTable).where(ne(monthsTable.state, "open")).orderBy(desc(monthsTable.monthYear));
}

export async function getClosedMonth(db: Queries, monthYear: string) {
  const [month] = await db
    .select()
    .from(monthsTable)
    .where(and(eq(monthsTable.monthYear, monthYear), ne(monthsTable.state, "open")));
  return month;
}
