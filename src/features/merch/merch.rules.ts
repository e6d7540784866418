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
 * The order in which the tiles stand: the first thing and the new ones double, each with two single ones beside it, at
 * the start side and at the end side in turns. What is new beyond that stands single.
 */
export function arrangeTiles(items: readonly MerchItem[]): MerchTile[] {
  const doubleCount = Math.max(1, Math.floor(items.length / TILES_PER_BAND));
  const doubles = items.filter(({ isNew }, index) => index === 0 || isNew).slice(0, doubleCount);
  const singles = items.filter((item) => !doubles.includes(item));
  const tiles = doubles.flatMap((item, band): MerchTile[] => {
    const beside = singles.splice(0, TILES_PER_BAND - 1).map((single) => ({ item: single, isDouble: false }));
    return band % 2 === 0
      ? [{ item, isDouble: true }, ...beside]
      : [...beside.slice(0, 1), { item, isDouble: true }, ...beside.slice(1)];
  });
  return [...tiles, ...singles.map((item) => ({ item, isDouble: false }))];
}
