/** What the close of a month costs: each step of a large one beside the same step of a small one, by the row. */

import { siteParts } from "../src/app/site-parts.ts";
import { buildProof } from "../src/features/months/server/build-proof.usecase.ts";
import { closeMonths } from "../src/features/months/server/close-months.usecase.ts";
import { publishMonth } from "../src/features/months/server/publish-month.usecase.ts";
import { readReview } from "../src/features/months/server/read-review.usecase.ts";
import { settleMonth } from "../src/features/months/server/review-month.usecase.ts";
import { getMonthStart, getMonthYear, shiftMonth } from "../src/features/points/points.rules.ts";
import { loadConfig } from "../src/server/config.ts";
import type { OpenDatabase } from "../src/server/db/open-database.ts";
import { countQueries } from "../tests/support/count-queries.ts";
import { measureTime } from "./measure.ts";
import { report, silentLog } from "./report.ts";

const PRIZES = { count: 10, total: 17_000 };
const ADMIN_ID = "019a0000-0000-7000-8000-ffffffffffff";
const HOUR_MS = 60 * 60 * 1000;
const SAMPLE_EVERY_MS = 20;
const config = loadConfig({ NODE_ENV: "test", PUBLIC_URL: "http://localhost:3000" });

interface Step {
  ms: number;
  statements: number;
  /** Megabytes of the heap above what it began with. */
  megabytes: number;
  /** The longest that other work of the process had to wait. */
  blockedMs: number;
}

async function measureStep(work: () => Promise<unknown>): Promise<Step> {
  const heapBefore = process.memoryUsage().heapUsed;
  const startedAt = performance.now();
  let [heapMax, blockedMs, lastAt] = [heapBefore, 0, startedAt];
  const sampling = setInterval(() => {
    const now = performance.now();
    blockedMs = Math.max(blockedMs, now - lastAt - SAMPLE_EVERY_MS);
    lastAt = now;
    heapMax = Math.max(heapMax, process.memoryUsage().heapUsed);
  }, SAMPLE_EVERY_MS);
  const { count } = await countQueries(work);
  clearInterval(sampling);
  return { ms: performance.now() - startedAt, statements: count, megabytes: (heapMax - heapBefore) / 1e6, blockedMs };
}

/** Every tenth member has what a prize needs. */
async function makePayable({ pool }: OpenDatabase): Promise<void> {
  const some = "FROM users WHERE ('x' || right(id::text, 6))::bit(24)::int % 10 = 0";
  await pool.query(`INSERT INTO wallet_proofs SELECT id, 'wallet-of-' || username, created_at ${some}`);
  await pool.query(`INSERT INTO recovery_contacts (id, user_id, method, contact, confirmed_at, created_at)
    SELECT gen_random_uuid(), id, 'email', username || '@example.com', created_at, created_at ${some}`);
}

async function findBusiestMember({ pool }: OpenDatabase, monthYear: string): Promise<string> {
  const { rows } = await pool.query(
    `SELECT user_id FROM month_members WHERE pseudonym = (SELECT pseudonym FROM month_entries
     WHERE month_year = $1 GROUP BY pseudonym ORDER BY count(*) DESC LIMIT 1)`,
    [monthYear],
  );
  return rows[0].user_id;
}

async function closeOne(database: OpenDatabase, now: Date) {
  const { db, pool } = database;
  const monthYear = getMonthYear(now);
  await makePayable(database);
  const { chain } = siteParts;
  const runAt = (moment: Date) => ({ db, config, chain, log: silentLog, clock: { now: () => moment } });
  const after = runAt(new Date(getMonthStart(shiftMonth(monthYear, 1)).getTime() + HOUR_MS));
  const countUnsealed = async (): Promise<number> =>
    (
      await pool.query(
        "SELECT (SELECT count(*) FROM leaderboard_entries)::int - coalesce(sum(entry_count), 0)::int AS rest FROM months",
      )
    ).rows[0].rest;
  const rows = await countUnsealed();
  const seal = await measureStep(async () => {
    while ((await countUnsealed()) > 0) await closeMonths(runAt(now));
  });
  const freeze = await measureStep(() => closeMonths(after));
  await pool.query("VACUUM (ANALYZE)");
  const review = await measureTime(() => readReview(after, { monthYear, after: 0 }), 10);
  const step = { monthYear, adminId: ADMIN_ID };
  await settleMonth(after, { ...step, acceptUnknown: true });
  const publish = await measureStep(() => publishMonth(after, { ...step, ...PRIZES }));
  const userId = await findBusiestMember(database, monthYear);
  let own = 0;
  const build = async () => {
    own = (await buildProof(db, { userId, monthYear })).entries.length;
  };
  const proofStep = await measureStep(build);
  const proof = { ...proofStep, ms: await measureTime(build, 10), rows: own };
  return { rows, seal, freeze, review, publish, proof };
}

function writeStep({ ms, statements, megabytes, blockedMs }: Step): string {
  return `${ms.toFixed(0)} ms in ${statements} statements, ${megabytes.toFixed(0)} MB, others wait ${blockedMs.toFixed(0)} ms`;
}

/** Closes the months of two boards that `seedPoints` has filled. */
export async function benchMonth(small: OpenDatabase, large: OpenDatabase, now: Date): Promise<void> {
  const few = await closeOne(small, now);
  const many = await closeOne(large, now);
  const size = `${many.rows.toLocaleString("en")} rows beside ${few.rows.toLocaleString("en")}, by the row`;
  for (const name of ["seal", "freeze", "publish"] as const) {
    const ratio = many[name].ms / many.rows / (few[name].ms / few.rows);
    report(`${name} a month, ${size}`, ratio, `${writeStep(many[name])}; ${writeStep(few[name])}`, { atMost: 2 });
  }
  report(
    `the proof of the busiest member, ${many.proof.rows} rows beside ${few.proof.rows}, by the row`,
    many.proof.ms / many.proof.rows / (few.proof.ms / few.proof.rows),
    `${writeStep(many.proof)}; ${writeStep(few.proof)}`,
    { atMost: 2 },
  );
  report(
    "a page of the review, large month beside small",
    many.review / few.review,
    `${many.review.toFixed(0)} ms and ${few.review.toFixed(0)} ms`,
  );
}
