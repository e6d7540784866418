import { pack } from "#pack/pack.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import { limitTo } from "#server/plugins/limits.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { tradingErrors } from "../trading.errors.ts";
import { createTradingDataSchema, type TradingData } from "../trading.schema.ts";
import { getPriceFeed, readTradingData } from "./read-trading-data.usecase.ts";
import { SNAPSHOT_EVERY_MS } from "./trading.repository.ts";

/** Seconds after which a browser that got nothing may ask again. */
const RETRY_AFTER_SECONDS = 30;

/** Readings of one address in a minute; a page asks once, and a whole school can sit behind one. */
const READS_PER_MINUTE = 600;

export function registerTradingRoutes(app: App, deps: AppDeps): void {
  const { config } = deps;
  const feed = getPriceFeed(deps);

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
      config: { access: "public", rateLimit: limitTo(config, READS_PER_MINUTE, "1 minute") },
      schema: {
        summary: "Price, market cap and volume of each token with their changes over 24 hours",
        response: { 200: createTradingDataSchema(pack), "4xx": errorBodySchema, 503: errorBodySchema },
      },
    },
    async (): Promise<TradingData> => {
      const data = await readTradingData(deps);
      if (data !== undefined) return data;
      throw createError(tradingErrors, "trading.unavailable", {
        headers: { "retry-after": String(RETRY_AFTER_SECONDS) },
      });
    },
  );
}
