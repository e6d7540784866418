import { createTradingDataSchema, type TokenPrices, type TradingData } from "#features/trading/trading.schema.ts";
import { pack } from "#pack/pack.ts";

export const tradingDataSchema = createTradingDataSchema(pack);

/** A wave, the same in every run, that ends where it must. */
function drawDay(last: number): number[] {
  const points = Array.from({ length: 96 }, (_, index) => {
    const share = index / 96;
    return Math.round(50 + (last - 50) * share + 22 * Math.sin(index / 7) * (1 - share) + 9 * Math.sin(index * 1.7));
  });
  return [...points.map((point) => Math.min(100, Math.max(0, point))), last];
}

export function buildTokenPrices(values: Partial<TokenPrices> = {}): TokenPrices {
  return {
    price: "0.0004182",
    marketCap: "418.2K",
    volume: "96.4K",
    priceChange: "+12.40%",
    marketCapChange: "+11.92%",
    volumeChange: "-3.08%",
    pair: { address: "DXnQE26gz94fLK9Si9mPxZUAPuKKTQmnQBV5Mcnhepi1", exchange: "raydium" },
    sparkline: drawDay(96),
    ...values,
  };
}

/** Of the primary token, and of the other one. */
const PRICES = [
  buildTokenPrices(),
  buildTokenPrices({
    price: "0.00009170",
    marketCap: "91.7K",
    volume: "31.9K",
    priceChange: "-2.61%",
    marketCapChange: "-2.40%",
    volumeChange: "0.00%",
    pair: { address: "Gm88xVhQLQ5NH7MwovwPV49o3f3NMd7ELbhQp8sxe4zu", exchange: "pumpswap" },
    sparkline: drawDay(4),
  }),
];

export function buildTradingData(values: Partial<TradingData> = {}): TradingData {
  return {
    ...Object.fromEntries(pack.tokens.map(({ id }, index) => [id, PRICES[index] ?? buildTokenPrices()])),
    source: "api.dexscreener.com",
    updatedAt: "2026-11-20T12:00:00.000Z",
    ageSeconds: 4,
    stale: false,
    ...values,
  };
}
