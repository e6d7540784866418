/** A grown site as a whole: three processes, PostgreSQL with a standby, Redis, S3, a proxy; each of them fails under load. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Redis } from "ioredis";
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished } from "vitest";
import { findFreePort } from "#embedded-postgres/free-port.ts";
import { buildMeme } from "../../support/pictures.ts";
import { startTestRedis } from "../../support/redis-server.ts";
import { startTestS3 } from "../../support/s3-server.ts";
import { createAcknowledged, findLoss, NO_LOSS, startWriters } from "../acknowledged-writes.ts";
import { type BuiltServer, buildServer, type FaultServer, startServer } from "../fault-server.ts";
import { itWithCaddy, startCaddy } from "../front-proxy.ts";
import { enter } from "../member.ts";
import { noteOutcome } from "../outcome.ts";
import { startOutsidePostgres, startStandby } from "../outside-postgres.ts";
import { startProxy } from "../tcp-proxy.ts";

const PATIENCE = { timeout: 180_000, interval: 50 };
const PROCESSES = 3;
/** Members whose sessions must outlive everything. */
const MEMBERS = 12;
/** Writes that must follow a recovery, and come before the next fault. */
const WRITES_AFTER = 10;
/** Addresses that do not exist, asked of each process. */
const CALLS_EACH = 10;
const TIME_MS = 900_000;

let built: BuiltServer;
beforeAll(async () => {
  built = await buildServer();
});
afterAll(() => built.remove());

async function run(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  await client.query(text).finally(() => client.end());
}

async function startSite() {
  // Only what a standby has too is confirmed: so its promotion loses nothing.
  const [primary, redis, s3] = await Promise.all([startOutsidePostgres(), startTestRedis(), startTestS3()]);
  const standby = await startStandby(primary);
  await run(primary.url, "ALTER SYSTEM SET synchronous_standby_names = '*'");
  await run(primary.url, "SELECT pg_reload_conf()");
  const folder = await mkdtemp(join(tmpdir(), "bagz-everything-"));
  onTestFinished(async () => {
    await Promise.all([primary.remove(), standby.remove(), redis.remove(), s3.remove()]);
    await rm(folder, { recursive: true, force: true });
  });
  const line = await startProxy(primary.url);
  const ports: number[] = [];
  for (let count = 0; count < PROCESSES; count += 1) ports.push(await findFreePort());
  const url = await startCaddy(ports);
  const processes = new Map<number, FaultServer>();

  async function start(port: number): Promise<void> {
    const server = startServer({
      entry: built.entry,
      dataDir: join(folder, `${port}`),
      databaseUrl: line.url,
      settings: {
        PORT: `${port}`,
        PUBLIC_URL: url,
        TRUST_PROXY: "127.0.0.1",
        DATABASE_READ_URL: standby.url,
        REDIS_URL: redis.url,
        S3_URL: s3.url,
      },
    });
    processes.set(port, server);
    await server.waitUntilReady();
  }
  await Promise.all(ports.map(start));
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status, PATIENCE).toBe(200);
  return { primary, standby, redis, s3, line, url, ports, processes, start };
}

/** Whether the last that this process said of Redis is that it is away. */
function isAwayLast(server: FaultServer): boolean {
  const output = server.readOutput();
  return output.lastIndexOf("Redis is away") > output.lastIndexOf("Redis answers");
}

/** How often all processes together have counted one visitor whom each of them was asked about. */
async function countTogether(urls: readonly string[], redisUrl: string): Promise<number> {
  const visitor = "10.7.7.7";
  for (const url of urls) {
    for (let call = 0; call < CALLS_EACH; call += 1)
      await (await fetch(`${url}/api/nothing`, { headers: { "x-forwarded-for": visitor } })).arrayBuffer();
  }
  const redis = new Redis(redisUrl);
  try {
    const counts = await Promise.all((await redis.keys(`*${visitor}*`)).map((key) => redis.get(key)));
    return counts.reduce((sum, count) => sum + Number(count), 0);
  } finally {
    redis.disconnect();
  }
}

