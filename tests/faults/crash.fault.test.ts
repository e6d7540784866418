import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { getConnection } from "../support/embedded-connection.ts";
import { type Acknowledged, createAcknowledged, findLoss, NO_LOSS, startWriters } from "./acknowledged-writes.ts";
import { createDataDir, killDatabase, listPostmasters } from "./embedded-access.ts";
import { type BuiltServer, buildServer, findSlowStarts, measureStart, startServer } from "./fault-server.ts";
import { noteOutcome } from "./outcome.ts";
import { type OutsidePostgres, startOutsidePostgres } from "./outside-postgres.ts";

const ROUNDS = 20;
/** For machines that are busy with other things. */
const ROUNDS_TIMEOUT_MS = 400_000;
/** Which of the two dies in a round, by turns. */
const VICTIMS = ["server", "database", "both"] as const;

let built: BuiltServer;
beforeAll(async () => {
  built = await buildServer();
});
afterAll(() => built.remove());

function noteKills({ usernames, trackedUserIds }: Acknowledged, readyMs: number[]): void {
  const done = `${readyMs.length} kills among ${usernames.length + trackedUserIds.length} confirmed writes`;
  noteOutcome({ done, lost: 0, readyMs: Math.max(...readyMs) });
}

function pickDelayMs(): number {
  return randomInt(50, 500);
}

describe("kill -9 during writes", () => {
  it(
    "F01: loses no confirmed write of the embedded database in 20 rounds, and is ready again in 5 s",
    async () => {
      const dataDir = await createDataDir();
      const acknowledged = createAcknowledged();
      const options = { entry: built.entry, dataDir };
      const undisturbedMs = [await measureStart(options)];
      const readyMs: number[] = [];
      let server = startServer(options);
      await server.waitUntilReady();
      for (let round = 0; round < ROUNDS; round++) {
        const victim = VICTIMS[round % VICTIMS.length];
        const writers = startWriters(await server.waitForUrl(), acknowledged);
        await sleep(pickDelayMs());
        if (victim !== "server") await killDatabase(dataDir);
        if (victim !== "database") {
          await server.kill("SIGKILL");
          server = startServer(options);
        }
        readyMs.push(await server.waitUntilReady());
        await writers.stop();
        expect(listPostmasters(dataDir)).toHaveLength(1);
      }
      expect(await findLoss(await getConnection(dataDir), acknowledged)).toEqual(NO_LOSS);
      expect(acknowledged.trackedUserIds.length).toBeGreaterThan(ROUNDS);
      await server.kill("SIGTERM");
      undisturbedMs.push(await measureStart(options));
      expect(findSlowStarts(readyMs, undisturbedMs)).toEqual([]);
      noteKills(acknowledged, readyMs);
    },
    ROUNDS_TIMEOUT_MS,
  );

  it(
    "F02: the same with an outside PostgreSQL, and ledger and totals agree",
    async () => {
      const dataDir = await createDataDir();
      const outside: OutsidePostgres = await startOutsidePostgres();
      onTestFinished(() => outside.remove());
      const acknowledged = createAcknowledged();
      const options = { entry: built.entry, dataDir, databaseUrl: outside.url };
      const undisturbedMs = [await measureStart(options)];
      const readyMs: number[] = [];
      let server = startServer(options);
      await server.waitUntilReady();
      for (let round = 0; round < ROUNDS; round++) {
        const victim = VICTIMS[round % VICTIMS.length];
        const writers = startWriters(await server.waitForUrl(), acknowledged);
        await sleep(pickDelayMs());
        if (victim !== "server") await outside.kill();
        if (victim !== "database") await server.kill("SIGKILL");
        if (victim !== "server") await outside.start();
        if (victim !== "database") server = startServer(options);
        readyMs.push(await server.waitUntilReady());
        await writers.stop();
      }
      expect(await findLoss({ connectionString: outside.url }, acknowledged)).toEqual(NO_LOSS);
      expect(acknowledged.trackedUserIds.length).toBeGreaterThan(ROUNDS);
      await server.kill("SIGTERM");
      undisturbedMs.push(await measureStart(options));
      expect(findSlowStarts(readyMs, undisturbedMs)).toEqual([]);
      noteKills(acknowledged, readyMs);
    },
    ROUNDS_TIMEOUT_MS,
  );
});

describe("kill -9 of the database alone", () => {
  it("F03: the server stays up, answers 503 meanwhile, and recovers by itself without loss", async () => {
    const dataDir = await createDataDir();
    const acknowledged = createAcknowledged();
    const options = { entry: built.entry, dataDir };
    const undisturbedMs = [await measureStart(options)];
    const readyMs: number[] = [];
    const server = startServer(options);
    await server.waitUntilReady();
    const writers = startWriters(await server.waitForUrl(), acknowledged);
    for (let round = 0; round < 3; round++) {
      await sleep(300);
      await killDatabase(dataDir);
      readyMs.push(await server.waitUntilReady());
    }
    await sleep(300);
    await writers.stop();
    expect([...acknowledged.statuses.keys()].sort()).toEqual([200, 201, 503]);
    expect(await findLoss(await getConnection(dataDir), acknowledged)).toEqual(NO_LOSS);
    expect(await server.kill("SIGTERM")).toEqual({ code: 0, signal: null });
    expect(findSlowStarts(readyMs, undisturbedMs)).toEqual([]);
    noteKills(acknowledged, readyMs);
  });

  it("F03: the same while an outside PostgreSQL is away for two seconds", async () => {
    const dataDir = await createDataDir();
    const outside = await startOutsidePostgres();
    onTestFinished(() => outside.remove());
    const acknowledged = createAcknowledged();
    const options = { entry: built.entry, dataDir, databaseUrl: outside.url };
    const undisturbedMs = [await measureStart(options)];
    const readyMs: number[] = [];
    const server = startServer(options);
    await server.waitUntilReady();
    const writers = startWriters(await server.waitForUrl(), acknowledged);
    await sleep(300);
    await outside.kill();
    await sleep(2000);
    await outside.start();
    readyMs.push(await server.waitUntilReady());
    await sleep(300);
    await writers.stop();
    expect([...acknowledged.statuses.keys()].sort()).toEqual([200, 201, 503]);
    expect(await findLoss({ connectionString: outside.url }, acknowledged)).toEqual(NO_LOSS);
    expect(findSlowStarts(readyMs, undisturbedMs)).toEqual([]);
    noteKills(acknowledged, readyMs);
  });
});
