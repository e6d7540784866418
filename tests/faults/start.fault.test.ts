import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { findPostmaster, getConnection } from "../support/embedded-connection.ts";
import { createAcknowledged, writeOnce } from "./acknowledged-writes.ts";
import { createDataDir, listPostmasters } from "./embedded-access.ts";
import { type BuiltServer, buildServer, measureStart, startServer } from "./fault-server.ts";
import { noteOutcome } from "./outcome.ts";
import { startOutsidePostgres } from "./outside-postgres.ts";

const KILL_POINTS = 8;
const PATIENCE_MS = 180_000;
/** For machines that are busy with other things. */
const KILL_POINTS_TIMEOUT_MS = 400_000;
/** What a refusal may take on a machine with time to spare; on others it is no slower than a start. */
const REFUSAL_LIMIT_MS = 2000;
/** The fastest of these counts, so that a busy moment of the machine does not. */
const REFUSAL_ROUNDS = 3;
/** Seconds that the slow migration sleeps. */
const SLOW_SECONDS = 2;

let built: BuiltServer;
beforeAll(async () => {
  built = await buildServer();
});
afterAll(() => built.remove());

function start(dataDir: string, databaseUrl?: string) {
  return startServer({ entry: built.entry, dataDir, databaseUrl });
}

async function query(connection: pg.ClientConfig, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query(text).finally(() => client.end());
  return rows;
}

async function expectWrites(url: string): Promise<void> {
  const acknowledged = createAcknowledged();
  await writeOnce(url, acknowledged);
  expect(acknowledged.trackedUserIds).toHaveLength(1);
}

/** Adds a migration that makes a table, sleeps, and makes another one. */
async function addSlowMigration({ folder }: BuiltServer): Promise<void> {
  const journalPath = join(folder, "migrations", "meta", "_journal.json");
  const journal = JSON.parse(await readFile(journalPath, "utf8"));
  const tag = "9999_slow";
  journal.entries.push({ idx: 9999, version: "7", when: Date.now() + 1e9, tag, breakpoints: true });
  const statements = [
    "CREATE TABLE slow_first (id int)",
    `SELECT pg_sleep(${SLOW_SECONDS})`,
    "CREATE TABLE slow_second (id int)",
  ];
  await writeFile(join(folder, "migrations", `${tag}.sql`), statements.join(";--> statement-breakpoint\n"));
  await writeFile(journalPath, JSON.stringify(journal));
}

const LIST_COLUMNS = `SELECT table_name, column_name, data_type, is_nullable, column_default
  FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2`;

async function waitForSlowMigration(dataDir: string): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end) {
    const rows = await getConnection(dataDir)
      .then((connection) =>
        query(connection, "SELECT 1 FROM pg_stat_activity WHERE query LIKE '%pg_sleep(%' AND pid <> pg_backend_pid()"),
      )
      .catch(() => []);
    if (rows.length > 0) return;
    await sleep(20);
  }
  throw new Error("The slow migration did not begin");
}

describe("kill -9 during the start", () => {
  it(
    "F04: the next start works, whichever moment of the first boot was the last",
    async () => {
      const measured = start(await createDataDir());
      const bootMs = await measured.waitUntilReady();
      await measured.kill("SIGTERM");
      const readyMs: number[] = [];
      for (let point = 1; point <= KILL_POINTS; point++) {
        const dataDir = await createDataDir();
        const first = start(dataDir);
        await sleep((bootMs * point) / (KILL_POINTS + 1));
        await first.kill("SIGKILL");
        const second = start(dataDir);
        readyMs.push(await second.waitUntilReady());
        await expectWrites(await second.waitForUrl());
        expect(listPostmasters(dataDir), `killed at point ${point}`).toHaveLength(1);
        expect(await second.kill("SIGTERM")).toEqual({ code: 0, signal: null });
        expect((await readdir(dataDir)).filter((name) => name.includes("lock"))).toEqual([]);
      }
      noteOutcome({ done: `${KILL_POINTS} moments of the first start`, lost: 0, readyMs: Math.max(...readyMs) });
    },
    KILL_POINTS_TIMEOUT_MS,
  );

  it("F05: a migration cut off in the middle runs again from its beginning, to the same schema", async () => {
    const slow = await buildServer();
    onTestFinished(() => slow.remove());
    await addSlowMigration(slow);
    const [dataDir, freshDataDir] = [await createDataDir(), await createDataDir()];
    const cutOff = startServer({ entry: slow.entry, dataDir });
    await waitForSlowMigration(dataDir);
    expect(cutOff.readOutput()).not.toContain("Server listening");
    await cutOff.kill("SIGKILL");
    const again = startServer({ entry: slow.entry, dataDir });
    const readyMs = await again.waitUntilReady();
    const fresh = startServer({ entry: slow.entry, dataDir: freshDataDir });
    await fresh.waitUntilReady();
    const columns = await query(await getConnection(dataDir), LIST_COLUMNS);
    expect(columns).toEqual(await query(await getConnection(freshDataDir), LIST_COLUMNS));
    expect(columns.map(({ table_name }) => table_name)).toContain("slow_second");
    await expectWrites(await again.waitForUrl());
    noteOutcome({ done: "one kill between two tables", lost: 0, readyMs });
  });
});

