// About the default community.
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { pack } from "#pack/pack.ts";
import { buildApp } from "#server/app.ts";
import { runShortJobs } from "#server/startup.ts";
import { getPrimaryToken, getRewardToken } from "#shared/pack-tokens.ts";
import { buildTestApp } from "../../../../tests/support/build-test-app.ts";
import { DAY_MS, FakeClock, MINUTE_MS } from "../../../../tests/support/fake-clock.ts";
import {
  buildPair,
  buildRewardPair,
  type FakePriceSource,
  priceSourceBehaviours,
  startFakePriceSource,
} from "../../../../tests/support/fake-price-source.ts";
import { expectWithin } from "../../../../tests/support/measure-cost.ts";
import { EVM_ADDRESS, keepOneToken } from "../../../../tests/support/one-token-pack.ts";
import { getPrices } from "../trading.rules.ts";
import type { TradingData } from "../trading.schema.ts";
import { priceSnapshotsTable } from "./trading.tables.ts";

const moonshot = getPrimaryToken(pack);
const pumpfun = getRewardToken(pack);
const source: FakePriceSource = await startFakePriceSource();
const clock = new FakeClock("2026-11-20T12:00:00.000Z");
const { db, deps, pool, logLines } = await buildTestApp({ clock, config: { priceSourceUrl: source.baseUrl } });

/** A server that has just been started, on the database as it is. */
async function startServer(changes: Partial<typeof deps.config> = {}) {
  const app = await buildApp({ ...deps, config: { ...deps.config, ...changes } }, { checkReady: async () => true });
  onTestFinished(() => app.close());
  return {
    app,
    ask: () => app.inject({ url: "/api/trading-data" }),
    read: async () => (await app.inject({ url: "/api/trading-data" })).json<TradingData>(),
  };
}

async function putSnapshot(minutesAgo: number, values: Partial<typeof priceSnapshotsTable.$inferInsert> = {}) {
  const takenAt = new Date(clock.now().getTime() - minutesAgo * MINUTE_MS);
  await db.insert(priceSnapshotsTable).values({
    tokenAddress: moonshot.address,
    slotAt: takenAt,
    takenAt,
    priceUsd: 0.0004,
    marketCapUsd: 400_000,
    volumeUsd: 100_000,
    priceChange: 5,
    pairAddress: moonshot.pairAddress ?? "",
    exchange: "raydium",
    ...values,
  });
}

beforeEach(() => {
  source.behave(priceSourceBehaviours.answer());
  source.calls.length = 0;
});
afterAll(() => source.close());

