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
     FROM information_schema.columns JOIN pg_class ON relname = table_name AND relnamespace = 'public'::regnamespace
     WHERE table_schema = 'public' AND NOT relispartition ORDER BY name`,
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

describe("a site that has kept ledger, visits and audit in one table each", () => {
  it("finds every row in the part before, under the same keys and guards, and goes on in months", async () => {
    await empty();
    await migrateUpTo(41);
    const now = new Date();
    const id = createId();
    await database.pool.query("INSERT INTO users (id, username, created_at) VALUES ($1, 'early', $2)", [id, now]);
    const months = [getMonthYear(now), shiftMonth(getMonthYear(now), -14)];
    for (const month of months) {
      await database.pool.query(
        `INSERT INTO leaderboard_entries (id, user_id, action_type, points, month_year, source_id, proven, created_at)
         VALUES (gen_random_uuid(), $1, 'tweet', 3, $2, 'same', true, $3), (gen_random_uuid(), $1, 'tweet', 4, $2, NULL, false, $3)`,
        [id, month, now],
      );
    }
    await database.pool.query(
      "INSERT INTO analytics_events VALUES (gen_random_uuid(), 'page_view', '{}', $2, NULL, $1)",
      [id, now],
    );
    await database.pool.query("INSERT INTO admin_audit VALUES (gen_random_uuid(), $1, 'members.lock', 'x', '{}', $2)", [
      id,
      now,
    ]);
    const tables = ["leaderboard_entries", "analytics_events", "admin_audit"];
    const readAll = () =>
      Promise.all(
        tables.map(async (table) => {
          const { rows } = await database.pool.query(
            `SELECT to_jsonb(t) AS row, replace(tableoid::regclass::text, '${table}', '') AS part FROM ${table} AS t ORDER BY id`,
          );
          return rows;
        }),
      );
    const before = await readAll();
    await migrate(database.pool, log);
    const after = await readAll();
    expect(after.map((rows) => rows.map(({ row }) => row))).toEqual(before.map((rows) => rows.map(({ row }) => row)));
    expect(new Set(after.flat().map(({ part }) => part))).toEqual(new Set(["_before"]));
    const twin = `INSERT INTO leaderboard_entries SELECT gen_random_uuid(), user_id, action_type, 9, month_year, source_id, created_at, true
      FROM leaderboard_entries WHERE source_id IS NOT NULL`;
    await expect(database.pool.query(twin)).rejects.toMatchObject({ code: "23505" });
    await expect(database.pool.query("DELETE FROM admin_audit")).rejects.toMatchObject({ code: "BZ001" });
    await database.pool.query(
      "INSERT INTO months (month_year, state, entry_count, chain) VALUES ($1, 'frozen', 0, '')",
      [months[1]],
    );
    const change = "UPDATE leaderboard_entries SET points = 900 WHERE month_year = $1";
    await expect(database.pool.query(change, [months[1]])).rejects.toMatchObject({ code: "BZ001" });
    await awardEngagement(database.db, {
      userId: id,
      points: 10,
      sourceId: "next",
      now: new Date(now.getTime() + 32 * 86_400_000),
    });
    expect((await readAll())[0]?.map(({ part }) => part)).toEqual(
      expect.arrayContaining(["_before", expect.stringMatching(/^_\d{4}_\d\d$/)]),
    );
  });
});
