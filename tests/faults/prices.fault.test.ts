import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { FAILURES_TO_OPEN } from "#server/circuit-breaker.ts";
import { getConnection } from "../support/embedded-connection.ts";
import { type FakePriceSource, priceSourceBehaviours, startFakePriceSource } from "../support/fake-price-source.ts";
import { createDataDir } from "./embedded-access.ts";
import { type BuiltServer, buildServer, startServer } from "./fault-server.ts";
import { noteOutcome } from "./outcome.ts";

const VISITORS = 200;
/** What no visitor waits longer for, whatever the service does. */
const WAIT_LIMIT_MS = 1000;
/** The quickest of these counts, so that a busy moment of the machine does not. */
const ROUNDS = 3;
/** How old the last good value is when the service begins to fail. */
const AGE_MINUTES = 10;
/** Nothing listens there. */
const CLOSED = "http://127.0.0.1:9";
/** For machines that are busy with other things. */
const TIMEOUT_MS = 240_000;

let built: BuiltServer;
let source: FakePriceSource;
beforeAll(async () => {
  built = await buildServer();
  source = await startFakePriceSource();
});
beforeEach(() => {
  source.behave(priceSourceBehaviours.answer());
  source.calls.length = 0;
});
afterAll(async () => {
  await source.close();
  await built.remove();
});

interface Answer {
  status: number;
  body: { stale?: boolean; ageSeconds?: number; moonshot?: { price: string } };
}

/** All at once: what they hear, and how long the last one waits. */
async function visit(url: string): Promise<{ answers: Answer[]; longestMs: number }> {
  const startedAt = performance.now();
  const answers = await Promise.all(
    Array.from({ length: VISITORS }, async () => {
      const answer = await fetch(`${url}/api/trading-data`);
      return { status: answer.status, body: (await answer.json()) as Answer["body"] };
    }),
  );
  return { answers, longestMs: performance.now() - startedAt };
}

/** What the same number of visitors wait for an answer that asks nobody: this machine's own pace at the moment. */
async function measurePace(url: string): Promise<number> {
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: VISITORS }, async () => (await fetch(`${url}/healthz`)).arrayBuffer()));
  return performance.now() - startedAt;
}

async function expectQuickAnswers(url: string, check: (answers: Answer[]) => void): Promise<void> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    const paceMs = await measurePace(url);
    const { answers, longestMs } = await visit(url);
    check(answers);
    least = Math.min(least, longestMs - paceMs);
  }
  expect(least).toBeLessThan(WAIT_LIMIT_MS);
}

/** A data folder that holds a good value of ten minutes ago, as after a night in which the service went down. */
async function createAgedDataDir(): Promise<string> {
  const dataDir = await createDataDir();
  source.behave(priceSourceBehaviours.answer());
  const server = startServer({ entry: built.entry, dataDir, priceSourceUrl: source.baseUrl });
  await server.waitUntilReady();
  await visit(await server.waitForUrl());
  const client = new pg.Client(await getConnection(dataDir));
  await client.connect();
  const age = `${AGE_MINUTES} minutes`;
  const { rowCount } = await client
    .query("UPDATE market_snapshots SET taken_at = taken_at - $1::interval, slot_at = slot_at - $1::interval", [age])
    .finally(() => client.end());
  expect(rowCount).toBe(2);
  await server.kill("SIGTERM");
  return dataDir;
}

const faults = {
  "never answers": priceSourceBehaviours.hang(),
  "drips its answer": priceSourceBehaviours.drip(),
  "answers 500": priceSourceBehaviours.fail(500),
  "answers 429": priceSourceBehaviours.fail(429, { "retry-after": "30" }),
  "answers with a web page": priceSourceBehaviours.body("<!doctype html><h1>Down for repair</h1>"),
  "hangs up in the middle": priceSourceBehaviours.cutOff(),
  "sends a gigabyte": priceSourceBehaviours.flood(1024),
};

describe("F14: the market data service", () => {
  it(
    "may fail in any way: every visitor hears the last good value and its age at once",
    async () => {
      const dataDir = await createAgedDataDir();
      const addresses = Object.keys(faults).map((name) => [name, source.baseUrl] as const);
      for (const [name, priceSourceUrl] of [...addresses, ["refuses connections", CLOSED] as const]) {
        source.behave(faults[name as keyof typeof faults] ?? priceSourceBehaviours.answer());
        source.calls.length = 0;
        const server = startServer({ entry: built.entry, dataDir, priceSourceUrl });
        await server.waitUntilReady();
        await expectQuickAnswers(await server.waitForUrl(), (answers) => {
          expect(new Set(answers.map(({ status }) => status)), name).toEqual(new Set([200]));
          for (const { body } of answers) {
            expect(body, name).toMatchObject({ stale: true, moonshot: { price: "0.0004182" } });
            expect(body.ageSeconds, name).toBeGreaterThanOrEqual(AGE_MINUTES * 60);
          }
        });
        // One call on its way at a time, and the back-off between two.
        expect(source.calls.length, name).toBeLessThanOrEqual(FAILURES_TO_OPEN);
        expect(await server.kill("SIGTERM"), name).toEqual({ code: 0, signal: null });
      }
      noteOutcome({ done: `${addresses.length + 1} ways to fail, ${VISITORS} visitors at once in each`, lost: 0 });
    },
    TIMEOUT_MS,
  );

  it(
    "is left alone after five failures, while visitors go on",
    async () => {
      const dataDir = await createDataDir();
      source.behave(priceSourceBehaviours.fail(500));
      const server = startServer({ entry: built.entry, dataDir, priceSourceUrl: source.baseUrl });
      await server.waitUntilReady();
      const url = await server.waitForUrl();
      while (!server.readOutput().includes("the market data service is left alone")) {
        expect((await visit(url)).answers.every(({ status }) => status === 503)).toBe(true);
        await sleep(250);
      }
      await visit(url);
      expect(source.calls).toHaveLength(FAILURES_TO_OPEN);
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
      noteOutcome({ done: `${FAILURES_TO_OPEN} questions, then none`, lost: 0 });
    },
    TIMEOUT_MS,
  );
});