describe("GET /api/trading-data", () => {
  it("gives the six texts of both tokens, their pool, and where and when they come from", async () => {
    const { ask } = await startServer();
    const response = await ask();
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      moonshot: {
        price: "0.0004182",
        marketCap: "418.2K",
        volume: "96.4K",
        priceChange: "+12.40%",
        marketCapChange: "0.00%",
        volumeChange: "0.00%",
        pair: { address: moonshot.pairAddress, exchange: "raydium" },
        sparkline: [50],
      },
      pumpfun: {
        price: "0.00009170",
        marketCap: "91.7K",
        volume: "31.9K",
        priceChange: "-2.61%",
        marketCapChange: "0.00%",
        volumeChange: "0.00%",
        pair: { address: buildRewardPair().pairAddress, exchange: "pumpswap" },
        sparkline: [50],
      },
      source: "127.0.0.1",
      updatedAt: clock.now().toISOString(),
      ageSeconds: 0,
      stale: false,
    });
    expect(source.calls).toEqual([`/tokens/v1/solana/${moonshot.address},${pumpfun.address}`]);
  });

  it("gives one token alone under its id, on the chain of the pack", async () => {
    const { chain, tokens } = pack;
    onTestFinished(() => void Object.assign(pack, { chain, tokens }));
    Object.assign(pack, keepOneToken(pack));
    const address = EVM_ADDRESS.toLowerCase();
    const pairAddress = `0x${"5c".repeat(32)}`;
    source.behave(priceSourceBehaviours.answer([buildPair({ chainId: "base", pairAddress, baseToken: { address } })]));
    const { read } = await startServer();
    const data = await read();
    expect(Object.keys(data)).toEqual(["moonshot", "source", "updatedAt", "ageSeconds", "stale"]);
    expect(data).toMatchObject({ moonshot: { price: "0.0004182", pair: { address: pairAddress } }, stale: false });
    expect(source.calls).toEqual([`/tokens/v1/base/${EVM_ADDRESS}`]);
  });

  it("says that a demo's numbers are a recording", async () => {
    const { read } = await startServer({ isDemo: true });
    expect((await read()).source).toBe("recording");
  });

  it("asks the service once in 30 seconds, and once for 500 visitors at the same moment", async () => {
    const { ask } = await startServer();
    source.behave(priceSourceBehaviours.after(100, priceSourceBehaviours.answer()));
    const visit = () => Promise.all(Array.from({ length: 500 }, async () => (await ask()).statusCode));
    expect(new Set(await visit())).toEqual(new Set([200]));
    expect(source.calls).toHaveLength(1);
    clock.advance(29_999);
    await visit();
    expect(source.calls).toHaveLength(1);
    clock.advance(1);
    await visit();
    await expect.poll(async () => (await ask()).json<TradingData>().ageSeconds).toBe(0);
    expect(source.calls).toHaveLength(2);
  });

  it("answers from a value younger than a minute at once, and fetches the next one behind it", async () => {
    const { read } = await startServer();
    await read();
    source.behave(priceSourceBehaviours.answer([buildPair({ priceUsd: "2" })]));
    clock.advance(59_000);
    expect(await read()).toMatchObject({ moonshot: { price: "0.0004182" }, ageSeconds: 59, stale: false });
    await expect.poll(async () => getPrices(await read(), moonshot.id)?.price).toBe("2.00");
  });

  it("waits a little for a newer value than one of more than a minute", async () => {
    const { read } = await startServer();
    await read();
    const both = [buildPair({ priceUsd: "2" }), buildRewardPair()];
    source.behave(priceSourceBehaviours.after(150, priceSourceBehaviours.answer(both)));
    clock.advance(10 * MINUTE_MS);
    expect(await read()).toMatchObject({ moonshot: { price: "2.00" }, ageSeconds: 0, stale: false });
  });

  it("shows what has no pool as still loading", async () => {
    const { read } = await startServer();
    source.behave(priceSourceBehaviours.answer([]));
    const empty = {
      price: "Loading...",
      marketCap: "Loading...",
      volume: "Loading...",
      priceChange: "0.00%",
      marketCapChange: "0.00%",
      volumeChange: "0.00%",
      pair: null,
      sparkline: [],
    };
    expect(await read()).toMatchObject({ moonshot: empty, pumpfun: empty, stale: false });
    source.behave(priceSourceBehaviours.answer([buildPair()]));
    clock.advance(2 * MINUTE_MS);
    expect(await read()).toMatchObject({ moonshot: { price: "0.0004182" }, pumpfun: empty });
  });

  it("answers 503 with a code while there never was any value", async () => {
    const { ask } = await startServer();
    source.behave(priceSourceBehaviours.fail(500));
    const response = await ask();
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ code: "trading.unavailable" });
    expect(response.headers["retry-after"]).toBe("30");
  });

  it("does not keep a visitor waiting for a service that hangs, even without any value", async () => {
    const { ask } = await startServer();
    source.behave(priceSourceBehaviours.hang());
    const answers = await expectWithin(1000, () => Promise.all(Array.from({ length: 20 }, ask)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
    expect(source.calls).toHaveLength(1);
  });
});

