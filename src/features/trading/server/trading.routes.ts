import type { App, AppDeps } from "#server/deps.ts";
import { AppError } from "#server/errors.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { type TradingData, tradingDataSchema } from "../trading.schema.ts";
import { createMarketFeed, STALE_MS } from "./market-feed.ts";
import { SNAPSHOT_EVERY_MS } from "./trading.repository.ts";

/** Seconds after which a browser that got nothing may ask again. */
const RETRY_AFTER_SECONDS = 30;

export function registerTradingRoutes(app: App, deps: AppDeps): void {
  const { config, clock } = deps;
  const feed = createMarketFeed(deps);
  const source = config.isDemo ? "recording" : new URL(config.marketBaseUrl).hostname;

  // Snapshots are taken by night too: without visitors nobody else asks.
  let timer: NodeJS.Timeout | undefined;
  app.addHook("onListen", async () => {
    void feed.read();
    timer = setInterval(() => void feed.read(), SNAPSHOT_EVERY_MS);
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await feed.stop();
  });

  app.get(
    "/api/trading-data",
    {
      config: { access: "public" },
      schema: {
        summary: "Price, market cap and volume of both tokens with their changes over 24 hours",
        response: { 200: tradingDataSchema, 503: errorBodySchema },
      },
    },
    async (): Promise<TradingData> => {
      const market = await feed.read();
      if (market === undefined) {
        throw new AppError(
          503,
          "trading.unavailable",
          "The market data service does not answer. Look at the charts, or try again in a minute.",
          { "retry-after": String(RETRY_AFTER_SECONDS) },
        );
      }
      const { takenAt, ...tokens } = market;
      const ageMs = Math.max(0, clock.now().getTime() - takenAt.getTime());
      return {
        ...tokens,
        source,
        updatedAt: takenAt.toISOString(),
        ageSeconds: Math.floor(ageMs / 1000),
        stale: ageMs >= STALE_MS,
      };
    },
  );
}
