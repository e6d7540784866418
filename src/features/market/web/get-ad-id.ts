import type { Listing } from "../listing.schema.ts";

/** Where the focus goes when an ad has come or changed. */
export function getAdId({ id }: Pick<Listing, "id">): string {
  return `listing-${id}`;
}
