import { index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { timestamp } from "./db/columns.ts";

/** What administrators, moderators and the operator did that touches members or tokens. Rows are only ever added; the database refuses the rest. */
export const adminAuditTable = pgTable(
  "admin_audit",
  {
    id: uuid("id").notNull(),
    // No reference: what an administrator did stays on record when the account goes.
    adminId: uuid("admin_id").notNull(),
    /** Verb and thing, as `months.publish`. */
    action: text("action").notNull(),
    /** What it was done to: a month, a pseudonym, an id. Never a name. */
    target: text("target").notNull(),
    details: jsonb("details").$type<Record<string, unknown>>().notNull(),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [
    // The database keeps a table a month (migration 0042), so that whatever is unique names the moment too.
    primaryKey({ columns: [table.id, table.createdAt] }),
    index("admin_audit_target_idx").on(table.target, table.createdAt),
    index("admin_audit_created_at_idx").on(table.createdAt, table.id),
    index("admin_audit_admin_idx").on(table.adminId, table.createdAt, table.id),
    index("admin_audit_action_idx").on(table.action.op("text_pattern_ops"), table.createdAt),
  ],
);
