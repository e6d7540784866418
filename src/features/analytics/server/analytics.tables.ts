import { sql } from "drizzle-orm";
import { date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { usersTable } from "#features/users/server/users.tables.ts";
import { timestamp } from "#server/db/columns.ts";
import type { EventProperties } from "#shared/visit-events.ts";

/** What visitors did, for some weeks. No address, no browser; nobody's row for who does not want one. */
export const analyticsEventsTable = pgTable(
  "analytics_events",
  {
    /** Made by the visitor's browser: the key, not a prior look, makes a repeated call harmless. */
    id: uuid("id").notNull(),
    event: text("event").notNull(),
    properties: jsonb("properties").$type<EventProperties>().notNull(),
    occurredAt: timestamp("occurred_at").notNull(),
    /** Of a browser's tab, random, gone with it. */
    sessionId: uuid("session_id"),
    /** Null for a visitor, and for a member who has left since. */
    userId: uuid("user_id").references(() => usersTable.id, { onDelete: "set null" }),
  },
  (table) => [
    // The database keeps a table a month (migration 0042), so that whatever is unique names the moment too.
    primaryKey({ columns: [table.id, table.occurredAt] }),
    index("analytics_events_event_idx").on(table.event, table.occurredAt),
    index("analytics_events_occurred_at_idx").on(table.occurredAt),
    index("analytics_events_user_idx").on(table.userId, table.id).where(sql`${table.userId} is not null`),
  ],
);

/** How often each event happened on a day (UTC); a few rows a day, which stay. */
export const analyticsDaysTable = pgTable(
  "analytics_days",
  {
    day: date("day").notNull(),
    event: text("event").notNull(),
    count: integer("count").notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.event] })],
);
