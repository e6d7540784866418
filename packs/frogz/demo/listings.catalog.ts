import type { DemoListing } from "#features/market/server/listings.seed.ts";

/** The pond has no market. */
export const demoListings: readonly DemoListing[] = [];
