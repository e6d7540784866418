import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { usersTable } from "#features/users/server/users.tables.ts";
import { timestamp } from "#server/db/columns.ts";

/** The queue of the administrators: what members report and what the scam check has found. */
export const reportsTable = pgTable(
  "reports",
  {
    id: uuid("id").primaryKey(),
    source: text("source", { enum: ["member", "scam-check"] }).notNull(),
    /** Null for the scam check, and for a member who has left since. */
    reporterId: uuid("reporter_id").references(() => usersTable.id, { onDelete: "set null" }),
    type: text("type").notNull(),
    /** Of the thing, which may be gone since. */
    refId: uuid("ref_id").notNull(),
    reason: text("reason").notNull(),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [
    // One report per member and thing: the index, not a prior look, makes twenty clicks one row.
    uniqueIndex("reports_reporter_ref_key").on(table.reporterId, table.type, table.refId),
    uniqueIndex("reports_scam_check_ref_key").on(table.type, table.refId).where(sql`${table.source} = 'scam-check'`),
    index("reports_ref_idx").on(table.type, table.refId),
    index("reports_created_at_idx").on(table.createdAt),
  ],
);
