import { getTableColumns } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/pg-core";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { serverFeatures } from "#app/features.server.ts";
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
