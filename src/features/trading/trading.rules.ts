import type { TokenPrices, TradingData } from "./trading.schema.ts";

/** Points of a full sparkline: 24 hours by the quarter of an hour, both ends counted. */
export const SPARKLINE_POINTS = 97;
/** What stands for a value that nobody knows yet (spec 1, section 3). */
export const UNKNOWN_VALUE = "Loading...";
export const NO_CHANGE = "0.00%";

/** Puts the dollar sign before a price, a cap or a volume; a value that is still unknown stands alone. */
export function formatDollars(value: string | undefined): string {
  if (!value) return UNKNOWN_VALUE;
  return value.startsWith("Loading") ? value : `$${value}`;
}

/** What the price source says of a token; undefined until it has said anything. */
export function getPrices(data: TradingData | undefined, tokenId: string): TokenPrices | undefined {
  return data?.[tokenId] as TokenPrices | undefined;
}

/** The sign decides the colour: gain, loss, or none. */
export function getTrend(change: string): "gain" | "loss" | "flat" {
  if (change.startsWith("+")) return "gain";
  return change.startsWith("-") ? "loss" : "flat";
}
