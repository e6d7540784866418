import { showInConsole } from "#server/db/console-views.ts";
import type { ServerFeature } from "#server/deps.ts";
import { tradingErrors } from "../trading.errors.ts";
import { marketPart } from "./examine-market.usecase.ts";
import { probeMarketSetting } from "./probe-market-setting.service.ts";
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
  probeSettings: probeMarketSetting,
  health: [marketPart],
  jobs: [{ name: "delete old snapshots", run: ({ db, clock }) => deleteOldSnapshots(db, clock.now()) }],
  consoleViews: [
    showInConsole(priceSnapshotsTable, "slotAt", "takenAt", "priceUsd", "marketCapUsd", "volumeUsd", "priceChange"),
  ],
};
