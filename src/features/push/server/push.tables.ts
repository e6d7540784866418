import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { sessionsTable } from "#features/sessions/server/sessions.tables.ts";
import { usersTable } from "#features/users/server/users.tables.ts";
import { timestamp } from "#server/db/columns.ts";

/** Browsers that are told of news while nobody looks; who logs out there, or is logged out, is told nothing more. */
export const pushSubscriptionsTable = pgTable(
  "push_subscriptions",
  {
    sessionId: uuid("session_id")
      .primaryKey()
      .references(() => sessionsTable.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => usersTable.id, { onDelete: "cascade" }),
    /** Of the browser's push service; whoever knows it and the keys could write to the browser. */
    endpoint: text("endpoint").notNull().unique(),
    p256dh: text("p256dh").notNull(),
    auth: text("auth").notNull(),
    /** Our public key at that time: the browser takes news of no other. */
    serverKey: text("server_key").notNull(),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [index("push_subscriptions_user_idx").on(table.userId)],
);
