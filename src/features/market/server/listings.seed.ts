import { asc } from "drizzle-orm";
import { joinSearchTexts } from "#features/boards/server/search-text.rules.ts";
import { usersTable } from "#features/users/server/users.tables.ts";
import { demoListings } from "#pack/demo/listings.catalog.ts";
import type { Database } from "#server/db/open-database.ts";
import { createId } from "#shared/ids.ts";
import { LISTING_DAYS } from "../listing.rules.ts";
import { listingsTable } from "./listings.tables.ts";

const HOUR_MS = 60 * 60 * 1000;

/** What members of the seeded board offer, for development and demos. */
export async function seedListings(db: Database, now: Date): Promise<void> {
  const members = await db
    .select({ id: usersTable.id })
    .from(usersTable)
    .orderBy(asc(usersTable.id))
    .limit(demoListings.length);
  if (members.length === 0) return;
  const rows = demoListings.map(([title, category, description, priceText, contact], index) => {
    const createdAt = new Date(now.getTime() - (index * 17 + 2) * HOUR_MS);
    return {
      id: createId(),
      sellerId: members[(index * 7) % members.length]?.id ?? "",
      title,
      category,
      description,
      priceText,
      contact,
      hasImages: false,
      warnings: [],
      searchText: joinSearchTexts(title, description),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + LISTING_DAYS * 24 * HOUR_MS),
      soldAt: index === 4 ? new Date(now.getTime() - 5 * HOUR_MS) : null,
    };
  });
  await db.insert(listingsTable).values(rows);
}
