import { eq, inArray } from "drizzle-orm";
import { selectImagesOf, toBoardImage } from "#features/boards/server/board-images.repository.ts";
import { usersTable } from "#features/users/server/users.tables.ts";
import type { Queries } from "#server/db/open-database.ts";
import type { ShownThing } from "#server/deps.ts";
import { getListingPath } from "../listing.rules.ts";
import { listingsTable } from "./listings.tables.ts";

export async function showListings(db: Queries, ids: readonly string[]): Promise<ShownThing[]> {
  const { id, sellerId } = listingsTable;
  const rows = await db
    .select({ listing: listingsTable, username: usersTable.username, images: selectImagesOf(id) })
    .from(listingsTable)
    .innerJoin(usersTable, eq(usersTable.id, sellerId))
    .where(inArray(id, [...ids]));
  return rows.map(({ listing, username, images }) => ({
    id: listing.id,
    title: listing.title,
    text: listing.description,
    facts: [listing.priceText, listing.contact].filter(Boolean),
    pictures: images.map(toBoardImage),
    author: { id: listing.sellerId, username },
    path: getListingPath(listing.id),
    createdAt: listing.createdAt,
    hiddenAt: listing.hiddenAt,
  }));
}