describe("GET /api/trading-data while the service misbehaves", () => {
  it.each([
    ["answers 429", priceSourceBehaviours.fail(429)],
    ["answers 500", priceSourceBehaviours.fail(500)],
    ["answers HTML", priceSourceBehaviours.body("<!doctype html><title>Checking your browser</title>")],
    ["answers nothing", priceSourceBehaviours.body("")],
    ["answers garbage", priceSourceBehaviours.body("\u0000\uffff{]")],
    ["answers an object", priceSourceBehaviours.body('{"pairs":null}')],
    ["leaves out the fields", priceSourceBehaviours.answer([{ schemaVersion: "1.0.0" }])],
    ["gives a negative price", priceSourceBehaviours.answer([buildPair({ priceUsd: "-1" })])],
    ["gives NaN for a price", priceSourceBehaviours.answer([buildPair({ priceUsd: "NaN" })])],
    ["gives 1e400 for a price", priceSourceBehaviours.answer([buildPair({ priceUsd: "1e400" })])],
    ["packs its answer", priceSourceBehaviours.body("[]", { "content-encoding": "gzip" })],
    ["cuts the connection", priceSourceBehaviours.cutOff()],
    ["drips", priceSourceBehaviours.drip()],
    ["says nothing at all", priceSourceBehaviours.hang()],
    ["sends 1 GB", priceSourceBehaviours.flood(1024)],
  ])("keeps the last good value with its age when it %s", async (_, behaviour) => {
    const { read } = await startServer();
    await read();
    source.behave(behaviour);
    clock.advance(5 * MINUTE_MS);
    expect(await expectWithin(1000, read)).toMatchObject({
      moonshot: { price: "0.0004182", marketCap: "418.2K" },
      pumpfun: { price: "0.00009170" },
      ageSeconds: 300,
      stale: true,
    });
  });

  it("follows no redirect", async () => {
    const other = await startFakePriceSource();
    const { ask } = await startServer();
    source.behave(priceSourceBehaviours.redirect(`${other.baseUrl}/tokens/v1/solana/x`));
    expect((await ask()).statusCode).toBe(503);
    expect(other.calls).toEqual([]);
    await other.close();
  });

  it("asks again later and later, leaves it alone after five failures, and tries with a single call", async () => {
    const { ask, read } = await startServer();
    source.behave(priceSourceBehaviours.fail(500));
    for (let failures = 1; failures <= 5; failures++) {
      expect((await ask()).statusCode).toBe(503);
      expect(source.calls).toHaveLength(failures);
      await ask();
      expect(source.calls).toHaveLength(failures);
      if (failures < 5) clock.advance(2 ** (failures - 1) * 1000);
    }
    clock.advance(29_000);
    await Promise.all(Array.from({ length: 50 }, ask));
    expect(source.calls).toHaveLength(5);
    clock.advance(31_000);
    source.behave(priceSourceBehaviours.after(50, priceSourceBehaviours.fail(500)));
    await Promise.all(Array.from({ length: 50 }, ask));
    expect(source.calls).toHaveLength(6);
    clock.advance(MINUTE_MS * 2);
    source.behave(priceSourceBehaviours.answer());
    expect(await read()).toMatchObject({ moonshot: { price: "0.0004182" }, stale: false });
    clock.advance(30_000);
    await read();
    await expect.poll(() => source.calls).toHaveLength(8);
  });

  it("stays away as long as a 429 asks for", async () => {
    const { ask } = await startServer();
    source.behave(priceSourceBehaviours.fail(429, { "retry-after": "120" }));
    await ask();
    clock.advance(119_000);
    await ask();
    expect(source.calls).toHaveLength(1);
    clock.advance(1000);
    await ask();
    expect(source.calls).toHaveLength(2);
  });

  it("answers with a price even when the database cannot keep it", async () => {
    const { read } = await startServer();
    await pool.query("ALTER TABLE market_snapshots RENAME TO market_snapshots_away");
    try {
      expect(await read()).toMatchObject({ moonshot: { price: "0.0004182" } });
    } finally {
      await pool.query("ALTER TABLE market_snapshots_away RENAME TO market_snapshots");
    }
  });
});

