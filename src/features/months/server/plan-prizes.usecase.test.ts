import { describe, expect, it } from "vitest";
import { seedPoints } from "#features/points/server/points.seed.ts";
import { pack } from "#pack/pack.ts";
import { buildTestApp } from "../../../../tests/support/build-test-app.ts";
import { countQueries } from "../../../../tests/support/count-queries.ts";
import { countRowsRead } from "../../../../tests/support/count-rows-read.ts";
import { closeMonths } from "./close-months.usecase.ts";
import { planPrizes } from "./plan-prizes.usecase.ts";

const MONTH = "2026-03";
/** So many that no plan of the database prefers to read them all. */
const MEMBERS = 2500;
const { deps, db, pool, clock } = await buildTestApp();

async function closeSeeded(): Promise<void> {
  await seedPoints(db, { memberCount: MEMBERS, rowCount: 3000, now: new Date("2026-03-31T12:00:00.000Z") });
  clock.set("2026-04-02T12:00:00.000Z");
  await closeMonths(deps);
  await pool.query("VACUUM (ANALYZE)");
}

/** Every tenth member has what a prize needs. */
async function makePayable(): Promise<void> {
  const some = "FROM users WHERE ('x' || right(id::text, 6))::bit(24)::int % 10 = 0";
  await pool.query(`INSERT INTO wallet_proofs SELECT id, 'wallet-of-' || username, created_at ${some}`);
  await pool.query(`INSERT INTO recovery_contacts (id, user_id, method, contact, confirmed_at, created_at)
    SELECT gen_random_uuid(), id, 'email', username || '@example.com', created_at, created_at ${some}`);
}

describe("the prizes as they would be settled now", () => {
  it("are found at the top of the board, without reading the rest of it", async () => {
    await closeSeeded();
    await makePayable();
    await pool.query("VACUUM (ANALYZE)");
    const plan = await planPrizes(deps, MONTH);
    expect(plan.prizes).toHaveLength(pack.rewards.ladder.at(-1)?.to ?? 0);
    expect(plan.withoutWinner).toBe(0);
    expect(await countRowsRead(pool, "month_standings", () => planPrizes(deps, MONTH))).toBeLessThan(MEMBERS / 2);
  });

  it("are looked for to the end of the board in few steps where nobody has what they need", async () => {
    await closeSeeded();
    const { result, count } = await countQueries(() => planPrizes(deps, MONTH));
    expect(result.prizes).toEqual([]);
    expect(count).toBeLessThan(10);
  });
});
