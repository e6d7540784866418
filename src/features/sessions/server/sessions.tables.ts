import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { usersTable } from "#features/users/server/users.tables.ts";
import { timestamp } from "#server/db/columns.ts";

export const sessionsTable = pgTable(
  "sessions",
  {
    /** SHA-256 of the cookie's token, hex: a copy of the table gives no usable cookie. */
    tokenHash: text("token_hash").primaryKey(),
    id: uuid("id").notNull().unique(),
    userId: uuid("user_id")
      .notNull()
      .references(() => usersTable.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at").notNull(),
    lastSeenAt: timestamp("last_seen_at").notNull(),
    expiresAt: timestamp("expires_at").notNull(),
    /** What the browser calls itself, cut short, so that a member recognises the session in a list. */
    label: text("label").notNull(),
  },
  (table) => [index("sessions_user_id_idx").on(table.userId), index("sessions_expires_at_idx").on(table.expiresAt)],
);
