import { readdir } from "node:fs/promises";
import { request as requestHttp } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getConnection } from "../../support/embedded-connection.ts";
import { priceSourceBehaviours, startFakePriceSource } from "../../support/fake-price-source.ts";
import { createDataDir } from "../embedded-access.ts";
import { type BuiltServer, buildServer, startServer } from "../fault-server.ts";
import { enter } from "../member.ts";
import { noteOutcome } from "../outcome.ts";

const TIMES = 1000;
const BOSS = { username: "boss", password: "keys-of-the-house" };
const PART = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n';

let built: BuiltServer;
beforeAll(async () => {
  built = await buildServer();
});
afterAll(() => built.remove());

async function query(dataDir: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(await getConnection(dataDir));
  await client.connect();
  const { rows } = await client.query(text).finally(() => client.end());
  return rows;
}

describe("visitors", () => {
  it("F29: a thousand who hang up in the middle of a file leave nothing behind", async () => {
    const dataDir = await createDataDir();
    const settings = { ADMIN_USERNAME: BOSS.username, ADMIN_PASSWORD: BOSS.password };
    const server = startServer({ entry: built.entry, dataDir, settings });
    await server.waitUntilReady();
    const url = await server.waitForUrl();
    const boss = await enter(url, BOSS);
    const headers = { ...boss.headers, "content-type": "multipart/form-data; boundary=x", "content-length": "5000000" };
    for (let round = 0; round < TIMES; round += 1) {
      const request = requestHttp(`${url}/api/admin/upload`, { method: "POST", headers });
      request.on("error", () => {});
      await new Promise((resolve) => request.write(PART + "x".repeat((round % 60) * 5000), resolve));
      request.destroy();
    }
    await expect
      .poll(async () => (await readdir(join(dataDir, "uploads"))).filter((name) => name !== "keep"))
      .toEqual([]);
    expect(await query(dataDir, "SELECT id FROM admin_uploads")).toEqual([]);
    noteOutcome({ done: `${TIMES} uploads cut off`, lost: 0, readyMs: await server.waitUntilReady() });
  });

  it("F32: five hundred who come when the price is out of date are one question to the market", async () => {
    const source = await startFakePriceSource();
    source.behave(priceSourceBehaviours.answer());
    const server = startServer({ entry: built.entry, dataDir: await createDataDir(), priceSourceUrl: source.baseUrl });
    await server.waitUntilReady();
    const url = await server.waitForUrl();
    const visit = async () => (await fetch(`${url}/api/trading-data`)).status;
    await visit();
    const first = source.calls.length;
    for (;;) {
      const before = source.calls.length;
      const statuses = await Promise.all(Array.from({ length: 500 }, visit));
      expect(statuses.filter((status) => status !== 200)).toEqual([]);
      if (source.calls.length === before) {
        await sleep(1000);
        continue;
      }
      // One question names both tokens, or one each.
      expect(source.calls.length - before).toBeLessThanOrEqual(first);
      break;
    }
    noteOutcome({ done: `500 at once, ${first} question for all`, lost: 0 });
    await source.close();
  });

  it("F33: a thousand who leave before their answer hold no connection and no transaction", async () => {
    const dataDir = await createDataDir();
    const server = startServer({ entry: built.entry, dataDir });
    await server.waitUntilReady();
    const url = await server.waitForUrl();
    const member = await enter(url);
    const paths = ["/api/leaderboard", "/api/wall", "/api/market/listings", `/api/users/${member.id}/export`];
    await Promise.all(
      Array.from({ length: TIMES }, async (_, index) => {
        await sleep((index % 100) * 20);
        const leaving = AbortSignal.timeout(1 + (index % 20));
        await member.call("GET", paths[index % paths.length] ?? "/", undefined, leaving).catch(() => {});
      }),
    );
    const readyMs = await server.waitUntilReady();
    await expect
      .poll(() => query(dataDir, "SELECT pid FROM pg_stat_activity WHERE state LIKE 'idle in transaction%'"))
      .toEqual([]);
    expect((await member.call("GET", "/api/leaderboard")).status).toBe(200);
    noteOutcome({ done: `${TIMES} answers not waited for`, lost: 0, readyMs });
  });

  it("F35: one who switches to and fro while the server dies keeps what was last confirmed", async () => {
    const dataDir = await createDataDir();
    const options = { entry: built.entry, dataDir };
    let server = startServer(options);
    await server.waitUntilReady();
    let member = await enter(await server.waitForUrl());
    const login = { username: member.username, password: "chaos-villain" };
    const readyMs: number[] = [];
    let [changes, lost] = [0, 0];
    for (let round = 0; round < 10; round += 1) {
      let [confirmed, sent] = ["cyberpunk", "cyberpunk"];
      const isOver = sleep(100 + round * 30).then(() => server.kill("SIGKILL"));
      for (;;) {
        sent = changes % 2 === 0 ? "dark" : "neon";
        try {
          const { status } = await member.call("PUT", `/api/users/${member.id}/preferences`, { theme: sent });
          if (status === 200) confirmed = sent;
        } catch {
          break;
        }
        changes += 1;
      }
      await isOver;
      server = startServer(options);
      readyMs.push(await server.waitUntilReady());
      member = await enter(await server.waitForUrl(), login);
      const { body } = await member.call("GET", `/api/users/${member.id}/preferences`);
      // The last one may have arrived, though nobody was told of it.
      if (![confirmed, sent].some((theme) => JSON.stringify(body).includes(`"${theme}"`))) lost += 1;
    }
    expect(changes).toBeGreaterThan(10);
    expect(lost).toBe(0);
    noteOutcome({ done: `${changes} changes over 10 kills`, lost, readyMs: Math.max(...readyMs) });
  });
});
