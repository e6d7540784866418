import { index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { timestamp } from "#server/db/columns.ts";
import { UPLOAD_TYPES } from "../admin.rules.ts";

/** Every query that an administrator has sent to the console, refused ones too; the console itself cannot see this table. */
export const consoleRunsTable = pgTable(
  "console_runs",
  {
    id: uuid("id").primaryKey(),
    // No reference: what an administrator did stays on record when the account goes.
    userId: uuid("user_id").notNull(),
    /** The query's beginning, as long as a query may be. */
    query: text("query").notNull(),
    /** SHA-256 of the whole query, hex. */
    queryHash: text("query_hash").notNull(),
    /** `running` stays where the process died in the middle. */
    outcome: text("outcome", { enum: ["running", "answered", "failed", "refused"] }).notNull(),
    /** Why there was no answer: our code, or the database's. */
    reason: text("reason"),
    rowCount: integer("row_count"),
    durationMs: integer("duration_ms"),
    startedAt: timestamp("started_at").notNull(),
  },
  (table) => [
    index("console_runs_user_idx").on(table.userId, table.startedAt),
    index("console_runs_started_at_idx").on(table.startedAt),
  ],
);

/** Files that administrators have uploaded; each lies in the folder `uploads` of the data folder under its file name. */
export const adminUploadsTable = pgTable(
  "admin_uploads",
  {
    id: uuid("id").primaryKey(),
    /** Random, with the ending of what the file really is. */
    fileName: text("file_name").notNull().unique(),
    type: text("type", { enum: UPLOAD_TYPES }).notNull(),
    /** What the administrator's own file was called: to be shown, and never part of a path. */
    name: text("name").notNull(),
    sizeBytes: integer("size_bytes").notNull(),
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
