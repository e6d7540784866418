import type { DemoListing } from "#features/market/listing-categories.catalog.ts";

/** The pond has no market. */
export const demoListings: readonly DemoListing[] = [];
