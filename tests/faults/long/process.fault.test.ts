import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getConnection } from "../../support/embedded-connection.ts";
import { createAcknowledged, findLoss, NO_LOSS, startWriters, WRITERS } from "../acknowledged-writes.ts";
import { createDataDir, listPostmasters } from "../embedded-access.ts";
import { type BuiltServer, buildServer, type FaultServer, startServer } from "../fault-server.ts";
import { enter } from "../member.ts";
import { noteOutcome } from "../outcome.ts";

const IDLE = 5000;
/** What five thousand silent connections may take of memory. */
const IDLE_MEMORY_MB = 150;
const HELD_MS = 2000;
const SMALL_HEAP_MB = 256;

let built: BuiltServer;
beforeAll(async () => {
  built = await buildServer();
});
afterAll(() => built.remove());

async function start(options: { settings?: Record<string, string>; through?: string[] } = {}) {
  const dataDir = await createDataDir();
  const server = startServer({ entry: built.entry, dataDir, ...options });
  await server.waitUntilReady();
  return { dataDir, server, url: await server.waitForUrl() };
}

async function readMemoryMb({ pid }: FaultServer): Promise<number> {
  return Number(/^VmRSS:\s*(\d+)/m.exec(await readFile(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}

/** Connections that ask once and then say nothing more. */
async function openIdle(url: string, count: number): Promise<Socket[]> {
  const { port, hostname } = new URL(url);
  const sockets: Socket[] = [];
  for (let opened = 0; opened < count; opened += 1) {
    const socket = connect(Number(port), hostname);
    socket.on("error", () => {});
    socket.resume().write("GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n");
    sockets.push(socket);
    if (opened % 100 === 99) await once(socket, "connect").catch(() => {});
  }
  return sockets;
}

/** Options of Node by which the server breaks at SIGUSR2, in a timer that nobody awaits. */
function plantError(event: string): string {
  const breakdown = event === "uncaughtException" ? "throw error" : "Promise.reject(error)";
  const code = `process.on("SIGUSR2", () => setTimeout(() => { const error = new Error("planted"); ${breakdown}; }));`;
  return `--import=data:text/javascript,${encodeURIComponent(code)}`;
}

describe("the server", () => {
  it.each([
    ["SIGTERM twice", ["SIGTERM", "SIGTERM"]],
    ["SIGINT", ["SIGINT"]],
  ] as const)("F18: hears %s under load and ends in order", async (_name, signals) => {
    const { dataDir, server, url } = await start();
    const acknowledged = createAcknowledged();
    const writers = startWriters(url, acknowledged);
    await expect.poll(() => acknowledged.trackedUserIds.length, { timeout: 120_000 }).toBeGreaterThan(WRITERS);
    for (const signal of signals) {
      process.kill(server.pid, signal);
      await sleep(50);
    }
    const { signal } = await server.ended;
    await writers.stop();
    expect(signal).toBeNull();
    expect(listPostmasters(dataDir)).toEqual([]);
    const again = startServer({ entry: built.entry, dataDir });
    const readyMs = await again.waitUntilReady();
    expect(await findLoss(await getConnection(dataDir), acknowledged)).toEqual(NO_LOSS);
    noteOutcome({ done: `${acknowledged.usernames.length} registrations before it`, lost: 0, readyMs });
  });

  it("F20: bears five thousand who connect and say nothing more", async () => {
    const { server, url } = await start();
    const before = await readMemoryMb(server);
    const sockets = await openIdle(url, IDLE);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const grown = Math.max(0, (await readMemoryMb(server)) - before);
    for (const socket of sockets) socket.destroy();
    const readyMs = await server.waitUntilReady();
    expect(grown).toBeLessThan(IDLE_MEMORY_MB);
    expect(await server.kill("SIGTERM")).toEqual({ code: 0, signal: null });
    noteOutcome({ done: `${IDLE} connections, ${Math.round(grown)} MB more`, lost: 0, readyMs });
  });

  it("F20: bears a thousand where it may open only 256", async () => {
    const { server, url } = await start({ through: ["sh", "-c", 'ulimit -n 256; exec "$@"', "sh"] });
    const sockets = await openIdle(url, 1000);
    await sleep(1000);
    for (const socket of sockets) socket.destroy();
    const readyMs = await server.waitUntilReady();
    expect(await server.kill("SIGTERM")).toEqual({ code: 0, signal: null });
    noteOutcome({ done: "1000 connections for 256 places", lost: 0, readyMs });
  });

  it("F21: is held for two seconds while five hundred arrive: each is answered or told to wait", async () => {
    const { server, url } = await start();
    process.kill(server.pid, "SIGSTOP");
    const visits = Array.from({ length: 500 }, async () => (await fetch(`${url}/api/user-count`)).status);
    await sleep(HELD_MS);
    process.kill(server.pid, "SIGCONT");
    const statuses = await Promise.all(visits);
    const readyMs = await server.waitUntilReady();
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    const served = statuses.filter((status) => status === 200).length;
    noteOutcome({ done: `${served} answered, ${500 - served} told to wait`, lost: 0, readyMs });
  });

  it(`F22: lives on ${SMALL_HEAP_MB} MB while forty exports and a thousand pages are asked for at once`, async () => {
    const { server, url } = await start({ settings: { NODE_OPTIONS: `--max-old-space-size=${SMALL_HEAP_MB}` } });
    const member = await enter(url);
    const paths = [`/api/users/${member.id}/export`, "/api/leaderboard", "/api/market/listings", "/api/wall"];
    const asks = Array.from({ length: 1040 }, (_, index) => paths[index < 40 ? 0 : 1 + (index % 3)] ?? "");
    const answers = await Promise.all(asks.map((path) => member.call("GET", path)));
    expect(answers.filter(({ status }) => ![200, 429, 503].includes(status))).toEqual([]);
    const readyMs = await server.waitUntilReady();
    noteOutcome({ done: `1040 answers, ${Math.round(await readMemoryMb(server))} MB in the end`, lost: 0, readyMs });
  });

  it("F26: counts the same month wherever its machine thinks it is", async () => {
    const months = new Set<string>();
    for (const zone of ["", "UTC", "Asia/Kolkata", "Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
      const { server, url } = await start({ settings: zone === "" ? {} : { TZ: zone } });
      const board = (await (await fetch(`${url}/api/leaderboard`)).json()) as { monthYear?: string };
      months.add(JSON.stringify(board.monthYear));
      await server.kill("SIGTERM");
    }
    expect([...months]).toEqual([expect.stringMatching(/^"\d{4}-\d{2}"$/)]);
    noteOutcome({ done: "five time zones", lost: 0 });
  });

  it.each(["uncaughtException", "unhandledRejection"])(
    "F30: ends in order after an %s, with all that it confirmed, and says why",
    async (event) => {
      const { dataDir, server, url } = await start({ settings: { NODE_OPTIONS: plantError(event) } });
      const acknowledged = createAcknowledged();
      const writers = startWriters(url, acknowledged);
      await expect.poll(() => acknowledged.trackedUserIds.length, { timeout: 120_000 }).toBeGreaterThan(WRITERS);
      process.kill(server.pid, "SIGUSR2");
      expect(await server.ended).toEqual({ code: 1, signal: null });
      await writers.stop();
      const fatal = server
        .readOutput()
        .split("\n")
        .find((line) => line.includes('"level":60'));
      expect(JSON.parse(fatal ?? "{}")).toMatchObject({ msg: event, err: { message: "planted" } });
      expect(listPostmasters(dataDir)).toEqual([]);
      const again = startServer({ entry: built.entry, dataDir });
      const readyMs = await again.waitUntilReady();
      expect(await findLoss(await getConnection(dataDir), acknowledged)).toEqual(NO_LOSS);
      noteOutcome({ done: `${acknowledged.usernames.length} registrations before it`, lost: 0, readyMs });
    },
  );
});
