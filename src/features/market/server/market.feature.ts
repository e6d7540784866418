import { showInConsole } from "#server/db/console-views.ts";
import type { ServerFeature } from "#server/deps.ts";
import { getListingPath, LISTING_PARAM } from "../listing.rules.ts";
import { marketErrors } from "../market.errors.ts";
import { describeListing, findOffered } from "./list-listings.usecase.ts";
import { deleteListing, exportListings, showListings } from "./listings.repository.ts";
import { registerListingRoutes } from "./listings.routes.ts";
import { seedListings } from "./listings.seed.ts";
import { listingsTable, savedListingsTable } from "./listings.tables.ts";
import { exportSaved } from "./saved-listings.repository.ts";
import { registerSavedListingRoutes } from "./saved-listings.routes.ts";

export const marketFeature: ServerFeature = {
  name: "market",
  errors: marketErrors,
  tables: { listingsTable, savedListingsTable },
  registerRoutes(app, deps) {
    registerListingRoutes(app, deps);
    registerSavedListingRoutes(app, deps);
  },
  seed: (db, { now }) => seedListings(db, now),
  thingAddresses: [{ page: "/market", param: LISTING_PARAM, find: describeListing }],
  contactable: [{ type: "listing", find: findOffered, getPath: getListingPath }],
  reportable: [
    {
      type: "listing",
      table: listingsTable,
      authorColumn: listingsTable.sellerId,
      show: showListings,
      remove: deleteListing,
    },
  ],
  memberData: {
    rows: [
      { column: listingsTable.sellerId, onExport: "exported", onErase: "deleted" },
      { column: savedListingsTable.userId, onExport: "exported", onErase: "deleted" },
    ],
    exportFacts: async ({ db }, userId) => ({
      boards: { listings: await exportListings(db, userId), savedListings: await exportSaved(db, userId) },
    }),
  },
  consoleViews: [
    showInConsole(
      listingsTable,
      "id",
      "sellerId",
      "title",
      "category",
      "description",
      "priceText",
      "hasImages",
      "warnings",
      "createdAt",
      "expiresAt",
      "soldAt",
      "hiddenAt",
    ),
  ],
};
