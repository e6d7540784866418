import { readdir } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getConnection } from "../support/embedded-connection.ts";
import { countWrites, createAcknowledged, findLoss, NO_LOSS, startWriters, WRITERS } from "./acknowledged-writes.ts";
import { createDataDir, listPostmasters } from "./embedded-access.ts";
import { type BuiltServer, buildServer, startServer } from "./fault-server.ts";
import { noteOutcome } from "./outcome.ts";

/** An operator's supervisor kills what has not stopped by itself after this. */
const STOP_LIMIT_MS = 15_000;

let built: BuiltServer;
beforeAll(async () => {
  built = await buildServer();
});
afterAll(() => built.remove());

describe("SIGTERM under load", () => {
  it("F17: finishes what was accepted, refuses the rest, ends with 0 and leaves nothing behind", async () => {
    const dataDir = await createDataDir();
    const acknowledged = createAcknowledged();
    const server = startServer({ entry: built.entry, dataDir });
    await server.waitUntilReady();
    const writers = startWriters(await server.waitForUrl(), acknowledged);
    await expect.poll(() => acknowledged.trackedUserIds.length, { timeout: 120_000 }).toBeGreaterThan(WRITERS);
    const startedAt = performance.now();
    const ending = await server.kill("SIGTERM");
    expect(performance.now() - startedAt).toBeLessThan(STOP_LIMIT_MS);
    expect(ending).toEqual({ code: 0, signal: null });
    await writers.stop();
    // 0: the port is closed; 503: refused on a connection that was still open. Any other failure was an accepted request.
    const failures = [...acknowledged.statuses.keys()].filter((status) => status >= 400 && status !== 503);
    expect(failures).toEqual([]);
    expect(listPostmasters(dataDir)).toEqual([]);
    expect((await readdir(dataDir)).sort()).toEqual([
      "community",
      "postgres",
      "postgres-passwords.json",
      "postgres.log",
      "uploads",
    ]);
    const again = startServer({ entry: built.entry, dataDir });
    const readyMs = await again.waitUntilReady();
    const connection = await getConnection(dataDir);
    expect(await findLoss(connection, acknowledged)).toEqual(NO_LOSS);
    // What was done was also answered: nothing is in the database that its sender was not told of.
    expect(await countWrites(connection)).toEqual({
      members: acknowledged.usernames.length,
      actions: acknowledged.trackedUserIds.length,
    });
    expect(acknowledged.trackedUserIds.length).toBeGreaterThan(0);
    noteOutcome({ done: `${acknowledged.trackedUserIds.length} members wrote until the end`, lost: 0, readyMs });
  });
});
