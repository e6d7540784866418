import { chooseContact, type Profile } from "#features/boards/contact.rules.ts";
import { toBoardImage } from "#features/boards/server/board-images.repository.ts";
import type { Listing } from "../listing.schema.ts";
import type { listingsTable } from "./listings.tables.ts";

export type ListingRow = typeof listingsTable.$inferSelect;

/** A listing with what belongs to it, read in one statement. */
export interface FoundListing {
  listing: ListingRow;
  seller: Profile & { faceId: string | null };
  images: { id: string; width: number; height: number }[];
  /** The viewer keeps it for later. */
  isSaved: boolean;
}

function getStatus({ soldAt, expiresAt }: Pick<ListingRow, "soldAt" | "expiresAt">, now: Date): Listing["status"] {
  if (soldAt !== null) return "sold";
  return expiresAt <= now ? "expired" : "open";
}

/** A listing as this viewer sees it. */
export function toListing(
  { listing, seller, images, isSaved }: FoundListing,
  viewerId: string | undefined,
  now: Date,
): Listing {
  const isOwn = listing.sellerId === viewerId;
  return {
    id: listing.id,
    title: listing.title,
    category: listing.category,
    description: listing.description,
    priceText: listing.priceText || null,
    contact: listing.contact,
    contactLink: chooseContact(listing.contact, seller),
    images: images.map(toBoardImage),
    status: getStatus(listing, now),
    isOwn,
    isSaved,
    hiddenAt: isOwn ? (listing.hiddenAt?.toISOString() ?? null) : null,
    warnings: listing.warnings,
    seller: { id: listing.sellerId, username: seller.username, faceId: seller.faceId },
    createdAt: listing.createdAt.toISOString(),
    expiresAt: listing.expiresAt.toISOString(),
  };
}
