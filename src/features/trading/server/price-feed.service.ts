import { setTimeout as wait } from "node:timers/promises";
import { pack } from "#pack/pack.ts";
import { createCircuitBreaker } from "#server/circuit-breaker.ts";
import type { AppDeps } from "#server/deps.ts";
import { describeError } from "#server/logged-error.ts";
import { createOutsideClient, OutsideStatusError } from "#server/outside-client.ts";
import type { TokenPrices } from "../trading.schema.ts";
import { formatChange, formatCompact, formatPrice } from "./price-format.rules.ts";
import { computeChange, computeSparkline, findDayAgo, HISTORY_MS, type Snapshot } from "./price-history.rules.ts";
import { createSnapshots, getSlot, listLastQuotes, listSnapshots } from "./trading.repository.ts";
import { type Quote, readQuotes, writePairsUrl } from "./trading-pairs.rules.ts";

/** A call that has not ended by then has failed. */
const PRICE_TIMEOUT_MS = 5000;
/** Bytes of an answer; two tokens with thirty pools each need about 100,000. */
const PRICE_ANSWER_MAX_BYTES = 1024 * 1024;
/** The service is asked at most once in this time, however many visitors there are. */
const FRESH_MS = 30_000;
/** An older value is worth a short wait for a newer one, and is called stale if none comes. */
export const STALE_MS = 60_000;
/** What is older says nothing about today, and is no price any more. */
const DAY_MS = 24 * 60 * 60 * 1000;
/** An outage is told once in this time, however many ask. */
const TELL_EVERY_MS = 60_000;
/** The longest that a visitor waits for the service. */
const VISITOR_WAIT_MS = 800;

interface TradingPrices {
  /** Under the id of each token. */
  byToken: Record<string, TokenPrices>;
  /** When the service said so; of values of different ages the oldest. */
  takenAt: Date;
}

/** The last good price of a token: a service that leaves one out once takes nothing away. */
interface KnownQuote {
  quote: Quote;
  takenAt: Date;
}

export interface PriceFeed {
  /** The newest values of the last 24 hours, or undefined when there are none. */
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

function describePrices(known: (KnownQuote | null)[], history: History, now: Date): TradingPrices {
  const described = pack.tokens.map(({ id, address }, index) => {
    const ownHistory = history.filter(({ tokenAddress }) => tokenAddress === address);
    return [id, describeToken(known[index]?.quote ?? null, ownHistory, known[index]?.takenAt ?? now)] as const;
  });
  const times = known.flatMap((one) => (one === null ? [] : [one.takenAt.getTime()]));
  return { byToken: Object.fromEntries(described), takenAt: new Date(Math.min(now.getTime(), ...times)) };
}

function isOfToday({ takenAt }: { takenAt: Date }, now: Date): boolean {
  return now.getTime() - takenAt.getTime() < DAY_MS;
}

/** The one source of market data: a cache in front of the service, one call at a time, the last good value behind it. */
export function createPriceFeed({ config, db, clock, log }: FeedDeps): PriceFeed {
  const client = createOutsideClient({ name: "prices", timeoutMs: PRICE_TIMEOUT_MS, maxBytes: PRICE_ANSWER_MAX_BYTES });
  const breaker = createCircuitBreaker();
  const stopping = new AbortController();
  let prices: TradingPrices | undefined;
  const addresses = pack.tokens.map(({ address }) => address);
  let known: (KnownQuote | null)[] = addresses.map(() => null);
  let answeredAtMs = Number.NEGATIVE_INFINITY;
  const toldAtMs = new Map<string, number>();
  let history: History = [];
  let savedSlotMs = 0;
  let flight: Promise<void> | undefined;
  let restoring: Promise<void> | undefined;

  /** Without a stack: what is told is that something outside fails, and where is known. */
  function tell(message: string, error: unknown): void {
    const nowMs = clock.now().getTime();
    if (nowMs - (toldAtMs.get(message) ?? Number.NEGATIVE_INFINITY) < TELL_EVERY_MS) return;
    toldAtMs.set(message, nowMs);
    log.warn({ reason: describeError(error).message }, message);
  }

  async function restore(): Promise<void> {
    const now = clock.now();
    const last = (await listLastQuotes(db, addresses)).filter((quote) => isOfToday(quote, now));
    if (last.length === 0 || prices !== undefined) return;
    history = await listSnapshots(db, addresses, new Date(now.getTime() - HISTORY_MS));
    known = addresses.map((address) => {
      const quote = last.find(({ tokenAddress }) => tokenAddress === address);
      return quote === undefined ? null : { quote, takenAt: quote.takenAt };
    });
    prices = describePrices(known, history, now);
  }

  async function keep(quotes: (Quote | null)[], now: Date): Promise<void> {
    const slotMs = getSlot(now).getTime();
    if (slotMs === savedSlotMs) return;
    const rows = quotes.flatMap((quote, index) =>
      quote === null ? [] : [{ ...quote, tokenAddress: addresses[index] ?? "", takenAt: now }],
    );
    await createSnapshots(db, rows);
    savedSlotMs = slotMs;
  }

  async function take(quotes: (Quote | null)[], now: Date): Promise<void> {
    // A database that fails costs the history, not the price.
    try {
      history = await listSnapshots(db, addresses, new Date(now.getTime() - HISTORY_MS));
      await keep(quotes, now);
    } catch (error) {
      tell("price snapshots could not be read or kept", error);
    }
    known = quotes.map((quote, index) => {
      const before = known[index] ?? null;
      if (quote !== null) return { quote, takenAt: now };
      return before !== null && isOfToday(before, now) ? before : null;
    });
    prices = describePrices(known, history, now);
    answeredAtMs = now.getTime();
  }

  function noteFailure(error: unknown): void {
    const wasOpen = breaker.isOpen();
    breaker.noteFailure(clock.now().getTime(), error instanceof OutsideStatusError ? error.retryAfterMs : undefined);
    if (breaker.isOpen() && !wasOpen) tell("the market data service is left alone", error);
    else tell("the market data service failed", error);
  }

  /** All pools of the tokens in one call; its address holds nothing but configuration and the pack. */
  async function fetchQuotes(): Promise<(Quote | null)[]> {
    const url = writePairsUrl(config.priceSourceUrl, pack);
    const headers = { accept: "application/json" };
    return readQuotes(JSON.parse(await client.fetchText({ url, headers, signal: stopping.signal })), pack);
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

  function hasAnsweredWithin(limitMs: number): boolean {
    const ageMs = clock.now().getTime() - answeredAtMs;
    return ageMs >= 0 && ageMs < limitMs;
  }

  function getPricesOfToday(): TradingPrices | undefined {
    return prices !== undefined && isOfToday(prices, clock.now()) ? prices : undefined;
  }

  return {
    async read() {
      if (prices === undefined) {
        restoring ??= restore().catch((error: unknown) => {
          restoring = undefined;
          tell("the last price snapshot could not be read", error);
        });
        await restoring;
      }
      if (hasAnsweredWithin(FRESH_MS)) return getPricesOfToday();
      const loading = startLoading();
      // A value younger than a minute is good enough to answer at once while the next one is on its way.
      if (loading && !hasAnsweredWithin(STALE_MS))
        await Promise.race([loading, wait(VISITOR_WAIT_MS, undefined, { ref: false })]);
      return getPricesOfToday();
    },
    async stop() {
      stopping.abort();
      await flight;
    },
  };
}
