import { sql } from "drizzle-orm";
import { date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { usersTable } from "#features/users/server/users.tables.ts";
import { timestamp } from "#server/db/columns.ts";

/** The append-only ledger of points: rows are written once and never changed. */
export const leaderboardEntriesTable = pgTable(
  "leaderboard_entries",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => usersTable.id),
    actionType: text("action_type").notNull(),
    points: integer("points").notNull(),
    /** YYYY-MM in America/New_York, from the server's clock. */
    monthYear: text("month_year").notNull(),
    /** What earned the points (a receipt's id or a content hash): the same thing counts once a month. */
    sourceId: text("source_id"),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [
    index("leaderboard_entries_user_month_idx").on(table.userId, table.monthYear, table.createdAt.desc()),
    uniqueIndex("leaderboard_entries_source_key")
      .on(table.userId, table.actionType, table.monthYear, table.sourceId)
      .where(sql`${table.sourceId} is not null`),
  ],
);

/** Running total per member and month, kept in the ledger's own transaction, so that the board is one index scan. */
export const monthTotalsTable = pgTable(
  "month_totals",
  {
    monthYear: text("month_year").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => usersTable.id),
    totalPoints: integer("total_points").notNull(),
    /** When the total was reached: of two equal totals the earlier one ranks first. */
    reachedAt: timestamp("reached_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.monthYear, table.userId] }),
    index("month_totals_rank_idx").on(table.monthYear, table.totalPoints.desc(), table.reachedAt, table.userId),
  ],
);

/** How often a member did an action on a day (America/New_York): holds the daily cap and the cooldown. */
export const dailyActionsTable = pgTable(
  "daily_actions",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => usersTable.id, { onDelete: "cascade" }),
    actionType: text("action_type").notNull(),
    day: date("day").notNull(),
    count: integer("count").notNull(),
    lastAt: timestamp("last_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.actionType, table.day] })],
);

/** Proof that the server made something for a member, which a later action (sharing it) uses up. */
export const receiptsTable = pgTable(
  "receipts",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => usersTable.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: ["tweet"] }).notNull(),
    createdAt: timestamp("created_at").notNull(),
    usedAt: timestamp("used_at"),
  },
  (table) => [
    index("receipts_open_idx").on(table.userId, table.kind, table.createdAt.desc()).where(sql`${table.usedAt} is null`),
  ],
);
