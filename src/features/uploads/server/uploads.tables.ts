import { index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { timestamp } from "#server/db/columns.ts";
import { UPLOAD_TYPES } from "../uploads.rules.ts";

/** Files that administrators have uploaded; each lies in the folder `uploads` of the data folder. */
export const uploadsTable = pgTable(
  "admin_uploads",
  {
    id: uuid("id").primaryKey(),
    /** By it others name the upload: random, with the ending of what the file really is. */
    fileName: text("file_name").notNull().unique(),
    type: text("type", { enum: UPLOAD_TYPES }).notNull(),
    /** The file on the disk: another one each time the upload is replaced, which keeps its address. */
    storedAs: text("stored_as").notNull().unique(),
    /** What the administrator's own file was called: to be shown, and never part of a path. */
    name: text("name").notNull(),
    sizeBytes: integer("size_bytes").notNull(),
    /** Pixels of a picture; unknown where its smaller copies are missing too. */
    width: integer("width"),
    height: integer("height"),
    /** SHA-256 of the stored file, hex. */
    contentHash: text("content_hash").notNull(),
    uploadedBy: uuid("uploaded_by").notNull(),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("admin_uploads_content_hash_key").on(table.contentHash),
    index("admin_uploads_created_at_idx").on(table.createdAt, table.id),
  ],
);
