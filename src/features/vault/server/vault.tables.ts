import { sql } from "drizzle-orm";
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { storedPicturesTable } from "#features/pictures/server/pictures.tables.ts";
import { receiptsTable } from "#features/points/server/points.tables.ts";
import { usersTable } from "#features/users/server/users.tables.ts";
import { timestamp } from "#server/db/columns.ts";
import { ITEM_TYPES } from "../item-kinds.catalog.ts";
import type { VaultItem } from "../vault.schema.ts";

/** What members keep in their vaults. */
export const vaultItemsTable = pgTable(
  "content_items",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => usersTable.id, { onDelete: "cascade" }),
    contentType: text("content_type", { enum: ITEM_TYPES }).notNull(),
    title: text("title").notNull(),
    /** A tweet's words; the other kinds are pictures. */
    text: text("text"),
    metadata: jsonb("metadata").$type<VaultItem["metadata"]>().notNull(),
    // The references keep an item from ever naming a picture that was swept away.
    pictureHash: text("picture_hash").references(() => storedPicturesTable.hash),
    /** The picture that the member had uploaded into a meme. */
    sourceHash: text("source_hash").references(() => storedPicturesTable.hash),
    /** Of the work that the server saw when it was made: its sharing can be paid, and its judges count. */
    receiptId: uuid("receipt_id").references(() => receiptsTable.id, { onDelete: "set null" }),
    /** What makes it the same thing when it is saved again. */
    contentHash: text("content_hash").notNull(),
    isFavorite: boolean("is_favorite").notNull().default(false),
    /** Names the public page; null while there is none. */
    shareToken: text("share_token").unique(),
    /** While it is set the public page shows nothing and cannot be made anew; the vault does not change. */
    hiddenAt: timestamp("hidden_at"),
    createdAt: timestamp("created_at").notNull(),
    /** Hidden from then on, and gone once it can no longer be brought back. */
    deletedAt: timestamp("deleted_at"),
  },
  (table) => {
    const notDeleted = sql`${table.deletedAt} is null`;
    // NOTE: ascending on purpose: read backwards they give newest first, while a descending one would sort nulls last.
    return [
      index("content_items_list_idx").on(table.userId, table.createdAt, table.id).where(notDeleted),
      index("content_items_type_idx").on(table.userId, table.contentType, table.createdAt, table.id).where(notDeleted),
      index("content_items_favorites_idx")
        .on(table.userId, table.createdAt, table.id)
        .where(sql`${table.isFavorite} and ${table.deletedAt} is null`),
      uniqueIndex("content_items_same_key").on(table.userId, table.contentHash),
      index("content_items_picture_hash_idx").on(table.pictureHash),
      index("content_items_source_hash_idx").on(table.sourceHash),
      index("content_items_receipt_idx").on(table.receiptId),
      index("content_items_deleted_at_idx").on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    ];
  },
);

export type ItemRow = typeof vaultItemsTable.$inferSelect;

/** What an item is from the beginning. */
export type ItemValues = Pick<
  ItemRow,
  "userId" | "contentType" | "title" | "text" | "metadata" | "pictureHash" | "sourceHash" | "contentHash" | "receiptId"
>;
