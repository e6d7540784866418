/** What can be offered, from the specification. */
export const LISTING_CATEGORIES = ["art", "music", "merch", "services", "events", "other"] as const;

export type ListingCategory = (typeof LISTING_CATEGORIES)[number];
