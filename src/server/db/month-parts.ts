/** Tables of which the database keeps a part a month (migration 0042): the parts of the months to come, and of those that go. */
import { type SQL, sql } from "drizzle-orm";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import type { Database, Transaction } from "./open-database.ts";

/** The month that runs and those after it: whoever starts again after weeks finds the parts made. */
const MONTHS_AHEAD = 3;
/** A reader that takes hours, such as a backup, is not waited for, since others would wait behind us; the next hour tries again. */
const LOCK_TIMEOUT_MS = 2000;
/** What the planner knows of a whole table, the database does not renew by itself. */
const STATISTICS_AGE_MS = 24 * 60 * 60 * 1000;
/** How PostgreSQL says that a lock was not to be had. */
const LOCK_NOT_AVAILABLE = "55P03";

type Db = Pick<Database, "transaction">;

function isLocked(error: unknown): boolean {
  return error instanceof Error && (error.cause as { code?: unknown } | undefined)?.code === LOCK_NOT_AVAILABLE;
}

/** Changes parts in a transaction that gives way; answers false where somebody else is reading for long. */
async function tryChange(db: Db, work: (tx: Transaction) => Promise<void>): Promise<boolean> {
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql.raw(`SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`));
      await work(tx);
    });
    return true;
  } catch (error) {
    if (isLocked(error)) return false;
    throw error;
  }
}

interface PartedTable {
  name: string;
  hasOldStatistics: boolean;
}

async function listParted(db: Pick<Database, "execute">): Promise<PartedTable[]> {
  const { rows } = await db.execute<PartedTable & Record<string, unknown>>(sql`
    SELECT pg_class.relname AS name, coalesce(greatest(last_analyze, last_autoanalyze), '-infinity')
      < now() - make_interval(secs => ${STATISTICS_AGE_MS / 1000}) AS "hasOldStatistics"
    FROM pg_class LEFT JOIN pg_stat_user_tables AS stat ON stat.relid = pg_class.oid
    WHERE relkind = 'p' AND relnamespace = 'public'::regnamespace ORDER BY name`);
  return rows;
}

function toDate(date: Date): SQL {
  return sql`${date.toISOString().slice(0, 10)}::date`;
}

/** Makes what is missing of the parts of this month and the next ones. Without them rows go to the rest, and none is lost. */
export async function addMonths(db: Db & Pick<Database, "execute">, now: Date): Promise<void> {
  for (const { name, hasOldStatistics } of await listParted(db)) {
    await tryChange(db, async (tx) => {
      await tx.execute(sql`SELECT add_month_parts(${name}, ${toDate(now)}, ${MONTHS_AHEAD}::int)`);
    });
    if (hasOldStatistics) await db.execute(sql`ANALYZE ${sql.identifier(name)}`);
  }
}

/** Takes away the months of a table that began before a date, with all their rows. */
export async function dropMonths(db: Db, table: PgTable, until: Date): Promise<void> {
  await tryChange(db, async (tx) => {
    await tx.execute(sql`SELECT drop_month_parts(${getTableConfig(table).name}, ${toDate(until)})`);
  });
}