describe("several servers", () => {
  it("F06: of four that start at once on an empty PostgreSQL one is ready, and the others say which", async () => {
    const outside = await startOutsidePostgres();
    onTestFinished(() => outside.remove());
    const folders = await Promise.all(Array.from({ length: 4 }, createDataDir));
    const servers = folders.map((dataDir) => start(dataDir, outside.url));
    const first = await Promise.any(servers.map((server) => server.waitUntilReady().then(() => server)));
    const others = servers.filter((server) => server !== first);
    for (const { code } of await Promise.all(others.map((server) => server.ended))) expect(code).toBe(1);
    for (const server of others) {
      const [last] = server.readOutput().trim().split("\n").slice(-1);
      expect(last).toContain("The database of DATABASE_URL is in use by another server");
      expect(last).toContain(` ${first.pid})`);
    }
    const connection = { connectionString: outside.url };
    const counted = await query(connection, "SELECT count(*)::int AS applied FROM drizzle.__drizzle_migrations");
    const journal = JSON.parse(await readFile(join(built.folder, "migrations", "meta", "_journal.json"), "utf8"));
    expect(counted).toEqual([{ applied: journal.entries.length }]);
    await expectWrites(await first.waitForUrl());
    // At a restart the next one may start before the last has gone.
    const next = start(await createDataDir(), outside.url);
    await first.kill("SIGTERM");
    noteOutcome({ done: "4 starts", lost: 0, readyMs: await next.waitUntilReady() });
  });

  it("F07: a second one on the same folder is refused with an outside PostgreSQL too", async () => {
    const outside = await startOutsidePostgres();
    onTestFinished(() => outside.remove());
    const dataDir = await createDataDir();
    const first = start(dataDir, outside.url);
    await first.waitUntilReady();
    const second = start(dataDir, outside.url);
    expect((await second.ended).code).toBe(1);
    expect(second.readOutput()).toContain(`in use by another server (process ${first.pid})`);
    noteOutcome({ done: "one start", lost: 0 });
  });

  it("F07: a second one on the same folder ends within 2 s and names the first, which goes on", async () => {
    const dataDir = await createDataDir();
    const startMs = await measureStart({ entry: built.entry, dataDir });
    const first = start(dataDir);
    await first.waitUntilReady();
    const refusalMs: number[] = [];
    for (let round = 0; round < REFUSAL_ROUNDS; round++) {
      const startedAt = performance.now();
      const second = start(dataDir);
      const { code } = await second.ended;
      refusalMs.push(performance.now() - startedAt);
      expect(code).toBeGreaterThan(0);
      const lines = second.readOutput().trim().split("\n");
      expect(lines).toEqual([expect.stringContaining(`in use by another server (process ${first.pid})`)]);
    }
    expect(Math.min(...refusalMs)).toBeLessThan(Math.max(REFUSAL_LIMIT_MS, startMs));
    await expectWrites(await first.waitForUrl());
    noteOutcome({ done: `${REFUSAL_ROUNDS} starts`, lost: 0 });
  });

  it("F07: the database that a killed server leaves behind is adopted, and stopped with its new server", async () => {
    const dataDir = await createDataDir();
    const first = start(dataDir);
    await first.waitUntilReady();
    const { pid } = await findPostmaster(dataDir);
    await first.kill("SIGKILL");
    const second = start(dataDir);
    const readyMs = await second.waitUntilReady();
    expect(listPostmasters(dataDir)).toEqual([pid]);
    expect(await second.kill("SIGTERM")).toEqual({ code: 0, signal: null });
    expect(listPostmasters(dataDir)).toEqual([]);
    noteOutcome({ done: "one kill", lost: 0, readyMs });
  });

  it("F07: a database that hangs is stopped and started again", async () => {
    const dataDir = await createDataDir();
    const first = start(dataDir);
    await first.waitUntilReady();
    const { pid } = await findPostmaster(dataDir);
    await first.kill("SIGKILL");
    process.kill(pid, "SIGSTOP");
    const second = start(dataDir);
    const readyMs = await second.waitUntilReady();
    const [next] = listPostmasters(dataDir);
    expect(next).not.toBe(pid);
    await expectWrites(await second.waitForUrl());
    noteOutcome({ done: "one database stopped where it stood", lost: 0, readyMs });
  });
});
