import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seedPoints } from "#features/points/server/points.seed.ts";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/test-database.ts";
import { listRanking } from "./ranking.repository.ts";

const NOW = new Date("2026-11-20T17:00:00.000Z");

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedPoints(database.db, { memberCount: 1000, rowCount: 10_000, now: NOW });
});
afterAll(() => database.close());

describe("the board of a seeded month", () => {
  it("shows 25 members, best first", async () => {
    const ranking = await listRanking(database.db, "2026-11");
    expect(ranking).toHaveLength(25);
    const totals = ranking.map(({ totalPoints }) => totalPoints);
    expect(totals).toEqual([...totals].sort((one, other) => other - one));
  });

  it("is read by walking an index, not by sorting the month", async () => {
    const { rows } = await database.pool.query(`EXPLAIN
      SELECT t.total_points, u.username FROM month_totals t JOIN users u ON u.id = t.user_id
      WHERE t.month_year = '2026-11' AND u.is_admin = false AND u.disabled_at IS NULL
      ORDER BY t.proven_points DESC NULLS LAST, t.total_points DESC NULLS LAST, t.judged_by DESC NULLS LAST,
        t.reached_at, t.user_id LIMIT 25`);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).toContain("month_totals_rank_idx");
    expect(plan).not.toContain("Sort");
  });
});
