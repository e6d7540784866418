import { sql } from "drizzle-orm";
import {
  bigint,
  bit,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { usersTable } from "#features/users/server/users.tables.ts";
import { timestamp } from "#server/db/columns.ts";
import { WORK_KINDS } from "../points.rules.ts";

/** The append-only ledger of points: rows are written once and never changed. */
export const leaderboardEntriesTable = pgTable(
  "leaderboard_entries",
  {
    id: uuid("id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => usersTable.id),
    actionType: text("action_type").notNull(),
    points: integer("points").notNull(),
    /** YYYY-MM in America/New_York, from the server's clock. */
    monthYear: text("month_year").notNull(),
    /** What earned the points (a receipt's id or a content hash): the same thing counts once a month. */
    sourceId: text("source_id"),
    /** The server saw the work that earned the points; only these count towards a prize. */
    proven: boolean("proven").notNull().default(false),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [
    // The database keeps a table a month (migration 0042), and may part them by member (docs/scaling.md): whatever is unique names both.
    primaryKey({ columns: [table.id, table.monthYear, table.userId] }),
    index("leaderboard_entries_user_month_idx").on(table.userId, table.monthYear, table.createdAt.desc()),
    uniqueIndex("leaderboard_entries_source_key")
      .on(table.userId, table.actionType, table.monthYear, table.sourceId)
      .where(sql`${table.sourceId} is not null`),
  ],
);

/**
 * False for points of the month in which the site learnt to look at works: they keep their place on the board (migration
 * 0021, decision 051), and nobody saw how they were earned.
 */
export const isSeen = sql`coalesce(${leaderboardEntriesTable.sourceId}, '') NOT LIKE 'before-receipts:%'`;

/** Running total per member and month, kept in the ledger's own transaction, so that the board is one index scan. */
export const monthTotalsTable = pgTable(
  "month_totals",
  {
    monthYear: text("month_year").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => usersTable.id),
    totalPoints: integer("total_points").notNull(),
    /** The part of the total that the server saw being earned. */
    provenPoints: integer("proven_points").notNull().default(0),
    /** Members who judged the last counted work on the wall. */
    judgedBy: integer("judged_by").notNull().default(0),
    /** What earned last. */
    lastSourceId: text("last_source_id"),
    /** When the total was reached: of two equals the earlier one ranks first. */
    reachedAt: timestamp("reached_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.monthYear, table.userId] }),
    // The order of the board, everywhere: live, frozen and for the prizes.
    index("month_totals_rank_idx").on(
      table.monthYear,
      table.provenPoints.desc(),
      table.totalPoints.desc(),
      table.judgedBy.desc(),
      table.reachedAt,
      table.userId,
    ),
  ],
);

/** Who stands before whom. NULLS LAST is the order of the index; without it PostgreSQL would sort the whole month. */
export const boardOrder = [
  sql`${monthTotalsTable.provenPoints} DESC NULLS LAST`,
  sql`${monthTotalsTable.totalPoints} DESC NULLS LAST`,
  sql`${monthTotalsTable.judgedBy} DESC NULLS LAST`,
  monthTotalsTable.reachedAt,
  monthTotalsTable.userId,
];

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
    /** Those among them without a work that the server saw. */
    unprovenCount: integer("unproven_count").notNull().default(0),
    lastAt: timestamp("last_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.actionType, table.day] })],
);

/**
 * Proof that the server saw a work of a member: it pays the making once and the sharing once. Who counts its judges, and
 * who reads their count into a total, holds its row.
 */
export const receiptsTable = pgTable(
  "receipts",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => usersTable.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: WORK_KINDS }).notNull(),
    createdAt: timestamp("created_at").notNull(),
    /** When its making was paid. */
    madeAt: timestamp("made_at"),
    /** When its sharing was paid. */
    sharedAt: timestamp("shared_at"),
    /** Members whose votes it has on the wall; the database keeps it by itself (migration 0019). */
    judgedBy: integer("judged_by").notNull().default(0),
  },
  (table) => [
    index("receipts_unshared_idx")
      .on(table.userId, table.kind, table.createdAt.desc())
      .where(sql`${table.sharedAt} is null`),
  ],
);

/** What a picture looks like, so that a near copy of it is known; outlives the receipt of the same id. */
export const worksTable = pgTable(
  "works",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => usersTable.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: WORK_KINDS }).notNull(),
    /** In which it counts, or came. */
    monthYear: text("month_year").notNull(),
    /** A perceptual hash of 64 bits: pictures of one scene differ in few of them. */
    fingerprint: bigint("fingerprint", { mode: "bigint" }).notNull(),
    /** A finer one, which also tells the words on the scene. */
    detail: bit("detail", { dimensions: 576 }).notNull(),
    /** Parts of the fingerprint by which near copies are searched. */
    bands: integer("bands").array().notNull(),
    /** A template of the house as it is. */
    isBareTemplate: boolean("is_bare_template").notNull().default(false),
    /** When it earned points; what earned none stands in nobody's way. */
    countedAt: timestamp("counted_at"),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [
    index("works_bands_idx").using("gin", table.bands).where(sql`${table.countedAt} is not null`),
    index("works_user_idx").on(table.userId, table.createdAt),
    index("works_created_idx").on(table.createdAt),
  ],
);
