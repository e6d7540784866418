import type { DemoListing } from "#features/market/listing-categories.catalog.ts";

/** None: there is no market yet. */
export const demoListings: readonly DemoListing[] = [];
