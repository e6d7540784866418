import type pg from "pg";
import { expect } from "vitest";

/** Counting a try is what a refused request is allowed to leave behind. */
const COUNTERS = "attempt_counters";

const questions = new WeakMap<pg.Pool, Promise<string>>();

/** One question about all tables: asked table by table it took most of the time of the tests that ask it. */
async function writeQuestion(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
       AND NOT relispartition AND relname <> $1 ORDER BY relname`,
    [COUNTERS],
  );
  return rows
    .map(
      ({ name }) => `SELECT '${name}' AS name,
        count(*) || ' rows ' || coalesce(md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))), '') AS summary
        FROM "${name}" AS t`,
    )
    .join(" UNION ALL ");
}

/** Number of rows and a hash of the content of every table. */
export async function readDatabase(pool: pg.Pool): Promise<Record<string, string>> {
  const question = questions.get(pool) ?? writeQuestion(pool);
  questions.set(pool, question);
  const { rows } = await pool.query<{ name: string; summary: string }>({
    name: "read-database",
    text: await question,
  });
  return Object.fromEntries(rows.map(({ name, summary }) => [name, summary]));
}

/** Fails unless every table holds exactly what it held before. */
export async function expectNothingChanged<Result>(pool: pg.Pool, work: () => Promise<Result>): Promise<Result> {
  const before = await readDatabase(pool);
  const result = await work();
  expect(await readDatabase(pool)).toEqual(before);
  return result;
}
