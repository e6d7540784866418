import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { createDatabase, createPool, type Database } from "#server/db/open-database.ts";

export interface TestDatabase {
  db: Database;
  pool: pg.Pool;
  /** For programs that open it themselves, as DATABASE_URL. */
  url: string;
  /** Empties every table of the application. */
  truncate(): Promise<void>;
  close(): Promise<void>;
}

async function runAsAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject("testServer").adminUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

async function truncateAll(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    "SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'",
  );
  if (rows.length > 0) await pool.query(`TRUNCATE ${rows.map(({ name }) => name).join(", ")} RESTART IDENTITY CASCADE`);
}

/** A database of its own, copied from the migrated template. Once per test file; `truncate` between its tests. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { adminUrl, templateName } = inject("testServer");
  const name = `bagz_test_${randomUUID().replaceAll("-", "")}`;
  await runAsAdmin(`CREATE DATABASE ${name} TEMPLATE ${templateName}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const pool = createPool({ connectionString: url.href, max: 8 }, { info() {}, warn() {}, error() {} });
  return {
    db: createDatabase(pool),
    pool,
    url: url.href,
    truncate: () => truncateAll(pool),
    async close() {
      await pool.end();
      await runAsAdmin(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}
