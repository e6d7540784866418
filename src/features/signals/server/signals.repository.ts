import { type SQL, sql } from "drizzle-orm";
import { NEAR_BITS as NEAR_DETAIL_BITS } from "#features/points/fingerprint.rules.ts";
import { getMonthStart, shiftMonth } from "#features/points/points.rules.ts";
import type { Queries } from "#server/db/open-database.ts";
import type { TieKind } from "../signals.catalog.ts";
import type { DayOfWorks, Shared } from "../signals.rules.ts";

/** For which members and for which time, from its start to before its end. */
export interface SignalScope {
  userIds: readonly string[];
  monthYear: string;
  start: Date;
  end: Date;
}

export function toSignalScope(monthYear: string, userIds: readonly string[]): SignalScope {
  return { userIds, monthYear, start: getMonthStart(monthYear), end: getMonthStart(shiftMonth(monthYear, 1)) };
}

/** Bits in which two pictures that look the same differ at most; with so few, one of four bands of sixteen is equal. */
const NEAR_BITS = 3;
const BAND_BITS = 16;

/** Rows of a query by their `userId`; what else they hold is said by who asks. */
async function readByMember<Fact>(db: Queries, query: SQL): Promise<Map<string, Fact[]>> {
  const { rows } = await db.execute<{ userId: string }>(query);
  const facts = new Map<string, Fact[]>();
  for (const row of rows) {
    const known = facts.get(row.userId);
    if (known) known.push(row as Fact);
    else facts.set(row.userId, [row as Fact]);
  }
  return facts;
}

function listIds({ userIds }: SignalScope): SQL {
  return sql`ANY(${sql.param(userIds)}::uuid[])`;
}

export function isInMonth(column: SQL, { start, end }: SignalScope): SQL {
  return sql`${column} >= ${start.toISOString()}::timestamptz AND ${column} < ${end.toISOString()}::timestamptz`;
}

/** What members who have left had in common with these. */
function selectDeparted(scope: SignalScope, kind: TieKind): SQL {
  return sql`UNION ALL SELECT user_id, pseudonym, count FROM departed_ties
    WHERE user_id = ${listIds(scope)} AND month_year = ${scope.monthYear} AND kind = ${kind}`;
}

/** Wallets that stand in the profile or are proven, or were proven in the month and given up since; addresses that differ by case alone are one. */
export function listSharedWallets(db: Queries, scope: SignalScope): Promise<Map<string, Shared[]>> {
  return readByMember<Shared>(
    db,
    sql`WITH held AS (
      SELECT id AS user_id, lower(solana_wallet) AS address FROM users WHERE solana_wallet IS NOT NULL
      UNION SELECT user_id, lower(address) FROM wallet_proofs
      UNION SELECT user_id, lower(wallet) FROM account_changes
        WHERE wallet IS NOT NULL AND changed_at >= ${scope.start.toISOString()}::timestamptz
    )
    SELECT own.user_id AS "userId", other.user_id AS "otherId", count(*)::int AS count
    FROM held AS own JOIN held AS other USING (address)
    WHERE own.user_id = ${listIds(scope)} AND other.user_id <> own.user_id
    GROUP BY 1, 2 ${selectDeparted(scope, "wallet")}`,
  );
}

export function listSharedNetworks(db: Queries, scope: SignalScope): Promise<Map<string, Shared[]>> {
  return readByMember<Shared>(
    db,
    sql`SELECT own.user_id AS "userId", other.user_id AS "otherId", count(*)::int AS count
    FROM member_networks AS own JOIN member_networks AS other USING (network)
    WHERE own.user_id = ${listIds(scope)} AND other.user_id <> own.user_id
      AND NOT own.is_of_month_before AND NOT other.is_of_month_before
      AND ${isInMonth(sql`own.seen_at`, scope)} AND ${isInMonth(sql`other.seen_at`, scope)}
    GROUP BY 1, 2 ${selectDeparted(scope, "network")}`,
  );
}

/** Shown or counted in the month: sharing one in the next month counts it there and takes it out of no review. */
function isMemeOf(scope: SignalScope, works: "own" | "other"): SQL {
  const table = sql.identifier(works);
  return sql`${table}.kind = 'meme'
    AND (${table}.month_year = ${scope.monthYear} OR ${isInMonth(sql`${table}.created_at`, scope)})`;
}

/** Works of these members beside those of others that share one band of the fingerprint with them. */
function selectNear(scope: SignalScope, band: number): SQL {
  const shift = sql.raw(String(band * BAND_BITS));
  return sql`SELECT own.id, own.user_id, other.user_id AS other_id
    FROM own JOIN works AS other ON (other.fingerprint >> ${shift}) & 65535 = (own.fingerprint >> ${shift}) & 65535
    WHERE ${isMemeOf(scope, "other")} AND other.user_id <> own.user_id
      AND bit_count((own.fingerprint # other.fingerprint)::bit(64)) <= ${NEAR_BITS}
      AND bit_count(own.detail # other.detail) <= ${NEAR_DETAIL_BITS}`;
}

/**
 * Memes of different members that look the same. PFPs are left out: honest rolls look alike. One look at the month for each
 * band: all bands of all works in one list would be written to the disk.
 */
export function listSamePictures(db: Queries, scope: SignalScope): Promise<Map<string, Shared[]>> {
  const bands = Array.from({ length: NEAR_BITS + 1 }, (_, band) => selectNear(scope, band));
  return readByMember<Shared>(
    db,
    sql`WITH own AS MATERIALIZED (
      SELECT id, user_id, fingerprint, detail FROM works AS own
      WHERE user_id = ${listIds(scope)} AND ${isMemeOf(scope, "own")}
    ),
    near AS (${sql.join(bands, sql` UNION ALL `)})
    SELECT user_id AS "userId", other_id AS "otherId", count(DISTINCT id)::int AS count FROM near GROUP BY 1, 2
    ${selectDeparted(scope, "pictures")}`,
  );
}

/** The moments of each kind of proven work in milliseconds, the oldest first; one row per kind. */
export function listWorkMoments(db: Queries, scope: SignalScope): Promise<Map<string, { moments: number[] }[]>> {
  return readByMember<{ moments: number[] }>(
    db,
    sql`SELECT user_id AS "userId",
      array_agg((extract(epoch FROM created_at) * 1000)::float8 ORDER BY created_at) AS moments
    FROM leaderboard_entries WHERE user_id = ${listIds(scope)} AND month_year = ${scope.monthYear} AND proven
    GROUP BY user_id, action_type`,
  );
}

/** One row per day of New York on which a member earned points. */
export function listDaysOfWorks(db: Queries, scope: SignalScope): Promise<Map<string, DayOfWorks[]>> {
  return readByMember<DayOfWorks>(
    db,
    sql`SELECT user_id AS "userId", count(*)::int AS works,
      (count(*) FILTER (WHERE (created_at AT TIME ZONE 'America/New_York')::time < '00:10'))::int AS early
    FROM leaderboard_entries WHERE user_id = ${listIds(scope)} AND month_year = ${scope.monthYear}
    GROUP BY user_id, (created_at AT TIME ZONE 'America/New_York')::date`,
  );
}
