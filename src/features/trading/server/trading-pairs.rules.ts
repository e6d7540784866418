import * as z from "zod/mini";
import { type Chain, isPoolAddress, isSameAddress } from "#shared/chains.ts";

/** What the price source says of one token at one moment. */
export interface Quote {
  priceUsd: number;
  marketCapUsd: number | null;
  volumeUsd: number | null;
  /** Per cent over 24 hours. */
  priceChange: number | null;
  pairAddress: string;
  exchange: string;
}

/** Which token, and the pool it is pinned to, if any. */
interface WatchedToken {
  address: string;
  pairAddress?: string | undefined;
}

/** The tokens of a pack, and where they live. */
export interface WatchedTokens {
  chain: Chain;
  tokens: readonly WatchedToken[];
}

/** No token of this world costs more, in dollars; a larger number is a broken one. */
const PRICE_MAX = 1e9;
const AMOUNT_MAX = 1e15;
const CHANGE_MAX = 1e7;

/** Everything but who and where may be missing, which the service documents, or broken, which it does not. */
const pairSchema = z.object({
  chainId: z.string(),
  dexId: z.string(),
  pairAddress: z.string(),
  baseToken: z.object({ address: z.string() }),
  priceUsd: z.optional(z.unknown()),
  liquidity: z.optional(z.unknown()),
  volume: z.optional(z.unknown()),
  priceChange: z.optional(z.unknown()),
  marketCap: z.optional(z.unknown()),
  fdv: z.optional(z.unknown()),
});

type Pair = z.infer<typeof pairSchema>;

/** Reads a plain decimal number, as a number or as text; anything else is no number. */
function readNumber(value: unknown): number {
  if (typeof value === "number") return value;
  const isDecimal = typeof value === "string" && /^-?\d{1,30}(\.\d{1,60})?(e[+-]?\d{1,3})?$/i.test(value);
  return isDecimal ? Number(value) : Number.NaN;
}

function readWithin(value: unknown, minimum: number, maximum: number): number | null {
  const number = readNumber(value);
  return number >= minimum && number <= maximum ? number : null;
}

function readField(container: unknown, name: string): unknown {
  return typeof container === "object" && container !== null ? (container as Record<string, unknown>)[name] : undefined;
}

function isOurs(
  { chainId, pairAddress, baseToken }: Pair,
  token: WatchedToken,
  { family, priceSourceId }: Chain,
): boolean {
  return (
    chainId === priceSourceId &&
    isSameAddress(family, baseToken.address, token.address) &&
    isPoolAddress(family, pairAddress)
  );
}

function toQuote(pair: Pair): Quote | undefined {
  if (pair.priceUsd === undefined || pair.priceUsd === null) return undefined;
  const priceUsd = readNumber(pair.priceUsd);
  if (!(priceUsd > 0 && priceUsd <= PRICE_MAX)) {
    throw new Error("the market data service gave a price that is none");
  }
  return {
    priceUsd,
    marketCapUsd: readWithin(pair.marketCap, 0, AMOUNT_MAX) ?? readWithin(pair.fdv, 0, AMOUNT_MAX),
    volumeUsd: readWithin(readField(pair.volume, "h24"), 0, AMOUNT_MAX),
    priceChange: readWithin(readField(pair.priceChange, "h24"), -100, CHANGE_MAX),
    pairAddress: pair.pairAddress,
    exchange: /^[a-z0-9-]{1,24}$/i.test(pair.dexId) ? pair.dexId : "pool",
  };
}

/** The pinned pool, else the one with the most liquidity, as anyone can open another with a price of their own. */
function choosePair(pairs: Pair[], { pairAddress: wanted = "" }: WatchedToken, { family }: Chain): Pair | undefined {
  const pinned = pairs.find(({ pairAddress }) => isSameAddress(family, pairAddress, wanted));
  const liquidityOf = (pair: Pair) => readWithin(readField(pair.liquidity, "usd"), 0, AMOUNT_MAX) ?? 0;
  return pinned ?? pairs.toSorted((a, b) => liquidityOf(b) - liquidityOf(a))[0];
}

/** Where the service tells of every pool of these tokens. */
export function writePairsUrl(baseUrl: string, { chain, tokens }: WatchedTokens): string {
  return `${baseUrl}/tokens/v1/${chain.priceSourceId}/${tokens.map(({ address }) => address).join(",")}`;
}

/**
 * Reads an answer of the service: per token the quote of its pool, or null when it has none. Throws when the answer
 * is of another shape, or gives a price that cannot be one: the last good values are better than half of a broken answer.
 */
export function readQuotes(answer: unknown, { chain, tokens }: WatchedTokens): (Quote | null)[] {
  if (!Array.isArray(answer)) throw new Error("the market data service answered something else than a list");
  const pairs = answer.flatMap((entry) => {
    const parsed = z.safeParse(pairSchema, entry);
    return parsed.success ? [parsed.data] : [];
  });
  if (answer.length > 0 && pairs.length === 0) {
    throw new Error("the market data service answered pairs of another shape");
  }
  return tokens.map((token) => {
    const pair = choosePair(
      pairs.filter((candidate) => isOurs(candidate, token, chain)),
      token,
      chain,
    );
    return (pair && toQuote(pair)) ?? null;
  });
}
