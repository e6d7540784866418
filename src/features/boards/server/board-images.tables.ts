import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { storedPicturesTable } from "#features/account/server/content.tables.ts";
import { usersTable } from "#features/auth/server/auth.tables.ts";
import { moment } from "#server/db/columns.ts";

/** Pictures of meetups and listings. One without a `refId` was sent and not used yet; it is swept away after a day. */
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
    /** The meetup or listing that shows it. */
    refId: uuid("ref_id"),
    /** Its place among the pictures there. */
    position: integer("position").notNull().default(0),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("board_images_ref_idx").on(table.refId, table.position),
    index("board_images_owner_idx").on(table.ownerId, table.createdAt),
    index("board_images_picture_hash_idx").on(table.pictureHash),
    index("board_images_small_hash_idx").on(table.smallHash),
  ],
);
