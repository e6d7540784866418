import { sql } from "drizzle-orm";
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { usersTable } from "#features/users/server/users.tables.ts";
import { timestamp } from "#server/db/columns.ts";

/** What members report and what the scam check has found. */
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

/** A thing at which somebody should look, or has looked: the queue of the moderators is made of the open ones. */
export const reportCasesTable = pgTable(
  "report_cases",
  {
    type: text("type").notNull(),
    refId: uuid("ref_id").notNull(),
    /** Null once the member has left. */
    authorId: uuid("author_id").references(() => usersTable.id, { onDelete: "set null" }),
    createdAt: timestamp("created_at").notNull(),
    /** Since when it waits; null while nobody has to look. */
    openedAt: timestamp("opened_at"),
    closedAt: timestamp("closed_at"),
    /** When reports hid it: they do so once, until a person has decided. */
    autoHiddenAt: timestamp("auto_hidden_at"),
    /** When that ends; null where it has ended or a person has decided. */
    autoHiddenUntil: timestamp("auto_hidden_until"),
    /** When a person last found nothing wrong with it: reports from before count no more. */
    clearedAt: timestamp("cleared_at"),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.refId] }),
    index("report_cases_open_idx").on(table.openedAt, table.refId).where(sql`${table.openedAt} is not null`),
    index("report_cases_closed_idx")
      .on(table.closedAt, table.refId)
      .where(sql`${table.openedAt} is null and ${table.closedAt} is not null`),
    index("report_cases_author_idx").on(table.authorId),
    index("report_cases_auto_hidden_idx").on(table.autoHiddenUntil).where(sql`${table.autoHiddenUntil} is not null`),
  ],
);

export type ReportCase = typeof reportCasesTable.$inferSelect;
