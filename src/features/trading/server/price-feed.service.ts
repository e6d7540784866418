import { setTimeout as wait } from "node:timers/promises";
import { pack } from "#pack/pack.ts";
import { createCircuitBreaker } from "#server/circuit-breaker.ts";
import type { AppDeps } from "#server/deps.ts";
import { createOutsideClient, OutsideStatusError } from "#server/outside-client.ts";
import type { TokenPrices } from "../trading.schema.ts";
import { formatChange, formatCompact, formatPrice } from "./price-format.rules.ts";
import { computeChange, computeSparkline, findDayAgo, HISTORY_MS, type Snapshot } from "./price-history.rules.ts";
import { createSnapshots, getSlot, listLastQuotes, listSnapshots } from "./trading.repository.ts";
import { type Quote, readQuotes } from "./trading-pairs.rules.ts";

/** A call that has not ended by then has failed. */
const PRICE_TIMEOUT_MS = 5000;
/** Bytes of an answer; two tokens with thirty pools each need about 100,000. */
const PRICE_ANSWER_MAX_BYTES = 1024 * 1024;
/** The service is asked at most once in this time, however many visitors there are. */
const FRESH_MS = 30_000;
/** An older value is worth a short wait for a newer one, and is called stale if none comes. */
export const STALE_MS = 60_000;
/** The longest that a visitor waits for the service. */
const VISITOR_WAIT_MS = 800;

const TOKENS = [pack.tokens.moonshot, pack.tokens.pumpfun];
const ADDRESSES = TOKENS.map(({ address }) => address);

interface TradingPrices {
  moonshot: TokenPrices;
  pumpfun: TokenPrices;
  /** When the service said so. */
  takenAt: Date;
}

export interface PriceFeed {
  /** The newest values there are, or undefined when there never were any. */
  read(): Promise<TradingPrices | undefined>;
  /** Gives up the call on its way, and waits until nothing is written any more. */
  stop(): Promise<void>;
}

type FeedDeps = Pick<AppDeps, "config" | "db" | "clock" | "log">;
type History = (Snapshot & { tokenAddress: string })[];

function describeToken(quote: Quote | null, history: Snapshot[], now: Date): TokenPrices {
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

function describePrices(quotes: (Quote | null)[], history: History, takenAt: Date): TradingPrices {
  const [moonshot, pumpfun] = ADDRESSES.map((address, index) => {
    const ownHistory = history.filter(({ tokenAddress }) => tokenAddress === address);
    return describeToken(quotes[index] ?? null, ownHistory, takenAt);
  }) as [TokenPrices, TokenPrices];
  return { moonshot, pumpfun, takenAt };
}

/** The one source of market data: a cache in front of the service, one call at a time, the last good value behind it. */
export function createPriceFeed({ config, db, clock, log }: FeedDeps): PriceFeed {
  const client = createOutsideClient({ timeoutMs: PRICE_TIMEOUT_MS, maxBytes: PRICE_ANSWER_MAX_BYTES });
  const breaker = createCircuitBreaker();
  const stopping = new AbortController();
  let prices: TradingPrices | undefined;
  let history: History = [];
  let savedSlotMs = 0;
  let flight: Promise<void> | undefined;
  let restoring: Promise<void> | undefined;

  async function restore(): Promise<void> {
    const last = await listLastQuotes(db, ADDRESSES);
    const [newest] = last;
    if (newest === undefined || prices !== undefined) return;
    history = await listSnapshots(db, ADDRESSES, new Date(newest.takenAt.getTime() - HISTORY_MS));
    const quotes = ADDRESSES.map((address) => last.find(({ tokenAddress }) => tokenAddress === address) ?? null);
    prices = describePrices(quotes, history, newest.takenAt);
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
    prices = describePrices(quotes, history, now);
  }

  function noteFailure(error: unknown): void {
    const wasOpen = breaker.isOpen();
    breaker.noteFailure(clock.now().getTime(), error instanceof OutsideStatusError ? error.retryAfterMs : undefined);
    if (breaker.isOpen() && !wasOpen) log.error({ reason: String(error) }, "the market data service is left alone");
    else log.warn({ reason: String(error) }, "the market data service failed");
  }

  /** All pools of both tokens in one call; its address holds nothing but configuration and the pack. */
  async function fetchQuotes(): Promise<(Quote | null)[]> {
    const url = `${config.marketBaseUrl}/tokens/v1/solana/${ADDRESSES.join(",")}`;
    const headers = { accept: "application/json" };
    return readQuotes(JSON.parse(await client.fetchText({ url, headers, signal: stopping.signal })), TOKENS);
  }

  async function load(): Promise<void> {
    let quotes: (Quote | null)[];
    try {
      quotes = await fetchQuotes();
    } catch (error) {
      if (!stopping.signal.aborted) noteFailure(error);
      return;
    }
    if (breaker.isOpen()) log.info("the market data service answers again");
    breaker.noteSuccess();
    await take(quotes, clock.now());
  }

  function startLoading(): Promise<void> | undefined {
    if (flight === undefined && breaker.mayCall(clock.now().getTime())) {
      flight = load().finally(() => {
        flight = undefined;
      });
    }
    return flight;
  }

  function isYounger(limitMs: number): boolean {
    if (prices === undefined) return false;
    const ageMs = clock.now().getTime() - prices.takenAt.getTime();
    return ageMs >= 0 && ageMs < limitMs;
  }

  return {
    async read() {
      if (prices === undefined) {
        restoring ??= restore().catch((error: unknown) => {
          restoring = undefined;
          log.warn({ err: error }, "the last market snapshot could not be read");
        });
        await restoring;
      }
      if (isYounger(FRESH_MS)) return prices;
      const loading = startLoading();
      // A value younger than a minute is good enough to answer at once while the next one is on its way.
      if (loading && !isYounger(STALE_MS))
        await Promise.race([loading, wait(VISITOR_WAIT_MS, undefined, { ref: false })]);
      return prices;
    },
    async stop() {
      stopping.abort();
      await flight;
    },
  };
}