describe("GET /api/trading-data when a token is left out", () => {
  it("keeps its last good price, with its age, and says so", async () => {
    const { read } = await startServer();
    await read();
    for (const pairs of [[], [buildPair()]]) {
      source.behave(priceSourceBehaviours.answer(pairs));
      clock.advance(5 * MINUTE_MS);
      expect(await read()).toMatchObject({
        moonshot: { price: "0.0004182" },
        pumpfun: { price: "0.00009170" },
        stale: true,
      });
    }
    expect((await read()).ageSeconds).toBe(600);
    // The service did answer: it is not asked again for every visitor.
    const calls = source.calls.length;
    await read();
    expect(source.calls).toHaveLength(calls);
    clock.advance(DAY_MS);
    expect(await read()).toMatchObject({
      moonshot: { price: "0.0004182" },
      pumpfun: { price: "Loading..." },
      stale: false,
    });
  });

  it("has nothing to say after 24 hours without an answer, nor after a restart then", async () => {
    const { read, ask } = await startServer();
    await read();
    source.behave(priceSourceBehaviours.fail(500));
    clock.advance(DAY_MS - MINUTE_MS);
    expect(await read()).toMatchObject({ stale: true, moonshot: { price: "0.0004182" } });
    clock.advance(2 * MINUTE_MS);
    expect((await ask()).statusCode).toBe(503);
    const restarted = await startServer();
    expect((await restarted.ask()).json()).toMatchObject({ code: "trading.unavailable" });
  });

  it("writes one line a minute about an outage, without a stack, however many ask", async () => {
    const { ask } = await startServer();
    source.behave(priceSourceBehaviours.fail(500));
    await pool.query("ALTER TABLE market_snapshots RENAME TO market_snapshots_away");
    try {
      logLines.length = 0;
      for (let call = 0; call < 40; call += 1) expect((await ask()).statusCode).toBe(503);
    } finally {
      await pool.query("ALTER TABLE market_snapshots_away RENAME TO market_snapshots");
    }
    const told = logLines.filter((line) => JSON.parse(line).level >= 30);
    expect(told.map((line) => JSON.parse(line).msg).toSorted()).toEqual([
      "request refused",
      "the last price snapshot could not be read",
      "the market data service failed",
    ]);
    expect(told.join("")).not.toMatch(/stack|\.ts:/);
  });

  it("is limited per address", async () => {
    const { ask } = await startServer({ rateLimitScale: 1 / 600 });
    expect((await ask()).statusCode).toBe(200);
    expect((await ask()).statusCode).toBe(429);
  });
});

describe("the snapshots", () => {
  it("are taken once per token in five minutes", async () => {
    const { read } = await startServer();
    clock.set("2026-11-20T12:00:00.000Z");
    await read();
    for (const minutes of [1, 2, 2]) {
      clock.advance(minutes * MINUTE_MS);
      await read();
      await expect.poll(async () => (await read()).ageSeconds).toBe(0);
    }
    const rows = await db.select().from(priceSnapshotsTable);
    expect(rows.map(({ slotAt }) => slotAt.toISOString()).sort()).toEqual([
      "2026-11-20T12:00:00.000Z",
      "2026-11-20T12:00:00.000Z",
      "2026-11-20T12:05:00.000Z",
      "2026-11-20T12:05:00.000Z",
    ]);
    clock.advance(DAY_MS);
  });

  it("give the last value after a restart, with its age, while the service is down", async () => {
    await putSnapshot(7);
    source.behave(priceSourceBehaviours.fail(503));
    const { read } = await startServer();
    expect(await read()).toMatchObject({
      moonshot: { price: "0.0004000", marketCap: "400.0K", priceChange: "+5.00%" },
      pumpfun: { price: "Loading..." },
      ageSeconds: 420,
      stale: true,
    });
  });

  it("tell the real change of market cap and volume over 24 hours, and draw the day", async () => {
    await putSnapshot(24 * 60, { marketCapUsd: 373_660, volumeUsd: 99_463 });
    await putSnapshot(12 * 60, { marketCapUsd: 1, volumeUsd: 1 });
    const { read } = await startServer();
    const data = await read();
    const sparkline = getPrices(data, moonshot.id)?.sparkline;
    expect(data).toMatchObject({
      moonshot: { marketCapChange: "+11.92%", volumeChange: "-3.08%" },
      pumpfun: { marketCapChange: "0.00%", volumeChange: "0.00%" },
    });
    expect(sparkline).toHaveLength(97);
    expect(sparkline?.at(-1)).toBe(100);
  });

  it("of another token say nothing about ours", async () => {
    await putSnapshot(24 * 60, { tokenAddress: "So11111111111111111111111111111111111111112" });
    const { read } = await startServer();
    expect(await read()).toMatchObject({ moonshot: { marketCapChange: "0.00%", sparkline: [50] } });
  });

  it("go after a week", async () => {
    await putSnapshot(8 * 24 * 60);
    await putSnapshot(6 * 24 * 60);
    await runShortJobs({ ...deps, db, clock });
    expect(await db.select().from(priceSnapshotsTable)).toHaveLength(1);
  });

  it("are taken as soon as the server listens, without a visitor", async () => {
    const { app } = await startServer();
    await app.listen({ port: 0, host: "127.0.0.1" });
    await expect.poll(async () => await db.select().from(priceSnapshotsTable)).toHaveLength(2);
  });
});
