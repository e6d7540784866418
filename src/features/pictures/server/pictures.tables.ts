import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { timestamp } from "#server/db/columns.ts";

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
    savedAt: timestamp("saved_at").notNull(),
  },
  (table) => [index("stored_pictures_saved_at_idx").on(table.savedAt)],
);
