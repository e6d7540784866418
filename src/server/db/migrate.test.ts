import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getTableColumns } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import { getTableConfig } from "drizzle-orm/pg-core";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { serverFeatures } from "#app/features.server.ts";
import { listRanking } from "#features/leaderboard/server/ranking.repository.ts";
import { getMonthYear, shiftMonth } from "#features/points/points.rules.ts";
import { awardEngagement } from "#features/points/server/award-points.repository.ts";
import { listPrizeFacts } from "#features/prizes/server/prize-facts.repository.ts";
import { createId } from "#shared/ids.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";
import { migrate } from "./migrate.ts";

const log = { info() {} };
let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
  onTestFinished(() => database.close());
});

async function empty(): Promise<void> {
  await database.pool.query(
    "DROP SCHEMA drizzle CASCADE; DROP SCHEMA console CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public",
  );
}

async function listColumns(): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    `SELECT table_name || '.' || column_name || CASE is_nullable WHEN 'NO' THEN ' not null' ELSE '' END AS name
     FROM information_schema.columns WHERE table_schema = 'public' ORDER BY name`,
  );
  return rows.map(({ name }) => name);
}

describe("the migrations", () => {
  it("lead an empty database to exactly the tables of the code", async () => {
    await empty();
    expect(await migrate(database.pool, log)).not.toEqual([]);
    const declared = serverFeatures
      .flatMap(({ tables = {} }) => Object.values(tables))
      .flatMap((table) =>
        Object.values(getTableColumns(table)).map(
          ({ name, notNull }) => `${getTableConfig(table).name}.${name}${notNull ? " not null" : ""}`,
        ),
      );
    expect(await listColumns()).toEqual(declared.sort());
  });

  it("change nothing the second time", async () => {
    expect(await migrate(database.pool, log)).toEqual([]);
  });

  it("are applied once when four servers start at the same moment", async () => {
    await empty();
    const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(database.pool, log)));
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
  });

  it("refuse the database of a newer release and leave it as it is", async () => {
    const before = await listColumns();
    await database.pool.query(
      "INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('from the future', 9999999999999)",
    );
    await expect(migrate(database.pool, log)).rejects.toThrow("belongs to a newer release");
    expect(await listColumns()).toEqual(before);
  });
});

/** The migrations up to one, as an older release had them. */
async function migrateUpTo(last: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "older-migrations-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp("migrations", folder, { recursive: true });
  const journalPath = join(folder, "meta", "_journal.json");
  const journal = JSON.parse(await readFile(journalPath, "utf8"));
  journal.entries = journal.entries.slice(0, last + 1);
  await writeFile(journalPath, JSON.stringify(journal));
  await applyMigrations(drizzle(database.pool), { migrationsFolder: folder });
}

describe("a site that has counted points before it looked at works", () => {
  it("keeps the order of its boards; what was earned by then wins no prize by itself", async () => {
    await empty();
    await migrateUpTo(7);
    const now = new Date();
    const month = getMonthYear(now);
    const past = shiftMonth(month, -1);
    const members = { honest: 90, lazy: 4, newcomer: 0 };
    const ids = new Map<string, string>();
    for (const [username, points] of Object.entries(members)) {
      const id = createId();
      ids.set(username, id);
      await database.pool.query("INSERT INTO users (id, username, created_at) VALUES ($1, $2, $3)", [
        id,
        username,
        now,
      ]);
      for (const monthYear of points === 0 ? [] : [month, past]) {
        await database.pool.query(
          `INSERT INTO leaderboard_entries (id, user_id, action_type, points, month_year, created_at)
           VALUES (gen_random_uuid(), $1, 'tweet', $2, $3, $4)`,
          [id, points, monthYear, now],
        );
        await database.pool.query(
          "INSERT INTO month_totals (month_year, user_id, total_points, reached_at) VALUES ($1, $2, $3, $4)",
          [monthYear, id, points, now],
        );
      }
    }
    await migrate(database.pool, log);
    const userId = ids.get("newcomer") ?? "";
    await awardEngagement(database.db, { userId, points: 10, sourceId: "seen", now });
    const readBoard = async (monthYear: string) =>
      (await listRanking(database.db, monthYear)).map((row) => [row.user.username, row.totalPoints, row.provenPoints]);
    expect(await readBoard(month)).toEqual([
      ["honest", 90, 90],
      ["newcomer", 10, 10],
      ["lazy", 4, 4],
    ]);
    expect(await readBoard(past)).toEqual([
      ["honest", 90, 0],
      ["lazy", 4, 0],
    ]);
    const facts = await listPrizeFacts(database.db, [...ids.values()], month);
    expect(facts.map(({ userId, workDays }) => [userId, workDays]).sort()).toEqual(
      [...ids].map(([username, id]) => [id, username === "newcomer" ? 1 : 0]).sort(),
    );
    const { rows } = await database.pool.query(`
      SELECT count(*)::int AS wrong FROM month_totals AS t JOIN (SELECT user_id, month_year, sum(points) AS points,
        coalesce(sum(points) FILTER (WHERE proven), 0) AS proven FROM leaderboard_entries GROUP BY 1, 2) AS e
      USING (user_id, month_year) WHERE e.points <> t.total_points OR e.proven <> t.proven_points`);
    expect(rows[0].wrong).toBe(0);
  });
});
