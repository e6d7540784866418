import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { createDatabase, createPool, type Database } from "#server/db/open-database.ts";

/**
 * How long a test waits for its database. The site's own limits turn a crowd away that a busy machine serves too slowly;
 * what they do is tested where they are set.
 */
const PATIENCE_MS = 60_000;

export interface TestDatabase {
  db: Database;
  pool: pg.Pool;
  /** For programs that open it themselves, as DATABASE_URL. */
  url: string;
  /** Empties every table of the application. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

async function runAsAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject("testServer").adminUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/**
 * Deletes rows past keys and triggers, and counts from one again where something was counted: for the few rows of a test
 * twenty times quicker than TRUNCATE.
 */
async function emptyTables(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ statement: string }>(
    `SELECT 'DELETE FROM ' || quote_ident(relname) AS statement FROM pg_class
       WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
     UNION ALL
     SELECT 'ALTER SEQUENCE ' || quote_ident(sequencename) || ' RESTART' FROM pg_sequences
       WHERE schemaname = 'public' AND last_value IS NOT NULL`,
  );
  const statements = ["SET LOCAL session_replication_role = replica", ...rows.map(({ statement }) => statement)];
  await pool.query(`BEGIN; ${statements.join("; ")}; COMMIT`);
}

/** A database of its own, copied from the migrated template. Once per test file; `empty` between its tests. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { adminUrl, templateName } = inject("testServer");
  const name = `bagz_test_${randomUUID().replaceAll("-", "")}`;
  await runAsAdmin(`CREATE DATABASE ${name} TEMPLATE ${templateName}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const patience: pg.PoolConfig = {
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    onConnect: async () => {},
  };
  const log = { info() {}, warn() {}, error() {} };
  const pool = createPool({ connectionString: url.href, max: 8, ...patience }, log);
  return {
    db: createDatabase(pool),
    pool,
    url: url.href,
    empty: () => emptyTables(pool),
    async close() {
      await pool.end();
      await runAsAdmin(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}
