/** Makes the demo's recording of the market: invented, the same in every run, in the shape of real answers. */
import { join } from "node:path";
import { pack } from "#pack/pack.ts";
import { type PriceFrame, writeRecording } from "./price-recording.ts";

export const DEMO_RECORDING = join(import.meta.dirname, "../packs", pack.id, "demo/prices.jsonl.gz");

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const START_MS = Date.parse("2026-11-18T12:00:00.000Z");
/** Minutes between two answers of the past, and minutes of the part that is played, with an answer each. */
const PAST_EVERY_MINUTES = 10;
const LIVE_MINUTES = 60;
const SUPPLY = 1_000_000_000;

/** The coin of a chain, and invented pools for tokens that are pinned to none. */
const CHAINS = {
  solana: {
    coin: { address: "So11111111111111111111111111111111111111112", name: "Wrapped SOL", symbol: "SOL" },
    coinUsd: 166.1,
    pools: ["DXnQE26gz94fLK9Si9mPxZUAPuKKTQmnQBV5Mcnhepi1", "Gm88xVhQLQ5NH7MwovwPV49o3f3NMd7ELbhQp8sxe4zu"],
    exchanges: ["raydium", "pumpswap"],
  },
  evm: {
    coin: { address: `0x${"0".repeat(39)}e`, name: "Wrapped Ether", symbol: "WETH" },
    coinUsd: 3120.4,
    pools: [`0x${"a1".repeat(20)}`, `0x${"b2".repeat(20)}`],
    exchanges: ["demoswap", "demoswap"],
  },
};
const { coin, coinUsd, pools, exchanges } = CHAINS[pack.chain.family];
/** How the primary token goes, and how the other one. */
const WALKS = [
  { from: 0.0003391, to: 0.0004211, volumeShare: 0.24, liquidityUsd: 58_000 },
  { from: 0.0000989, to: 0.0000915, volumeShare: 0.35, liquidityUsd: 21_000 },
];

interface PairPrices {
  token: { address: string; symbol: string };
  pairAddress: string;
  dexId: string;
  /** Price in dollars by the minute, over two days and the live part. */
  prices: number[];
  volumeShare: number;
  liquidityUsd: number;
}

/** Even random numbers from 0 to 1, decided by the seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A walk of relative steps with calm and restless hours, led to its last price. */
function walkPrices(random: () => number, { from, to }: { from: number; to: number }): number[] {
  const length = 2 * DAY_MINUTES + LIVE_MINUTES + 1;
  let level = 0;
  let unrest = 1;
  const walk = Array.from({ length }, () => {
    if (random() < 1 / 90) unrest = 0.3 + 2 * random();
    level += (random() + random() + random() - 1.5) * 0.0065 * unrest;
    return level;
  });
  const drift = (Math.log(to / from) - (walk.at(-1) ?? 0)) / (length - 1);
  return walk.map((step, minute) => from * Math.exp(step + drift * minute));
}

function createPrices(): PairPrices[] {
  const random = createRandom(20_261_208);
  return WALKS.slice(0, pack.tokens.length).map(({ from, to, volumeShare, liquidityUsd }, index) => {
    const token = pack.tokens[index] ?? pack.tokens[0];
    return {
      token,
      pairAddress: token.pairAddress ?? pools[index] ?? "",
      dexId: exchanges[index] ?? "",
      prices: walkPrices(random, { from, to }),
      volumeShare,
      liquidityUsd,
    };
  });
}

function computeChange(prices: number[], minute: number, minutes: number): number {
  return Math.round(((prices[minute] ?? 0) / (prices[minute - minutes] ?? 1) - 1) * 10_000) / 100;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** One pair as the service describes it. */
function describePair(pair: PairPrices, minute: number): unknown {
  const { token, pairAddress, dexId, prices, volumeShare, liquidityUsd } = pair;
  const price = prices[minute] ?? 0;
  const cap = Math.round(price * SUPPLY);
  const move = Math.abs(computeChange(prices, minute, 360)) / 100;
  const volume = cap * volumeShare * (0.8 + 3 * move);
  const pool = liquidityUsd * Math.sqrt(price / (prices[0] ?? 1));
  return {
    chainId: pack.chain.priceSourceId,
    dexId,
    url: `https://dexscreener.com/${pack.chain.priceSourceId}/${pairAddress.toLowerCase()}`,
    pairAddress,
    baseToken: { address: token.address, name: pack.name, symbol: token.symbol },
    quoteToken: coin,
    priceNative: (price / coinUsd).toFixed(12),
    priceUsd: price.toPrecision(4),
    txns: { h24: { buys: Math.round(volume / 118), sells: Math.round(volume / 151) } },
    volume: { h24: round(volume), h6: round(volume * 0.27), h1: round(volume * 0.05), m5: round(volume * 0.004) },
    priceChange: {
      m5: computeChange(prices, minute, 5),
      h1: computeChange(prices, minute, 60),
      h6: computeChange(prices, minute, 360),
      h24: computeChange(prices, minute, DAY_MINUTES),
    },
    liquidity: { usd: round(pool), base: Math.round(pool / 2 / price), quote: round(pool / 2 / coinUsd) },
    fdv: cap,
    marketCap: cap,
    pairCreatedAt: START_MS - 200 * DAY_MINUTES * MINUTE_MS,
  };
}

/** A day of answers ten minutes apart, then an hour of them by the minute. */
export function createDemoFrames(): PriceFrame[] {
  const pairs = createPrices();
  const past = Array.from({ length: DAY_MINUTES / PAST_EVERY_MINUTES }, (_, index) => index * PAST_EVERY_MINUTES);
  const live = Array.from({ length: LIVE_MINUTES + 1 }, (_, index) => DAY_MINUTES + index);
  return [...past, ...live].map((minute) => ({
    at: new Date(START_MS + (DAY_MINUTES + minute) * MINUTE_MS).toISOString(),
    status: 200,
    body: pairs.map((pair) => describePair(pair, DAY_MINUTES + minute)),
  }));
}

if (process.argv[1] === import.meta.filename) {
  writeRecording(DEMO_RECORDING, createDemoFrames());
  process.stdout.write(`${DEMO_RECORDING}\n`);
}
