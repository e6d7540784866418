import type pg from "pg";
import { expect } from "vitest";

/** Counting a try is what a refused request is allowed to leave behind. */
const COUNTERS = "attempt_counters";

async function readTable(pool: pg.Pool, name: string): Promise<string> {
  const { rows } = await pool.query<{ summary: string }>(
    `SELECT count(*) || ' rows ' || coalesce(md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))), '') AS summary FROM "${name}" AS t`,
  );
  return rows[0]?.summary ?? "";
}

/** Number of rows and a hash of the content of every table. */
export async function readDatabase(pool: pg.Pool): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> $1 ORDER BY tablename",
    [COUNTERS],
  );
  const summaries = await Promise.all(rows.map(async ({ name }) => [name, await readTable(pool, name)] as const));
  return Object.fromEntries(summaries);
}

/** Fails unless every table holds exactly what it held before. */
export async function expectNothingChanged<Result>(pool: pg.Pool, work: () => Promise<Result>): Promise<Result> {
  const before = await readDatabase(pool);
  const result = await work();
  expect(await readDatabase(pool)).toEqual(before);
  return result;
}
