import type { Queries } from "#server/db/open-database.ts";
import { getShownListing } from "./listings.repository.ts";

/** A listing that can still be had, for those who want to write to its seller. */
export async function findOffered(
  db: Queries,
  listingId: string,
  now: Date,
): Promise<{ ownerId: string; title: string } | undefined> {
  const found = await getShownListing(db, { listingId, viewerId: undefined, now });
  if (found === undefined || found.listing.soldAt !== null) return undefined;
  return { ownerId: found.listing.sellerId, title: found.listing.title };
}
