import { type SQL, sql } from "drizzle-orm";
import { demoNames } from "#pack/demo/members.catalog.ts";
import { pack } from "#pack/pack.ts";
import { pfps } from "#pack/pfps.catalog.ts";
import type { Database } from "#server/db/open-database.ts";
import { getMonthStart, getMonthYear } from "../points.rules.ts";

/** Rows per statement, so that each ends well within the database's statement timeout. */
const CHUNK_ROWS = 2000;
/** Old enough to vote and to be paid. */
const MEMBER_AGE_MS = 40 * 24 * 60 * 60 * 1000;
export interface PointsSeed {
  memberCount: number;
  /** Ledger rows of the current month, spread over its days; early members get more of them. */
  rowCount: number;
  now: Date;
}

function toNumbers(total: number): { first: number; last: number }[] {
  return Array.from({ length: Math.ceil(total / CHUNK_ROWS) }, (_, index) => ({
    first: index * CHUNK_ROWS + 1,
    last: Math.min(total, (index + 1) * CHUNK_ROWS),
  }));
}

/** A made-up id of the right form, the same in every run, so that a row finds its member without a search. */
function toMemberId(position: SQL): SQL {
  return sql`('019a0000-0000-7000-8000-' || lpad(to_hex(${position}), 12, '0'))::uuid`;
}

/** Grows with time as the product's own ids do (UUID version 7), so that the ledger is sealed as in life. */
function toEntryId(moment: SQL): SQL {
  const ms = sql`lpad(to_hex(floor(extract(epoch FROM ${moment}) * 1000)::bigint), 12, '0')`;
  return sql`(${ms} || '7' || substr(md5(n::text), 1, 3) || '8' || substr(md5(n::text), 4, 15))::uuid`;
}

function selectActions(): SQL {
  const rows = Object.entries(pack.points).map(
    ([action, { points }], index) => sql`(${index}::int, ${action}::text, ${points}::int)`,
  );
  return sql`(VALUES ${sql.join(rows, sql`, `)}) AS action (position, name, points)`;
}

/** Two of three members have rolled a face, and no neighbours the same. */
function selectFace(): SQL {
  const ids = pfps.map(({ id }) => id).join(" ");
  return sql`CASE WHEN n % 3 > 0 THEN (string_to_array(${ids}, ' '))[1 + n * 7 % ${pfps.length}::int] END`;
}

async function seedMembers(db: Database, { memberCount, now }: PointsSeed): Promise<void> {
  const joinedAt = new Date(now.getTime() - MEMBER_AGE_MS).toISOString();
  for (const { first, last } of toNumbers(memberCount)) {
    await db.execute(sql`
      INSERT INTO users (id, username, face_id, created_at)
      SELECT ${toMemberId(sql`n`)}, coalesce((string_to_array(${demoNames.join(" ")}, ' '))[n], 'member_' || n), ${selectFace()}, ${joinedAt}
      FROM generate_series(${first}::int, ${last}::int) AS n`);
  }
}

async function seedEntries(db: Database, { memberCount, rowCount, now }: PointsSeed): Promise<void> {
  const monthYear = getMonthYear(now);
  const start = getMonthStart(monthYear).toISOString();
  const spanSeconds = (now.getTime() - Date.parse(start)) / 1000;
  // A permutation of the rows, squared: the first members get the most, nobody gets none.
  const share = sql`((n::bigint * 7919) % ${rowCount}::int)::float8 / ${rowCount}::int`;
  const member = sql`1 + floor(${memberCount}::int * power(${share}, 2))::int`;
  for (const { first, last } of toNumbers(rowCount)) {
    await db.execute(sql`
      WITH entry AS (
        INSERT INTO leaderboard_entries (id, user_id, action_type, points, month_year, proven, created_at)
        SELECT ${toEntryId(sql`at`)}, ${toMemberId(member)}, action.name, action.points, ${monthYear}, true, at
        FROM generate_series(${first}::int, ${last}::int) AS n
        CROSS JOIN LATERAL (
          SELECT ${start}::timestamptz + make_interval(secs => ${spanSeconds}::float8 * n / ${rowCount}::int) AS at
        ) AS moment
        JOIN ${selectActions()} ON action.position = n % ${Object.keys(pack.points).length}::int
        RETURNING user_id, points, created_at
      )
      INSERT INTO month_totals AS t (month_year, user_id, total_points, proven_points, reached_at)
      SELECT ${monthYear}, user_id, sum(points), sum(points), max(created_at) FROM entry GROUP BY user_id
      ON CONFLICT (month_year, user_id) DO UPDATE
      SET total_points = t.total_points + excluded.total_points,
        proven_points = t.proven_points + excluded.proven_points, reached_at = excluded.reached_at`);
  }
}

/** Fills an empty board with members and a month of points, for development and for measuring. */
export async function seedPoints(db: Database, seed: PointsSeed): Promise<void> {
  await seedMembers(db, seed);
  await seedEntries(db, seed);
  // What the database does by itself within minutes: statistics for the planner, and pages known to be all visible.
  await db.execute(sql`VACUUM (ANALYZE) users, leaderboard_entries, month_totals`);
}
