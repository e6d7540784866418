import { count, desc, isNotNull, min, sql } from "drizzle-orm";
import type { Queries } from "#server/db/open-database.ts";
import { jobRunsTable } from "#server/job-runs.tables.ts";
import { outboxMessagesTable } from "#server/outbox.tables.ts";

/** Connections to the database server, by all who use it. */
export async function readConnections(db: Queries): Promise<{ open: number; max: number }> {
  const { rows } = await db.execute<{ open: number; max: number }>(sql`
    SELECT count(*)::int AS open, current_setting('max_connections')::int AS max
    FROM pg_stat_activity WHERE backend_type = 'client backend'`);
  return rows[0] ?? { open: 0, max: 0 };
}

interface SizedTable {
  name: string;
  sizeBytes: number;
  /** Of the whole database. */
  databaseBytes: number;
}

/** Tables with their indexes, of all their months, the largest first. */
export async function listLargestTables(db: Queries, max: number): Promise<SizedTable[]> {
  const { rows } = await db.execute<SizedTable & Record<string, unknown>>(sql`
    SELECT coalesce(pg_partition_root(oid), oid)::regclass::text AS name, sum(pg_total_relation_size(oid))::float8 AS "sizeBytes",
      pg_database_size(current_database())::float8 AS "databaseBytes" FROM pg_class
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
    GROUP BY 1 ORDER BY 2 DESC LIMIT ${max}`);
  return rows;
}

/** Whether the database keeps statistics of statements that we may read. */
export async function hasStatementStatistics(db: Queries): Promise<boolean> {
  const { rows } = await db.execute<{ has: boolean }>(sql`SELECT to_regclass('pg_stat_statements') IS NOT NULL AS has`);
  return rows[0]?.has ?? false;
}

/** What the database itself has measured, of this database alone. */
export async function listMeasuredStatements(db: Queries, max: number) {
  const { rows } = await db.execute<{ text: string; slowestMs: number; count: number }>(sql`
    SELECT left(regexp_replace(query, '\s+', ' ', 'g'), 300) AS text, max_exec_time::float8 AS "slowestMs",
      least(calls, 1000000000)::int AS count FROM pg_stat_statements
    WHERE dbid = (SELECT oid FROM pg_database WHERE datname = current_database())
    ORDER BY max_exec_time DESC LIMIT ${max}`);
  return rows;
}

export async function listJobRuns(db: Queries) {
  return db.select().from(jobRunsTable);
}

export async function readMessageQueue(db: Queries) {
  const { createdAt, body } = outboxMessagesTable;
  const [waiting] = await db
    .select({ count: count(), oldestAt: min(createdAt) })
    .from(outboxMessagesTable)
    .where(isNotNull(body));
  return { count: waiting?.count ?? 0, oldestAt: waiting?.oldestAt ?? null };
}

/** How the newest messages went, the newest first. */
export async function listLastMessages(db: Queries, max: number) {
  const { id, channel, body, sentAt, lastError } = outboxMessagesTable;
  // Ids are in the order of their making.
  return db
    .select({ channel, isWaiting: isNotNull(body).mapWith(Boolean), sentAt, lastError })
    .from(outboxMessagesTable)
    .orderBy(desc(id))
    .limit(max);
}

export async function readVersions(db: Queries): Promise<{ postgres: string; migratedAt: number | null }> {
  const { rows } = await db.execute<{ postgres: string; migratedAt: number | null }>(sql`
    SELECT current_setting('server_version') AS postgres,
      (SELECT max(created_at)::float8 FROM drizzle.__drizzle_migrations) AS "migratedAt"`);
  return rows[0] ?? { postgres: "", migratedAt: null };
}
