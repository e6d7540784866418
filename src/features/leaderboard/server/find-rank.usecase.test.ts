// About the default community.
import { PgDialect } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seedPoints } from "#features/points/server/points.seed.ts";
import { countQueries } from "../../../../tests/support/count-queries.ts";
import { FakeClock } from "../../../../tests/support/fake-clock.ts";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/test-database.ts";
import { createPlaceFinder } from "./find-rank.usecase.ts";
import { countBefore, getScore } from "./ranking.repository.ts";

const MONTH = "2026-11";
const clock = new FakeClock("2026-11-20T17:00:00.000Z");

let database: TestDatabase;
let members: string[];
beforeAll(async () => {
  database = await createTestDatabase();
  await seedPoints(database.db, { memberCount: 1000, rowCount: 4000, now: clock.now() });
  // Judges and equals too, and members who are not ranked.
  await database.pool.query("UPDATE month_totals SET judged_by = total_points % 3 WHERE total_points % 2 = 0");
  await database.pool.query("UPDATE month_totals SET proven_points = proven_points - 4 WHERE total_points % 5 = 0");
  await database.pool.query("UPDATE users SET is_admin = true WHERE username IN ('bagmother', 'member_400')");
  await database.pool.query("UPDATE users SET disabled_at = now() WHERE username IN ('uv_hex', 'member_70')");
  const { rows } = await database.pool.query(`
    SELECT user_id FROM month_totals JOIN users ON id = user_id WHERE NOT is_admin AND disabled_at IS NULL
    ORDER BY proven_points DESC, total_points DESC, judged_by DESC, reached_at, user_id`);
  members = rows.map(({ user_id }) => user_id);
});
afterAll(() => database.close());

describe.each([
  ["counted anew", 2000],
  ["by the steps of the board", 10],
])("a member's place, %s", (_way, countedMax) => {
  it("is the one that the order of the board gives, for every fifth member", async () => {
    const findPlace = createPlaceFinder({ db: database.db, clock }, countedMax);
    for (let index = 0; index < members.length; index += 5) {
      expect(await findPlace(members[index] ?? "", MONTH)).toEqual({ rank: index + 1 });
    }
  });

  it("is none for staff, locked members and those without points", async () => {
    const findPlace = createPlaceFinder({ db: database.db, clock }, countedMax);
    const { rows } = await database.pool.query("SELECT id FROM users WHERE is_admin OR disabled_at IS NOT NULL");
    expect(rows).toHaveLength(4);
    for (const { id } of rows) expect(await findPlace(id, MONTH)).toEqual({ rank: null });
    expect(await findPlace(members[0] ?? "", "2026-10")).toEqual({ rank: null });
  });
});

describe("a large month", () => {
  it("is walked once in five seconds, whoever asks", async () => {
    const findPlace = createPlaceFinder({ db: database.db, clock }, 10);
    const ask = (index: number) => countQueries(() => findPlace(members[index] ?? "", MONTH));
    const [first, second] = [await ask(500), await ask(700)];
    expect(second.count).toBe(first.count - 1);
    clock.advance(5000);
    expect((await ask(500)).count).toBe(first.count);
  });

  it("is read at the member's own points alone, by the index", async () => {
    const own = await getScore(database.db, members[800] ?? "", MONTH);
    if (own === undefined) throw new Error("a member without a score");
    const { sql, params } = new PgDialect().sqlToQuery(countBefore(own, MONTH, "equals"));
    const { rows } = await database.pool.query(`EXPLAIN ${sql}`, params);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).toMatch(/month_totals_rank_idx[\s\S]*Index Cond: .*proven_points = .*total_points = /);
    expect(plan).not.toContain("Seq Scan on month_totals");
  });
});
