import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { storedPicturesTable } from "#features/pictures/server/pictures.tables.ts";
import { usersTable } from "#features/users/server/users.tables.ts";
import { timestamp } from "#server/db/columns.ts";

/** Pictures of entries. One without a `refId` was sent and not used yet; it is swept away after a day. */
export const boardImagesTable = pgTable(
  "board_images",
  {
    id: uuid("id").primaryKey(),
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => usersTable.id, { onDelete: "cascade" }),
    // The references keep an image from ever naming a file that was swept away.
    pictureHash: text("picture_hash")
      .notNull()
      .references(() => storedPicturesTable.hash),
    smallHash: text("small_hash")
      .notNull()
      .references(() => storedPicturesTable.hash),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    /** The entry that shows it. */
    refId: uuid("ref_id"),
    /** Its place among the pictures there. */
    position: integer("position").notNull().default(0),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [
    index("board_images_ref_idx").on(table.refId, table.position),
    index("board_images_owner_idx").on(table.ownerId, table.createdAt),
    index("board_images_picture_hash_idx").on(table.pictureHash),
    index("board_images_small_hash_idx").on(table.smallHash),
  ],
);
