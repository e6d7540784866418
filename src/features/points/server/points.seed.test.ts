import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/test-database.ts";
import { seedPoints } from "./points.seed.ts";

const NOW = new Date("2026-11-20T17:00:00.000Z");

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedPoints(database.db, { memberCount: 1000, rowCount: 10_000, now: NOW });
});
afterAll(() => database.close());

describe("seeded points", () => {
  it("has as many members and rows as asked for, and totals that equal the ledger", async () => {
    const { rows } = await database.pool.query(`SELECT
      (SELECT count(*)::int FROM users) AS members,
      (SELECT count(*)::int FROM leaderboard_entries WHERE month_year = '2026-11') AS rows,
      (SELECT sum(points)::int FROM leaderboard_entries) - (SELECT sum(total_points)::int FROM month_totals) AS difference`);
    expect(rows[0]).toEqual({ members: 1000, rows: 10_000, difference: 0 });
  });
});
