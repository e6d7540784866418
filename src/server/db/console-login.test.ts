import pg from "pg";
import { describe, expect, it, onTestFinished } from "vitest";
import { pack } from "#pack/pack.ts";
import { createTemporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { prepareConsole } from "./console-login.ts";
import { startEmbeddedDatabase } from "./embedded-database.ts";
import { migrate } from "./migrate.ts";
import { createPool } from "./open-database.ts";

const VIEWS = [{ name: "users", columns: [{ name: "id", type: "uuid" }] }];
const log = { info() {}, warn() {}, error() {} };

/** A database that waits for no disk, on a pool that gives nothing up: a slow machine is no answer of the console's. */
async function open() {
  const dataDir = await createTemporaryFolder();
  const { connections, stop } = await startEmbeddedDatabase({ dataDir, log, isDurable: false });
  const patience = { connectionTimeoutMillis: 0, query_timeout: 0, onConnect: undefined };
  const pool = createPool({ ...connections.app, ...patience }, log);
  onTestFinished(async () => {
    await pool.end();
    await stop();
  });
  await migrate(pool, log);
  return { pool, consoleConnection: connections.console };
}

async function ask(connection: pg.ClientConfig | undefined, text: string) {
  const client = new pg.Client(connection);
  await client.connect();
  return client.query(text).finally(() => client.end());
}

describe("the console's login of the embedded database", () => {
  it("reads the views and may call no function that is dangerous, and the application may still call them all", async () => {
    const database = await open();
    const warnings: unknown[] = [];
    const connection = await prepareConsole(database, VIEWS, {
      warn: (details: unknown) => void warnings.push(details),
    });
    expect(warnings).toEqual([]);
    expect(connection?.user).toBe(`${pack.id}_console`);
    expect((await ask(connection, "SELECT count(*)::int AS count FROM users")).rows).toEqual([{ count: 0 }]);
    for (const call of [
      `set_config('role', '${pack.id}_app', false)`,
      "pg_advisory_lock(1)",
      "query_to_xml('select 1', true, true, '')",
    ]) {
      await expect(ask(connection, `SELECT ${call}`)).rejects.toThrow("permission denied for function");
    }
    await expect(ask(connection, "SELECT * FROM public.users")).rejects.toThrow("permission denied");
    const { rows } = await database.pool.query("SELECT pg_try_advisory_xact_lock(1) AS taken, repeat('a', 2) AS text");
    expect(rows).toEqual([{ taken: true, text: "aa" }]);
  });

  it("is opened by several processes that start at once", async () => {
    const database = await open();
    const warnings: unknown[] = [];
    const warn = (details: unknown) => void warnings.push(details);
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(Array.from({ length: 8 }, () => prepareConsole(database, VIEWS, { warn })));
    }
    expect(warnings).toEqual([]);
  });

  it("leaves a site without one as it is, and says where its views could not be opened", async () => {
    const database = await open();
    expect(await prepareConsole({ ...database, consoleConnection: undefined }, VIEWS, log)).toBeUndefined();
    const warnings: unknown[] = [];
    const missing = { host: "127.0.0.1", user: "nobody_knows_me" };
    await prepareConsole({ ...database, consoleConnection: missing }, VIEWS, {
      warn: (details: unknown) => void warnings.push(details),
    });
    expect(warnings).toHaveLength(1);
  });
});
