import type { AppDeps } from "#server/deps.ts";
import type { TradingData } from "../trading.schema.ts";
import { createPriceFeed, type PriceFeed, STALE_MS } from "./price-feed.service.ts";

const feeds = new WeakMap<object, PriceFeed>();

/** The one feed of a process: whoever reads prices shares its calls to the price source. */
export function getPriceFeed(deps: AppDeps): PriceFeed {
  const feed = feeds.get(deps) ?? createPriceFeed(deps);
  feeds.set(deps, feed);
  return feed;
}

/** What the price source said last, with its age; undefined where it has said nothing today. */
export async function readTradingData(deps: AppDeps): Promise<TradingData | undefined> {
  const { config, clock } = deps;
  const prices = await getPriceFeed(deps).read();
  if (prices === undefined) return undefined;
  const { takenAt, byToken } = prices;
  const ageMs = Math.max(0, clock.now().getTime() - takenAt.getTime());
  return {
    ...byToken,
    source: config.isDemo ? "recording" : new URL(config.priceSourceUrl).hostname,
    updatedAt: takenAt.toISOString(),
    ageSeconds: Math.floor(ageMs / 1000),
    stale: ageMs >= STALE_MS,
  };
}

/** How often the feed is looked at, which asks the price source by itself, at most twice a minute. */
const LOOK_EVERY_MS = 5000;

/** Sends prices whenever newer ones were taken. */
export function followPrices(deps: AppDeps, send: (json: string) => void): () => void {
  let sentAt: string | undefined;
  async function look(): Promise<void> {
    const data = await readTradingData(deps).catch(() => undefined);
    if (data === undefined || data.updatedAt === sentAt) return;
    if (sentAt !== undefined) send(JSON.stringify(data));
    sentAt = data.updatedAt;
  }
  void look();
  const looking = setInterval(() => void look(), LOOK_EVERY_MS).unref();
  return () => clearInterval(looking);
}
