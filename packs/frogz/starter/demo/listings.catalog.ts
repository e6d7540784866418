import type { DemoListing } from "#features/market/server/listings.seed.ts";

/** None: there is no market yet. */
export const demoListings: readonly DemoListing[] = [];
