/** What can be offered, from the specification. */
export const LISTING_CATEGORIES = ["art", "music", "merch", "services", "events", "other"] as const;

export type ListingCategory = (typeof LISTING_CATEGORIES)[number];

/** A listing of a pack's demo: title, category, description, price, contact. */
export type DemoListing = [string, ListingCategory, string, string, string];