itWithCaddy(
  "F50: three processes, each engine and a promotion: no acknowledged write and no session is lost",
  async () => {
    const site = await startSite();
    const { url, ports, processes, line, primary, standby, redis, s3 } = site;
    const members = await Promise.all(Array.from({ length: MEMBERS }, () => enter(url)));
    const acknowledged = createAcknowledged();
    const recovered: Record<string, number> = {};
    const connection = { connectionString: primary.url };
    let isWriting = true;
    // Writers end when their line is lost: others take their place, as visitors do.
    const writing = (async () => {
      while (isWriting) {
        const writers = startWriters(url, acknowledged);
        await sleep(500);
        await writers.stop();
      }
    })();

    async function awaitWrites(): Promise<void> {
      const before = acknowledged.trackedUserIds.length;
      await expect.poll(() => acknowledged.trackedUserIds.length, PATIENCE).toBeGreaterThan(before + WRITES_AFTER);
    }
    async function recover(what: string, fault: () => Promise<void>, isBack: () => Promise<unknown>): Promise<void> {
      await awaitWrites();
      await fault();
      const startedAt = performance.now();
      await expect.poll(isBack, PATIENCE).toBeTruthy();
      recovered[what] = Math.round(performance.now() - startedAt);
      await awaitWrites();
    }
    async function writesOnce(): Promise<boolean> {
      const before = acknowledged.trackedUserIds.length;
      await sleep(50);
      return acknowledged.trackedUserIds.length > before;
    }
    const saves = async () => {
      const [member] = members;
      const answer = await member?.call("POST", `/api/users/${member.id}/content`, await buildMeme());
      return answer?.status === 201;
    };

    const [doomed = 0] = ports;
    await recover("a process killed", async () => void (await processes.get(doomed)?.kill("SIGKILL")), writesOnce);
    await site.start(doomed);
    await recover(
      "Redis",
      async () => {
        await redis.kill();
        await redis.start();
      },
      async () => [...processes.values()].every((server) => !isAwayLast(server)),
    );
    await recover(
      "S3",
      async () => {
        await s3.kill();
        await s3.start();
      },
      saves,
    );
    await recover(
      "the standby",
      async () => {
        await standby.kill();
        await standby.start();
      },
      writesOnce,
    );
    await recover(
      "the primary",
      async () => {
        await primary.kill();
        line.cut();
        await primary.start();
      },
      writesOnce,
    );
    await recover(
      "the promotion",
      async () => {
        await primary.kill();
        line.cut();
        await run(standby.url, "SELECT pg_promote()");
        await run(standby.url, "ALTER SYSTEM RESET synchronous_standby_names");
        await run(standby.url, "SELECT pg_reload_conf()");
        line.lead(standby.url);
        connection.connectionString = standby.url;
      },
      writesOnce,
    );
    isWriting = false;
    await writing;

    const counted = await countTogether(
      ports.map((port) => `http://127.0.0.1:${port}`),
      redis.url,
    );
    const sessions = await Promise.all(members.map((member) => member.call("GET", "/api/auth/me")));
    const loss = await findLoss(connection, acknowledged);
    const lostSessions = sessions.filter(({ status }) => status !== 200).length;
    expect(loss).toEqual(NO_LOSS);
    expect(lostSessions).toBe(0);
    expect(counted).toBe(PROCESSES * CALLS_EACH);
    noteOutcome({
      done: `${acknowledged.trackedUserIds.length} members, ${MEMBERS} sessions, limits of three as one; ms until the next write: ${Object.entries(
        recovered,
      )
        .map(([what, ms]) => `${what} ${ms}`)
        .join(", ")}`,
      lost: loss.lostMembers + loss.lostActions + lostSessions,
      readyMs: Math.max(...Object.values(recovered)),
    });
  },
  TIME_MS,
);
