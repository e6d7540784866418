import { and, eq, inArray, isNull, like, lte, or, sql } from "drizzle-orm";
import type { Queries } from "#server/db/open-database.ts";
import { attemptCountersTable } from "./attempts.tables.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A lockout is forgotten, and the next one is short again, after this long without tries. */
const FORGET_AFTER_MS = DAY_MS;
/** A row this old says nothing any more. */
const RETENTION_MS = 2 * DAY_MS;

export interface AttemptLimit {
  /** Tries allowed in one window. */
  max: number;
  windowMs: number;
  /** Length of the first lockout; each further one is twice as long. */
  lockoutMs: number;
  lockoutMaxMs: number;
}

interface Attempt {
  key: string;
  limit: AttemptLimit;
  now: Date;
}

/**
 * Counts a try and tells whether it may go on. It counts before the work is done and in one statement, so that a hundred
 * tries at once count a hundred times; a success is taken back by `refundAttempts`.
 */
export async function takeAttempt(db: Queries, { key, limit, now }: Attempt): Promise<boolean> {
  const at = now.toISOString();
  const { rows } = await db.execute<{ is_allowed: boolean }>(sql`
    INSERT INTO attempt_counters AS c (key, count, window_starts_at, locked_until)
    VALUES (${key}, 1, ${at}::timestamptz, NULL)
    ON CONFLICT (key) DO UPDATE SET (count, window_starts_at, locked_until) = (
      SELECT
        CASE WHEN s.is_locked THEN c.count WHEN s.is_over THEN 1 ELSE c.count + 1 END,
        CASE WHEN s.is_over AND NOT s.is_locked THEN ${at}::timestamptz ELSE c.window_starts_at END,
        CASE
          WHEN s.is_locked THEN c.locked_until
          WHEN s.is_over THEN NULL
          WHEN c.count > 0 AND c.count % ${limit.max}::int = 0 THEN ${at}::timestamptz + interval '1 millisecond' *
            least(${limit.lockoutMaxMs}::float8, ${limit.lockoutMs}::float8 * power(2, least(c.count / ${limit.max}::int - 1, 20)))
          ELSE c.locked_until
        END
      FROM (
        SELECT
          coalesce(c.locked_until > ${at}::timestamptz, false) AS is_locked,
          c.window_starts_at <= ${at}::timestamptz - interval '1 millisecond' * ${limit.windowMs}::float8
            AND coalesce(c.locked_until <= ${at}::timestamptz - interval '1 millisecond' * ${FORGET_AFTER_MS}::float8, true)
            AS is_over
      ) AS s
    )
    RETURNING coalesce(locked_until <= ${at}::timestamptz, true) AS is_allowed`);
  return rows[0]?.is_allowed ?? false;
}

/** Changes nothing and takes as long as `takeAttempt`, so that the time of an answer does not tell which counter refused. */
export async function touchAttempt(db: Queries, key: string): Promise<void> {
  const { count } = attemptCountersTable;
  await db
    .update(attemptCountersTable)
    .set({ count: sql`${count}` })
    .where(eq(attemptCountersTable.key, key));
}

/** Takes one try back from each key: it was a success. */
export async function refundAttempts(db: Queries, keys: string[]): Promise<void> {
  await db
    .update(attemptCountersTable)
    .set({ count: sql`greatest(${attemptCountersTable.count} - 1, 0)` })
    .where(inArray(attemptCountersTable.key, keys));
}

export async function deleteAttempts(db: Queries, keyPrefix: string): Promise<void> {
  // NOTE: an underscore in a username is a wildcard of LIKE, so the pattern is escaped.
  const pattern = `${keyPrefix.replace(/[\\%_]/g, "\\$&")}%`;
  await db.delete(attemptCountersTable).where(like(attemptCountersTable.key, pattern));
}

export async function deleteOldAttempts(db: Queries, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - RETENTION_MS);
  const { windowStartsAt, lockedOutUntil } = attemptCountersTable;
  await db
    .delete(attemptCountersTable)
    .where(and(lte(windowStartsAt, limit), or(isNull(lockedOutUntil), lte(lockedOutUntil, limit))));
}
