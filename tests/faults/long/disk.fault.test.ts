import { closeSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";
import { basename, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readPostmaster } from "#embedded-postgres/postmaster.ts";
import { getClusterDir, getConnection, toConnection } from "../../support/embedded-connection.ts";
import {
  type Acknowledged,
  createAcknowledged,
  findLoss,
  type Loss,
  NO_LOSS,
  writeOnce,
} from "../acknowledged-writes.ts";
import { createDataDir } from "../embedded-access.ts";
import { type BuiltServer, buildServer, type FaultServer, startServer } from "../fault-server.ts";
import { noteOutcome } from "../outcome.ts";

const DISK_MB = 300;
const BLOCK = Buffer.alloc(64 * 1024, "x");
const WRITES = 30;
/** A visitor who hears nothing for so long counts as one whom the site has forgotten. */
const ANSWER_LIMIT_MS = 20_000;

let built: BuiltServer;
beforeAll(async () => {
  built = await buildServer();
});
afterAll(() => built.remove());

/** A server on a small disk of its own, which nobody but the server and its children see. */
async function startOnSmallDisk() {
  const dataDir = await createDataDir();
  const mount = `mount -t tmpfs -o size=${DISK_MB}m,mode=755 tmpfs ${dataDir} && exec "$@"`;
  const server = startServer({ entry: built.entry, dataDir, through: ["unshare", "--mount", "sh", "-c", mount, "sh"] });
  await server.waitUntilReady();
  // The same folder, as the server sees it.
  const seenDir = join("/proc", String(server.pid), "root", dataDir);
  return { server, seenDir, url: await server.waitForUrl() };
}

function fill(folder: string): string {
  const ballast = join(folder, "ballast");
  const file = openSync(ballast, "w");
  for (let size = BLOCK.length; size >= 1; ) {
    try {
      writeSync(file, BLOCK, 0, size);
    } catch {
      size = Math.floor(size / 2);
    }
  }
  closeSync(file);
  expect(statfsSync(folder).bavail).toBe(0);
  return ballast;
}

async function writeMany(url: string, acknowledged = createAcknowledged()): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (let count = 0; count < WRITES; count += 1) {
    const startedAt = performance.now();
    statuses.add(await writeOnce(url, acknowledged));
    expect(performance.now() - startedAt).toBeLessThan(ANSWER_LIMIT_MS);
    await sleep(100);
  }
  return statuses;
}

/** What the database of the small disk says itself. */
async function readLoss(seenDir: string, acknowledged: Acknowledged): Promise<Loss> {
  const postmaster = await readPostmaster(getClusterDir(seenDir));
  if (postmaster === undefined) throw new Error("No database runs on the small disk");
  const connection = await toConnection(seenDir, postmaster);
  // The socket stands in a folder that only the server sees under this name.
  const host = join(seenDir, basename(String(connection.host)));
  return findLoss({ ...connection, host }, acknowledged);
}

async function expectReads(url: string): Promise<void> {
  const { status } = await fetch(`${url}/healthz`);
  expect(status).toBe(200);
}

async function waitForWrite(server: FaultServer, url: string): Promise<number> {
  const startedAt = performance.now();
  await server.waitUntilReady();
  await expect.poll(() => writeOnce(url, createAcknowledged()), { timeout: 120_000, interval: 250 }).toBe(200);
  return performance.now() - startedAt;
}

describe.skipIf(process.getuid?.() !== 0)("the disk", () => {
  it("F08: is full to the last byte: who writes is told, and nothing confirmed is lost", async () => {
    const { server, seenDir, url } = await startOnSmallDisk();
    const acknowledged = createAcknowledged();
    expect(await writeMany(url, acknowledged)).toEqual(new Set([200]));
    const ballast = fill(seenDir);
    const statuses = await writeMany(url, acknowledged);
    await expectReads(url);
    rmSync(ballast);
    const readyMs = await waitForWrite(server, url);
    expect([...statuses].filter((status) => ![200, 503, 507].includes(status))).toEqual([]);
    expect(await readLoss(seenDir, acknowledged)).toEqual(NO_LOSS);
    const done = `${WRITES} writes on a full disk, answered ${[...statuses].toSorted().join(", ")}`;
    noteOutcome({ done, lost: 0, readyMs });
  });

  it("F09: takes no byte at all at the start: one line says so, and what was confirmed is there afterwards", async () => {
    const dataDir = await createDataDir();
    const first = startServer({ entry: built.entry, dataDir });
    await first.waitUntilReady();
    const acknowledged = createAcknowledged();
    expect(await writeMany(await first.waitForUrl(), acknowledged)).toEqual(new Set([200]));
    await first.kill("SIGTERM");
    const mount = `mount --bind ${dataDir} ${dataDir} && mount -o remount,ro,bind ${dataDir} && exec "$@"`;
    const shut = startServer({ entry: built.entry, dataDir, through: ["unshare", "--mount", "sh", "-c", mount, "sh"] });
    expect((await shut.ended).code).toBe(1);
    const said = shut
      .readOutput()
      .trim()
      .split("\n")
      .filter((line) => !line.startsWith("{"));
    expect(said).toEqual([expect.stringMatching(/^Cannot write in the data folder \(DATA_DIR\)/)]);
    const again = startServer({ entry: built.entry, dataDir });
    const readyMs = await again.waitUntilReady();
    expect(await findLoss(await getConnection(dataDir), acknowledged)).toEqual(NO_LOSS);
    noteOutcome({ done: `${WRITES} writes before it`, lost: 0, readyMs });
  });
});
