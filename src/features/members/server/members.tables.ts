import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { usersTable } from "#features/users/server/users.tables.ts";
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
    /** When a ban ends by itself; null for one without an end. */
    bannedUntil: timestamp("locked_until"),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [index("member_locks_user_idx").on(table.userId, table.createdAt)],
);

/** What administrators tell each other about a member. */
export const memberNotesTable = pgTable(
  "member_notes",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => usersTable.id, { onDelete: "cascade" }),
    adminId: uuid("admin_id").notNull(),
    text: text("text").notNull(),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [index("member_notes_user_idx").on(table.userId, table.id)],
);
