import { showInConsole } from "#server/db/console-views.ts";
import type { ServerFeature } from "#server/deps.ts";
import { tradingErrors } from "../trading.errors.ts";
import { pricesPart } from "./examine-prices.usecase.ts";
import { probePriceSource } from "./probe-price-source.service.ts";
import { followPrices } from "./read-trading-data.usecase.ts";
import { deleteOldSnapshots } from "./trading.repository.ts";
import { registerTradingRoutes } from "./trading.routes.ts";
import { priceSnapshotsTable } from "./trading.tables.ts";

export const tradingFeature: ServerFeature = {
  name: "trading",
  errors: tradingErrors,
  tables: { priceSnapshotsTable },
  registerRoutes: registerTradingRoutes,
  liveTopics: [{ name: "prices", follow: followPrices }],
  probeSettings: probePriceSource,
  health: [pricesPart],
  jobs: [{ name: "delete old snapshots", run: ({ db, clock }) => deleteOldSnapshots(db, clock.now()) }],
  consoleViews: [
    showInConsole(priceSnapshotsTable, "slotAt", "takenAt", "priceUsd", "marketCapUsd", "volumeUsd", "priceChange"),
  ],
};
