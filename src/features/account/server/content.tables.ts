import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { usersTable } from "#features/auth/server/auth.tables.ts";
import { moment } from "#server/db/columns.ts";
import { CONTENT_TYPES, type ContentItem } from "../content.schema.ts";

/** Pictures in the file store, each once whoever saved it; a row without an item that names it is swept away. */
export const storedPicturesTable = pgTable(
  "stored_pictures",
  {
    /** SHA-256 of the file, hex: it is the file's name too. */
    hash: text("hash").primaryKey(),
    sizeBytes: integer("size_bytes").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    /** When a member last saved it: a save that is under way keeps the file from being swept. */
    savedAt: moment("saved_at").notNull(),
  },
  (table) => [index("stored_pictures_saved_at_idx").on(table.savedAt)],
);

/** What members keep in their vaults. */
export const contentItemsTable = pgTable(
  "content_items",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => usersTable.id, { onDelete: "cascade" }),
    contentType: text("content_type", { enum: CONTENT_TYPES }).notNull(),
    title: text("title").notNull(),
    /** A tweet's words; the other kinds are pictures. */
    text: text("text"),
    metadata: jsonb("metadata").$type<ContentItem["metadata"]>().notNull(),
    // The references keep an item from ever naming a picture that was swept away.
    pictureHash: text("picture_hash").references(() => storedPicturesTable.hash),
    /** The picture that the member had uploaded into a meme. */
    sourceHash: text("source_hash").references(() => storedPicturesTable.hash),
    /** What makes it the same thing when it is saved again. */
    contentHash: text("content_hash").notNull(),
    isFavorite: boolean("is_favorite").notNull().default(false),
    /** Names the public page; null while there is none. */
    shareToken: text("share_token").unique(),
    createdAt: moment("created_at").notNull(),
    /** Hidden from then on, and gone once it can no longer be brought back. */
    deletedAt: moment("deleted_at"),
  },
  (table) => {
    const isKept = sql`${table.deletedAt} is null`;
    // NOTE: ascending on purpose: read backwards they give newest first, while a descending one would sort nulls last.
    return [
      index("content_items_list_idx").on(table.userId, table.createdAt, table.id).where(isKept),
      index("content_items_type_idx").on(table.userId, table.contentType, table.createdAt, table.id).where(isKept),
      index("content_items_favorites_idx")
        .on(table.userId, table.createdAt, table.id)
        .where(sql`${table.isFavorite} and ${table.deletedAt} is null`),
      uniqueIndex("content_items_same_key").on(table.userId, table.contentHash),
      index("content_items_picture_hash_idx").on(table.pictureHash),
      index("content_items_source_hash_idx").on(table.sourceHash),
      index("content_items_deleted_at_idx").on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    ];
  },
);
