import * as z from "zod/mini";
import type { Pack } from "#shared/pack.schema.ts";

/** What the price source says of one token. Values are texts ready to show, without the dollar sign; "Loading..." is unknown. */
const tokenPricesSchema = z.object({
  price: z.string(),
  marketCap: z.string(),
  volume: z.string(),
  /** Over 24 hours, signed: +12.40%, -2.61%, 0.00%. */
  priceChange: z.string(),
  marketCapChange: z.string(),
  volumeChange: z.string(),
  /** The pool that the price comes from. */
  pair: z.nullable(z.object({ address: z.string(), exchange: z.string() })),
  /** The price of the last 24 hours, 0 its lowest and 100 its highest, a quarter of an hour apart and ending now. */
  sparkline: z.array(z.int()),
});

const tradingStateShape = {
  /** Who said so: the host of the market data service, or "recording". */
  source: z.string(),
  updatedAt: z.string(),
  ageSeconds: z.int(),
  /** True when the service does not answer and these are the last values it gave. */
  stale: z.boolean(),
};
const tradingStateSchema = z.object(tradingStateShape);

/** The answer has the prices of each of a pack's tokens, under its id, and how fresh they are. */
export function createTradingDataSchema({ tokens }: Pick<Pack, "tokens">) {
  const prices = Object.fromEntries(tokens.map(({ id }) => [id, tokenPricesSchema]));
  return z.object({ ...prices, ...tradingStateShape });
}

export type TokenPrices = z.infer<typeof tokenPricesSchema>;
type TradingState = z.infer<typeof tradingStateSchema>;
/** `getPrices` reads the prices of one token. */
export type TradingData = TradingState & { [tokenId: string]: TokenPrices | TradingState[keyof TradingState] };
