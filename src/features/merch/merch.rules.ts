import type { MerchItem } from "#shared/pack-media.schema.ts";

/** What the list can be narrowed to; the new drops are things of all categories. */
export const MERCH_FILTERS = ["All", "Hoodies", "T-Shirts", "Headwear", "Outerwear", "New Drops"] as const;
export type MerchFilter = (typeof MERCH_FILTERS)[number];

/** Each double tile stands beside two single ones. */
const TILES_PER_BAND = 3;

export interface MerchTile {
  item: MerchItem;
  isDouble: boolean;
}

/** The filter as it stands in an address: `New Drops` is `new-drops`. */
export function toFilterSlug(filter: MerchFilter): string {
  return filter.toLowerCase().replace(" ", "-");
}

/** An address that names no filter shows everything. */
export function findFilter(slug: string | null): MerchFilter {
  return MERCH_FILTERS.find((filter) => toFilterSlug(filter) === slug) ?? "All";
}

export function filterMerch(items: readonly MerchItem[], filter: MerchFilter): MerchItem[] {
  if (filter === "All") return [...items];
  return items.filter(({ category, isNew }) => (filter === "New Drops" ? isNew : category === filter));
}

/**
 * The tiles in the order of the list. One of three is double, as many times as there are three: the first at the start side,
 * the next in the middle of its three and so at the end side, in turns.
 */
export function arrangeTiles(items: readonly MerchItem[]): MerchTile[] {
  const doubleCount = Math.max(1, Math.floor(items.length / TILES_PER_BAND));
  return items.map((item, index) => {
    const band = Math.floor(index / TILES_PER_BAND);
    return { item, isDouble: band < doubleCount && index % TILES_PER_BAND === band % 2 };
  });
}
