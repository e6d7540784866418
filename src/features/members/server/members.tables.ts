import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestamp } from "#server/db/columns.ts";

/** Who closed or opened a member's account, and why. */
export const memberBansTable = pgTable(
  "member_locks",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id").notNull(),
    adminId: uuid("admin_id").notNull(),
    action: text("action", { enum: ["lock", "unlock"] }).notNull(),
    reason: text("reason").notNull(),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [index("member_locks_user_idx").on(table.userId, table.createdAt)],
);
