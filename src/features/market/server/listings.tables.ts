import { sql } from "drizzle-orm";
import { boolean, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { WarningCode } from "#features/boards/board.rules.ts";
import { usersTable } from "#features/users/server/users.tables.ts";
import { timestamp } from "#server/db/columns.ts";
import { LISTING_CATEGORIES } from "../listing-categories.catalog.ts";

export const listingsTable = pgTable(
  "listings",
  {
    id: uuid("id").primaryKey(),
    sellerId: uuid("seller_id")
      .notNull()
      .references(() => usersTable.id, { onDelete: "cascade" }),
    title: text("title").notNull(),
    category: text("category", { enum: LISTING_CATEGORIES }).notNull(),
    description: text("description").notNull(),
    /** Empty where none was given. */
    priceText: text("price_text").notNull(),
    /** As the member wrote it; empty for the contact of the profile, whatever that is by then. */
    contact: text("contact").notNull(),
    hasImages: boolean("has_images").notNull(),
    warnings: text("warnings").array().$type<WarningCode[]>().notNull(),
    /** Title and description as they are searched: of one case and one spelling. */
    searchText: text("search_text").notNull(),
    createdAt: timestamp("created_at").notNull(),
    expiresAt: timestamp("expires_at").notNull(),
    soldAt: timestamp("sold_at"),
    hiddenAt: timestamp("hidden_at"),
  },
  (table) => [
    index("listings_created_at_idx").on(table.createdAt, table.id),
    index("listings_category_idx").on(table.category, table.createdAt, table.id),
    // Few, and walked for themselves: what is sold stands behind what is not.
    index("listings_sold_idx").on(table.createdAt, table.id).where(sql`${table.soldAt} is not null`),
    index("listings_seller_idx").on(table.sellerId, table.createdAt, table.id),
  ],
);

/** What members keep for later, each for themselves alone. */
export const savedListingsTable = pgTable(
  "saved_listings",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => usersTable.id, { onDelete: "cascade" }),
    listingId: uuid("listing_id")
      .notNull()
      .references(() => listingsTable.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.listingId] }),
    index("saved_listings_listing_idx").on(table.listingId),
  ],
);
