import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
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
    /** When what is urgent was handed to the mail. */
    announcedAt: timestamp("announced_at"),
    /** When it was handed to the member's devices. */
    pushedAt: timestamp("pushed_at"),
    /** When it stood in a letter. */
    mailedAt: timestamp("mailed_at"),
  },
  (table) => [
    uniqueIndex("notifications_growing_key")
      .on(table.userId, table.kind, table.groupKey)
      .where(sql`${table.readAt} is null`),
    index("notifications_user_idx").on(table.userId, table.changedAt, table.id),
    index("notifications_actor_idx").on(table.actorId),
    index("notifications_changed_idx").on(table.changedAt),
    index("notifications_announce_idx")
      .on(table.createdAt)
      .where(sql`${table.announcedAt} is null and ${table.readAt} is null`),
    index("notifications_push_idx")
      .on(table.createdAt)
      .where(sql`${table.pushedAt} is null and ${table.readAt} is null`),
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

/** How members want to be told beside the bell; who has no row wants nothing. */
export const notificationSettingsTable = pgTable(
  "notification_settings",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => usersTable.id, { onDelete: "cascade" }),
    byEmail: boolean("by_email").notNull(),
    /** Whose morning the daily letter comes in. */
    timeZone: text("time_zone").notNull(),
    /** Of that zone, when the last letter was looked for. */
    digestDay: date("digest_day"),
    updatedAt: timestamp("updated_at").notNull(),
  },
  (table) => [index("notification_settings_by_email_idx").on(table.userId).where(sql`${table.byEmail}`)],
);
