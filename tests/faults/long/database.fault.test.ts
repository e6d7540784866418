import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { getConnection } from "../../support/embedded-connection.ts";
import { countWrites, createAcknowledged, findLoss, NO_LOSS, startWriters, writeOnce } from "../acknowledged-writes.ts";
import { createDataDir } from "../embedded-access.ts";
import { type BuiltServer, buildServer, startServer } from "../fault-server.ts";
import { noteOutcome } from "../outcome.ts";
import { startOutsidePostgres } from "../outside-postgres.ts";
import { startProxy } from "../tcp-proxy.ts";

const AWAY_MS = 60_000;
/** What nobody waits longer for while the database is away, and what a busy machine adds. */
const ANSWER_LIMIT_MS = 5000 + 3000;
const DELAY_MS = 150;
const CUTS = 40;

let built: BuiltServer;
beforeAll(async () => {
  built = await buildServer();
});
afterAll(() => built.remove());

async function startOutside() {
  const outside = await startOutsidePostgres();
  onTestFinished(() => outside.remove());
  return outside;
}

async function timed<T>(work: () => Promise<T>): Promise<{ value: T; ms: number }> {
  const startedAt = performance.now();
  const value = await work();
  return { value, ms: performance.now() - startedAt };
}

function sum(counts: Iterable<number>): number {
  return [...counts].reduce((total, count) => total + count, 0);
}

describe("the database", () => {
  it("F10: stands still for a minute: everybody is told within five seconds, and nothing is lost", async () => {
    const outside = await startOutside();
    const server = startServer({ entry: built.entry, dataDir: await createDataDir(), databaseUrl: outside.url });
    await server.waitUntilReady();
    const url = await server.waitForUrl();
    const acknowledged = createAcknowledged();
    for (let count = 0; count < 10; count += 1) await writeOnce(url, acknowledged);
    outside.signal("SIGSTOP");
    const end = performance.now() + AWAY_MS;
    const answers: { value: number; ms: number }[] = [];
    while (performance.now() < end) answers.push(await timed(() => writeOnce(url, acknowledged)));
    outside.signal("SIGCONT");
    const readyMs = await server.waitUntilReady();
    for (let count = 0; count < 10; count += 1) await writeOnce(url, acknowledged);
    expect(new Set(answers.map(({ value }) => value))).toEqual(new Set([503]));
    expect(answers.filter(({ ms }) => ms > ANSWER_LIMIT_MS)).toEqual([]);
    expect(await findLoss({ connectionString: outside.url }, acknowledged)).toEqual(NO_LOSS);
    expect(acknowledged.trackedUserIds.length).toBeGreaterThanOrEqual(20);
    expect(await server.kill("SIGTERM")).toEqual({ code: 0, signal: null });
    noteOutcome({ done: `60 s, ${answers.length} writes in it answered 503`, lost: 0, readyMs });
  });

  it("F11: takes 300 ms for each answer: what needs none is as quick as ever, and no queue grows", async () => {
    const proxy = await startProxy((await startOutside()).url);
    const server = startServer({ entry: built.entry, dataDir: await createDataDir(), databaseUrl: proxy.url });
    await server.waitUntilReady();
    const url = await server.waitForUrl();
    const askPage = () => fetch(`${url}/healthz`).then((answer) => answer.text());
    async function measurePages(): Promise<number> {
      const times = [];
      for (let count = 0; count < 200; count += 1) times.push((await timed(askPage)).ms);
      return times.toSorted((one, other) => one - other)[197] ?? 0;
    }
    const quietMs = await measurePages();
    proxy.delayMs = DELAY_MS;
    const acknowledged = createAcknowledged();
    const writes = Array.from({ length: 200 }, () => timed(() => writeOnce(url, acknowledged)));
    const slowMs = await measurePages();
    const answers = await Promise.all(writes);
    proxy.delayMs = 0;
    const readyMs = await server.waitUntilReady();
    const kinds = new Set(answers.map(({ value }) => value));
    expect([...kinds].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    // Registrations compute a hash each, for which two cores have their own queue.
    expect(slowMs).toBeLessThan(Math.max(100, 20 * quietMs));
    expect(await findLoss({ connectionString: proxy.url }, acknowledged)).toEqual(NO_LOSS);
    const served = answers.filter(({ value }) => value === 200).length;
    noteOutcome({ done: `200 at once: ${served} served, ${200 - served} told to wait`, lost: 0, readyMs });
  });

  it("F12: its connections break off in the middle: nothing is half done or done twice", async () => {
    const outside = await startOutside();
    const proxy = await startProxy(outside.url);
    const server = startServer({ entry: built.entry, dataDir: await createDataDir(), databaseUrl: proxy.url });
    await server.waitUntilReady();
    const url = await server.waitForUrl();
    const acknowledged = createAcknowledged();
    const writers = startWriters(url, acknowledged);
    let cut = 0;
    for (let round = 0; round < CUTS; round += 1) {
      await sleep(200 + (round % 7) * 100);
      cut += proxy.cut();
    }
    const readyMs = await server.waitUntilReady();
    await writers.stop();
    const connection = { connectionString: outside.url };
    const odd = [...acknowledged.statuses.keys()].filter((status) => ![200, 201, 503].includes(status));
    expect(odd).toEqual([]);
    expect(await findLoss(connection, acknowledged)).toEqual(NO_LOSS);
    const client = new pg.Client(connection);
    await client.connect();
    const twice = await client
      .query("SELECT user_id FROM leaderboard_entries GROUP BY user_id HAVING count(*) > 1")
      .finally(() => client.end());
    expect(twice.rows).toEqual([]);
    const { members } = await countWrites(connection);
    expect(members).toBeLessThanOrEqual(sum(acknowledged.statuses.values()));
    noteOutcome({ done: `${cut} connections cut among ${members} registrations`, lost: 0, readyMs });
  });

  it("F34: writes to the disk before it says so, embedded and outside", async () => {
    const settings = ["fsync", "synchronous_commit", "full_page_writes"];
    const dataDir = await createDataDir();
    const server = startServer({ entry: built.entry, dataDir });
    await server.waitUntilReady();
    for (const connection of [await getConnection(dataDir), { connectionString: (await startOutside()).url }]) {
      const client = new pg.Client(connection);
      await client.connect();
      const { rows } = await client
        .query("SELECT name, setting FROM pg_settings WHERE name = ANY($1) ORDER BY name", [settings])
        .finally(() => client.end());
      expect(rows).toEqual(settings.toSorted().map((name) => ({ name, setting: "on" })));
    }
    noteOutcome({ done: `${settings.join(", ")} are on in both`, lost: 0 });
  });
});
