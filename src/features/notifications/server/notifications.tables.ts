import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { usersTable } from "#features/users/server/users.tables.ts";
import { timestamp } from "#server/db/columns.ts";
import type { NotificationValues } from "#server/notification-kind.ts";

/** What members are told. While one is unread, more of its group lets it grow. */
export const notificationsTable = pgTable(
  "notifications",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => usersTable.id, { onDelete: "cascade" }),
    kind: text("kind").notNull(),
    /** What it grows with; the event itself where it stands alone. */
    groupKey: text("group_key").notNull(),
    values: jsonb("values").$type<NotificationValues>().notNull(),
    /** Events in it. */
    count: integer("count").notNull().default(1),
    /** Whose doing the last one was, where the reader may know. */
    actorId: uuid("actor_id").references(() => usersTable.id, { onDelete: "set null" }),
    createdAt: timestamp("created_at").notNull(),
    changedAt: timestamp("changed_at").notNull(),
    readAt: timestamp("read_at"),
  },
  (table) => [
    uniqueIndex("notifications_growing_key")
      .on(table.userId, table.kind, table.groupKey)
      .where(sql`${table.readAt} is null`),
    index("notifications_user_idx").on(table.userId, table.changedAt, table.id),
    index("notifications_actor_idx").on(table.actorId),
    index("notifications_changed_idx").on(table.changedAt),
  ],
);

/** What was told already, as hashes: the key, not a prior look, lets every event be told once. */
export const notificationEventsTable = pgTable(
  "notification_events",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => usersTable.id, { onDelete: "cascade" }),
    eventHash: text("event_hash").notNull(),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.eventHash] }),
    index("notification_events_created_idx").on(table.createdAt),
  ],
);
