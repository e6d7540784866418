/** Two processes behind a proxy, restarted one after the other while members write and visitors read. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, onTestFinished } from "vitest";
import { findFreePort } from "#embedded-postgres/free-port.ts";
import { startTestRedis } from "../support/redis-server.ts";
import { startTestS3 } from "../support/s3-server.ts";
import { createAcknowledged, findLoss, NO_LOSS, startWriters } from "./acknowledged-writes.ts";
import { type BuiltServer, buildServer, type FaultServer, startServer } from "./fault-server.ts";
import { itWithCaddy, startCaddy } from "./front-proxy.ts";
import { noteOutcome } from "./outcome.ts";
import { startOutsidePostgres } from "./outside-postgres.ts";

const PATIENCE = { timeout: 120_000, interval: 100 };
const STOP_DELAY_SECONDS = 4;
/** The proxy asks each second: so long after a start it sends there again, and the next may stop. */
const PROXY_HAS_ASKED_MS = 5000;

/** What a server on a crowded machine says by itself; a restart must cost nobody an answer. */
const COME_AGAIN = /"code":"(password\.busy|server\.overloaded)"/;

let built: BuiltServer;
beforeAll(async () => {
  built = await buildServer();
});
afterAll(() => built.remove());

function startReaders(url: string) {
  let count = 0;
  const refusals: string[] = [];
  let isReading = true;
  const reading = Promise.all(
    ["/api/leaderboard", "/api/market/listings", "/api/user-count"].map(async (path) => {
      while (isReading) {
        const [status, text] = await fetch(`${url}${path}`)
          .then(async (answer) => [answer.status, await answer.text()] as const)
          .catch((error: Error) => [0, `${error.cause ?? error}`] as const);
        count += 1;
        if (status !== 200) refusals.push(`${status} ${text}`);
      }
    }),
  );
  return {
    /** How often was read, and what else than a page of data was heard. */
    async stop() {
      isReading = false;
      await reading;
      return { count, refusals };
    },
  };
}

itWithCaddy("processes that restart one after the other behind a proxy lose no request", async () => {
  const [postgres, redis, s3] = await Promise.all([startOutsidePostgres(), startTestRedis(), startTestS3()]);
  const folder = await mkdtemp(join(tmpdir(), "bagz-rolling-"));
  onTestFinished(async () => {
    await Promise.all([postgres.remove(), redis.remove(), s3.remove()]);
    await rm(folder, { recursive: true, force: true });
  });
  const ports = [await findFreePort(), await findFreePort()];
  const url = await startCaddy(ports);

  async function start(port: number): Promise<FaultServer> {
    const settings = {
      PORT: `${port}`,
      PUBLIC_URL: url,
      TRUST_PROXY: "127.0.0.1",
      REDIS_URL: redis.url,
      S3_URL: s3.url,
      STOP_DELAY_SECONDS: `${STOP_DELAY_SECONDS}`,
    };
    const dataDir = join(folder, `${port}`);
    const server = startServer({ entry: built.entry, dataDir, databaseUrl: postgres.url, settings });
    await server.waitUntilReady();
    return server;
  }

  const servers = await Promise.all(ports.map(start));
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status, PATIENCE).toBe(200);
  const acknowledged = createAcknowledged();
  const writers = startWriters(url, acknowledged);
  const readers = startReaders(url);
  let slowestMs = 0;
  for (const [index, port] of ports.entries()) {
    const before = acknowledged.trackedUserIds.length;
    await expect.poll(() => acknowledged.trackedUserIds.length, PATIENCE).toBeGreaterThan(before + 5);
    const stopping = servers[index]?.kill("SIGTERM");
    // Not ready, and it answers all the same.
    await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status, PATIENCE).toBe(503);
    expect((await fetch(`http://127.0.0.1:${port}/api/leaderboard`)).status).toBe(200);
    expect(await stopping).toEqual({ code: 0, signal: null });
    const startedAt = performance.now();
    await start(port);
    slowestMs = Math.max(slowestMs, performance.now() - startedAt);
    await sleep(PROXY_HAS_ASKED_MS);
  }
  const before = acknowledged.trackedUserIds.length;
  await expect.poll(() => acknowledged.trackedUserIds.length, PATIENCE).toBeGreaterThan(before + 5);
  const [reads] = await Promise.all([readers.stop(), writers.stop()]);
  expect([...acknowledged.refusals, ...reads.refusals].filter((text) => !COME_AGAIN.test(text))).toEqual([]);
  expect(await findLoss({ connectionString: postgres.url }, acknowledged)).toEqual(NO_LOSS);
  const requests = reads.count + [...acknowledged.statuses.values()].reduce((sum, count) => sum + count, 0);
  noteOutcome({
    done: `two restarts under ${requests} requests, none lost`,
    lost: 0,
    readyMs: Math.round(slowestMs),
  });
});
