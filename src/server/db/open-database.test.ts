import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";
import { DatabaseStartError } from "./database-start-error.ts";
import { createDatabase, createPool, openDatabase } from "./open-database.ts";

const log = { info() {}, warn() {}, error() {} };
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

function openOutside() {
  return openDatabase({ databaseUrl: database.url, dataDir: "/nonexistent" }, log);
}

const KILL_OTHERS =
  "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()";

describe("an open database", () => {
  it("answers, is ready, and is not once closed", async () => {
    const opened = await openOutside();
    expect(await opened.isReady()).toBe(true);
    await opened.close();
    expect(await opened.isReady()).toBe(false);
  });

  it("survives the loss of an idle connection and of one inside a transaction", async () => {
    const opened = await openOutside();
    await opened.pool.query("SELECT 1");
    await database.pool.query(KILL_OTHERS);
    await sleep(50);
    const transaction = opened.db.transaction(async (tx) => {
      await tx.execute(sql`SELECT 1`);
      await database.pool.query(KILL_OTHERS);
      await sleep(50);
      await tx.execute(sql`SELECT 1`);
    });
    await expect(transaction).rejects.toThrow();
    expect(await opened.isReady()).toBe(true);
    await opened.close();
  });

  it("limits how long a statement runs and a transaction idles", async () => {
    const opened = await openOutside();
    const { rows } = await opened.pool.query(
      "SELECT current_setting('statement_timeout') AS statement, current_setting('idle_in_transaction_session_timeout') AS idle",
    );
    expect(rows).toEqual([{ statement: "4500ms", idle: "10s" }]);
    await opened.close();
  });
});

describe("a transaction", () => {
  it("that waits for another which waits for it is begun again, and both are kept", async () => {
    const pool = createPool({ connectionString: database.url }, log);
    const db = createDatabase(pool);
    await pool.query(
      "CREATE TABLE pairs (id int PRIMARY KEY, count int NOT NULL); INSERT INTO pairs VALUES (1, 0), (2, 0)",
    );
    const raise = async (first: number, second: number) => {
      await db.transaction(async (tx) => {
        await tx.execute(sql`UPDATE pairs SET count = count + 1 WHERE id = ${first}`);
        await sleep(50);
        await tx.execute(sql`UPDATE pairs SET count = count + 1 WHERE id = ${second}`);
      });
    };
    await Promise.all([raise(1, 2), raise(2, 1)]);
    const { rows } = await pool.query("SELECT count FROM pairs");
    expect(rows).toEqual([{ count: 2 }, { count: 2 }]);
    await pool.query("DROP TABLE pairs");
    await pool.end();
  });

  it("that loses every time is given up after the third retry", async () => {
    const pool = createPool({ connectionString: database.url }, log);
    let tries = 0;
    const losing = createDatabase(pool).transaction(async (tx) => {
      tries += 1;
      await tx.execute(sql`DO $$ BEGIN RAISE EXCEPTION 'lost' USING ERRCODE = '40001'; END $$`);
    });
    await expect(losing).rejects.toMatchObject({ cause: { code: "40001" } });
    expect(tries).toBe(4);
    await pool.end();
  });

  it("that cannot even begin gives its connection back", async () => {
    const opened = await openOutside();
    for (let round = 0; round < 20; round++) {
      opened.pool.once("acquire", (client) => void client.end());
      await expect(opened.db.transaction(async () => {})).rejects.toThrow();
    }
    expect(await opened.isReady()).toBe(true);
    await opened.close();
  });

  it("given up for its silence never takes a later write into its fall", async () => {
    const pool = createPool({ connectionString: database.url, max: 1, query_timeout: 100 }, log);
    const silent = createDatabase(pool).transaction((tx) => tx.execute(sql`SELECT pg_sleep(0.4)`));
    await expect(silent).rejects.toThrow();
    await sleep(500);
    // Only the first transaction is to be given up, however busy the machine is.
    const later = { text: "CREATE TABLE later_writes (id int)", query_timeout: 30_000 };
    await pool.query(later);
    const { rows } = await database.pool.query("SELECT to_regclass('later_writes') IS NOT NULL AS written");
    expect(rows).toEqual([{ written: true }]);
    await database.pool.query("DROP TABLE later_writes");
    await pool.end();
  });

  /** Transactions may idle for a tenth of a second there. */
  function createImpatientPool() {
    return createPool(
      {
        connectionString: database.url,
        max: 1,
        onConnect: async (client) => {
          await client.query("SET idle_in_transaction_session_timeout = 100");
        },
      },
      log,
    );
  }

  it("that idled too long says so, whichever statement notices it", async () => {
    const pool = createImpatientPool();
    const db = createDatabase(pool);
    const idling = db.transaction(async (tx) => {
      await tx.execute(sql`SELECT 1`);
      await sleep(300);
      await tx.execute(sql`SELECT 1`);
    });
    await expect(idling).rejects.toMatchObject({ code: "25P03" });
    await expect(db.transaction(() => sleep(300))).rejects.toMatchObject({ code: "25P03" });
    expect((await pool.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });

  it("whose ROLLBACK fails tells its first error", async () => {
    const pool = createImpatientPool();
    const db = createDatabase(pool);
    const refused = db.transaction(async (tx) => {
      await tx.execute(sql`SELECT 1`);
      await sleep(300);
      throw new Error("not allowed");
    });
    await expect(refused).rejects.toThrow("not allowed");
    const broken = db.transaction(async (tx) => {
      await tx.execute(sql`SELECT 1`);
      await database.pool.query(KILL_OTHERS);
      throw new Error("not allowed either");
    });
    await expect(broken).rejects.toThrow("not allowed either");
    expect((await pool.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });

  it("refused by a rule keeps its connection, one refused by the database too", async () => {
    const pool = createPool({ connectionString: database.url, max: 1 }, log);
    const db = createDatabase(pool);
    const readPid = async () => (await pool.query("SELECT pg_backend_pid() AS pid")).rows[0].pid;
    const pid = await readPid();
    const ruled = db.transaction(async (tx) => {
      await tx.execute(sql`SELECT 1`);
      throw new Error("not allowed");
    });
    await expect(ruled).rejects.toThrow("not allowed");
    await expect(db.transaction((tx) => tx.execute(sql`SELECT 1 / 0`))).rejects.toThrow();
    expect(await readPid()).toBe(pid);
    await pool.end();
  });
});

describe("DATABASE_URL", () => {
  it("that leads nowhere is reported in one line without its password", async () => {
    const databaseUrl = "postgresql://someone:hush-hush@127.0.0.1:1/bagz";
    const opening = openDatabase({ databaseUrl, dataDir: "/nonexistent" }, log);
    await expect(opening).rejects.toThrow(DatabaseStartError);
    await expect(opening).rejects.toThrow(
      /^Cannot use the database of DATABASE_URL \(127.0.0.1:1\): connect ECONNREFUSED/,
    );
    await expect(opening).rejects.not.toThrow(/hush/);
  });
});
