import * as z from "zod/mini";

/** What the market says of one token. Values are texts ready to show, without the dollar sign; "Loading..." is unknown. */
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

export const tradingDataSchema = z.object({
  moonshot: tokenPricesSchema,
  pumpfun: tokenPricesSchema,
  /** Who said so: the host of the market data service, or "recording". */
  source: z.string(),
  updatedAt: z.string(),
  ageSeconds: z.int(),
  /** True when the service does not answer and these are the last values it gave. */
  stale: z.boolean(),
});

export type TokenPrices = z.infer<typeof tokenPricesSchema>;
export type TradingData = z.infer<typeof tradingDataSchema>;
