import { setTimeout as wait } from "node:timers/promises";
import type { AppDeps } from "#server/deps.ts";
import { pack } from "#shared/pack.ts";
import type { TokenMarket } from "../trading.schema.ts";
import { formatChange, formatCompact, formatPrice } from "./market-format.rules.ts";
import { computeChange, computeSparkline, findDayAgo, HISTORY_MS, type Snapshot } from "./market-history.rules.ts";
import { type Quote, readQuotes } from "./market-pairs.rules.ts";
import { fetchPairs, MarketStatusError } from "./market-request.ts";
import { createSnapshots, getSlot, listLastQuotes, listSnapshots } from "./trading.repository.ts";
import { createUpstreamGate } from "./upstream-gate.ts";

/** The service is asked at most once in this time, however many visitors there are. */
const FRESH_MS = 30_000;
/** An older value is worth a short wait for a newer one, and is called stale if none comes. */
export const STALE_MS = 60_000;
/** The longest that a visitor waits for the service. */
const VISITOR_WAIT_MS = 800;

const TOKENS = [pack.tokens.moonshot, pack.tokens.pumpfun];
const ADDRESSES = TOKENS.map(({ address }) => address);

interface Market {
  moonshot: TokenMarket;
  pumpfun: TokenMarket;
  /** When the service said so. */
  takenAt: Date;
}

export interface MarketFeed {
  /** The newest values there are, or undefined when there never were any. */
  read(): Promise<Market | undefined>;
  /** Gives up the call on its way, and waits until nothing is written any more. */
  stop(): Promise<void>;
}

type FeedDeps = Pick<AppDeps, "config" | "db" | "clock" | "log">;
type History = (Snapshot & { tokenAddress: string })[];

function describeToken(quote: Quote | null, history: Snapshot[], now: Date): TokenMarket {
  const dayAgo = findDayAgo(history, now);
  return {
    price: formatPrice(quote?.priceUsd ?? null),
    marketCap: formatCompact(quote?.marketCapUsd ?? null),
    volume: formatCompact(quote?.volumeUsd ?? null),
    priceChange: formatChange(quote?.priceChange ?? computeChange(quote?.priceUsd ?? null, dayAgo?.priceUsd)),
    marketCapChange: formatChange(computeChange(quote?.marketCapUsd ?? null, dayAgo?.marketCapUsd)),
    volumeChange: formatChange(computeChange(quote?.volumeUsd ?? null, dayAgo?.volumeUsd)),
    pair: quote && { address: quote.pairAddress, exchange: quote.exchange },
    sparkline: quote ? computeSparkline(history, { priceUsd: quote.priceUsd, now }) : [],
  };
}

function describeMarket(quotes: (Quote | null)[], history: History, takenAt: Date): Market {
  const [moonshot, pumpfun] = ADDRESSES.map((address, index) => {
    const ownHistory = history.filter(({ tokenAddress }) => tokenAddress === address);
    return describeToken(quotes[index] ?? null, ownHistory, takenAt);
  }) as [TokenMarket, TokenMarket];
  return { moonshot, pumpfun, takenAt };
}

/** The one source of market data: a cache in front of the service, one call at a time, the last good value behind it. */
export function createMarketFeed({ config, db, clock, log }: FeedDeps): MarketFeed {
  const gate = createUpstreamGate();
  const stopping = new AbortController();
  let market: Market | undefined;
  let history: History = [];
  let savedSlotMs = 0;
  let flight: Promise<void> | undefined;
  let restoring: Promise<void> | undefined;

  async function restore(): Promise<void> {
    const last = await listLastQuotes(db, ADDRESSES);
    const [newest] = last;
    if (newest === undefined || market !== undefined) return;
    history = await listSnapshots(db, ADDRESSES, new Date(newest.takenAt.getTime() - HISTORY_MS));
    const quotes = ADDRESSES.map((address) => last.find(({ tokenAddress }) => tokenAddress === address) ?? null);
    market = describeMarket(quotes, history, newest.takenAt);
  }

  async function keep(quotes: (Quote | null)[], now: Date): Promise<void> {
    const slotMs = getSlot(now).getTime();
    if (slotMs === savedSlotMs) return;
    const rows = quotes.flatMap((quote, index) =>
      quote === null ? [] : [{ ...quote, tokenAddress: ADDRESSES[index] ?? "", takenAt: now }],
    );
    await createSnapshots(db, rows);
    savedSlotMs = slotMs;
  }

  async function take(quotes: (Quote | null)[], now: Date): Promise<void> {
    // A database that fails costs the history, not the price.
    try {
      history = await listSnapshots(db, ADDRESSES, new Date(now.getTime() - HISTORY_MS));
      await keep(quotes, now);
    } catch (error) {
      log.warn({ err: error }, "market snapshots could not be read or kept");
    }
    market = describeMarket(quotes, history, now);
  }

  function noteFailure(error: unknown): void {
    const wasOpen = gate.isOpen();
    gate.noteFailure(clock.now().getTime(), error instanceof MarketStatusError ? error.retryAfterMs : undefined);
    if (gate.isOpen() && !wasOpen) log.error({ reason: String(error) }, "the market data service is left alone");
    else log.warn({ reason: String(error) }, "the market data service failed");
  }

  async function load(): Promise<void> {
    let quotes: (Quote | null)[];
    try {
      quotes = readQuotes(await fetchPairs(config.marketBaseUrl, ADDRESSES, stopping.signal), TOKENS);
    } catch (error) {
      if (!stopping.signal.aborted) noteFailure(error);
      return;
    }
    if (gate.isOpen()) log.info("the market data service answers again");
    gate.noteSuccess();
    await take(quotes, clock.now());
  }

  function startLoading(): Promise<void> | undefined {
    if (flight === undefined && gate.mayCall(clock.now().getTime())) {
      flight = load().finally(() => {
        flight = undefined;
      });
    }
    return flight;
  }

  function isYounger(limitMs: number): boolean {
    if (market === undefined) return false;
    const ageMs = clock.now().getTime() - market.takenAt.getTime();
    return ageMs >= 0 && ageMs < limitMs;
  }

  return {
    async read() {
      if (market === undefined) {
        restoring ??= restore().catch((error: unknown) => {
          restoring = undefined;
          log.warn({ err: error }, "the last market snapshot could not be read");
        });
        await restoring;
      }
      if (isYounger(FRESH_MS)) return market;
      const loading = startLoading();
      // A value younger than a minute is good enough to answer at once while the next one is on its way.
      if (loading && !isYounger(STALE_MS))
        await Promise.race([loading, wait(VISITOR_WAIT_MS, undefined, { ref: false })]);
      return market;
    },
    async stop() {
      stopping.abort();
      await flight;
    },
  };
}
