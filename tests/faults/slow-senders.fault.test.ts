import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDataDir } from "./embedded-access.ts";
import { type BuiltServer, buildServer, startServer } from "./fault-server.ts";
import { noteOutcome } from "./outcome.ts";

const SENDERS = 500;
const PAUSE_MS = 1000;

let built: BuiltServer;
beforeAll(async () => {
  built = await buildServer();
});
afterAll(() => built.remove());

interface SlowRequest {
  start: string;
  /** Sent again and again, a second apart, and never the last piece. */
  piece: string;
}

const HEAD: SlowRequest = { start: "GET / HTTP/1.1\r\nHost: here\r\n", piece: "X-Slow: 1\r\n" };
const BODY: SlowRequest = {
  start: [
    "POST /api/users/login HTTP/1.1",
    "Host: here",
    "Content-Type: application/json",
    "Content-Length: 50000",
    "",
    "{",
  ].join("\r\n"),
  piece: " ",
};

/** The status that the server hangs up with; undefined when it says nothing. */
async function sendSlowly(url: string, { start, piece }: SlowRequest): Promise<string | undefined> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let answer = "";
  socket.on("data", (data) => {
    answer += data.toString();
  });
  socket.on("error", () => {});
  socket.write(start);
  const dripping = setInterval(() => socket.write(piece), PAUSE_MS);
  await new Promise((resolve) => socket.once("close", resolve));
  clearInterval(dripping);
  return /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1];
}

describe("senders that never finish", () => {
  it("F19: are cut off with 408, head or body, while everybody else is answered", async () => {
    const server = startServer({ entry: built.entry, dataDir: await createDataDir() });
    await server.waitUntilReady();
    const url = await server.waitForUrl();
    const requests = [HEAD, BODY].flatMap((kind) => Array.from({ length: SENDERS }, () => sendSlowly(url, kind)));
    let areSending = true;
    const ended = Promise.all(requests).finally(() => {
      areSending = false;
    });
    const statuses: number[] = [];
    while (areSending) {
      statuses.push((await fetch(`${url}/api/user-count`)).status);
      await sleep(100);
    }
    expect(new Set(await ended)).toEqual(new Set(["408"]));
    // 503: on a machine that is busy with other things the server sheds load, whoever sends slowly.
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(statuses.length / 2);
    const readyMs = await server.waitUntilReady();
    expect(await server.kill("SIGTERM")).toEqual({ code: 0, signal: null });
    noteOutcome({ done: `${2 * SENDERS} senders, ${statuses.length} others asked meanwhile`, lost: 0, readyMs });
  });
});
