import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/test-database.ts";
import { seedLeaderboard } from "./leaderboard.seed.ts";
import { listRanking } from "./ranking.repository.ts";

const NOW = new Date("2026-11-20T17:00:00.000Z");

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedLeaderboard(database.db, { memberCount: 1000, rowCount: 10_000, now: NOW });
});
afterAll(() => database.close());

describe("a seeded board", () => {
  it("has as many members and rows as asked for, and totals that equal the ledger", async () => {
    const { rows } = await database.pool.query(`SELECT
      (SELECT count(*)::int FROM users) AS members,
      (SELECT count(*)::int FROM leaderboard_entries WHERE month_year = '2026-11') AS rows,
      (SELECT sum(points)::int FROM leaderboard_entries) - (SELECT sum(total_points)::int FROM month_totals) AS difference`);
    expect(rows[0]).toEqual({ members: 1000, rows: 10_000, difference: 0 });
  });

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
      ORDER BY t.total_points DESC NULLS LAST, t.reached_at, t.user_id LIMIT 25`);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).toContain("month_totals_rank_idx");
    expect(plan).not.toContain("Sort");
  });
});
