import type { BOARD_SEARCH_MAX } from "#features/boards/board.rules.ts";
import { useBoardFilters } from "#features/boards/web/use-board-filters.ts";
import type { ListingSort } from "../listing.schema.ts";
import { LISTING_CATEGORIES } from "../listing-categories.catalog.ts";

// Written out here, and held to the schema by their types: its code would come with the page.
export const LISTING_SORTS: readonly ListingSort[] = ["newest", "oldest"];
export const SEARCH_MAX: typeof BOARD_SEARCH_MAX = 80;

const ALL_LISTINGS = { q: "", category: "all", sort: "newest", hasImages: "", own: "", saved: "" };

/** What the visitor looks for, named as in the address and in the call. */
export type ListingFilters = typeof ALL_LISTINGS;

/** An address can say anything; what the market does not know counts as not said. */
function pick(value: string, known: readonly string[], otherwise: string): string {
  return known.includes(value) ? value : otherwise;
}

export function useListingFilters() {
  const { filters, ...rest } = useBoardFilters(ALL_LISTINGS);
  const known: ListingFilters = {
    q: filters.q.slice(0, SEARCH_MAX),
    category: pick(filters.category, LISTING_CATEGORIES, "all"),
    sort: pick(filters.sort, LISTING_SORTS, "newest"),
    hasImages: pick(filters.hasImages, ["true"], ""),
    own: pick(filters.own, ["true"], ""),
    saved: pick(filters.saved, ["true"], ""),
  };
  return { filters: known, ...rest };
}

/** The query of the call: what is as it is by itself is left out. */
export function toQuery(filters: ListingFilters): string[][] {
  return Object.entries(filters).filter(([name, value]) => value !== ALL_LISTINGS[name as keyof ListingFilters]);
}
