import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { usersTable } from "#features/users/server/users.tables.ts";
import { timestamp } from "#server/db/columns.ts";
import { DECISION_CATEGORIES } from "../months.catalog.ts";

// What is frozen stays so by triggers (migration `months`): rows of a month that is not open are refused every change.

/** A month of the board: `open` while it runs, `frozen` from the boundary on, then `published`, then `paid`. */
export const monthsTable = pgTable("months", {
  monthYear: text("month_year").primaryKey(),
  state: text("state", { enum: ["open", "frozen", "published", "paid"] }).notNull(),
  /** Head of the ledger's chain: how many rows it has, and the link of the last one. */
  entryCount: integer("entry_count").notNull(),
  chain: text("chain").notNull(),
  /** The newest row of the ledger that the chain has; ids grow with time. */
  sealedTo: uuid("sealed_to"),
  memberCount: integer("member_count").notNull().default(0),
  frozenAt: timestamp("frozen_at"),
  /** When the review ended and places and prizes were settled; reopening it takes that back. */
  settledAt: timestamp("settled_at"),
  publishedAt: timestamp("published_at"),
  paidAt: timestamp("paid_at"),
  /** Canonical JSON of what was published; its SHA-256 is the root. */
  record: text("record"),
  root: text("root"),
});

/** What a month's files call a member: random, another one each month. */
export const monthMembersTable = pgTable(
  "month_members",
  {
    monthYear: text("month_year").notNull(),
    pseudonym: text("pseudonym").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => usersTable.id),
  },
  (table) => [
    primaryKey({ columns: [table.monthYear, table.pseudonym] }),
    unique("month_members_user_key").on(table.userId, table.monthYear),
  ],
);

/** The ledger's rows as the chain has them. */
export const monthEntriesTable = pgTable(
  "month_entries",
  {
    monthYear: text("month_year").notNull(),
    seq: integer("seq").notNull(),
    entryId: uuid("entry_id").notNull(),
    pseudonym: text("pseudonym").notNull(),
    actionType: text("action_type").notNull(),
    points: integer("points").notNull(),
    proven: boolean("proven").notNull(),
    createdAt: timestamp("created_at").notNull(),
    /** SHA-256 of the row's canonical JSON, hex; the next row names it. */
    link: text("link").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.monthYear, table.seq] }),
    uniqueIndex("month_entries_entry_key").on(table.entryId),
    index("month_entries_pseudonym_idx").on(table.monthYear, table.pseudonym, table.seq),
  ],
);

/** Totals and order as the month ended. */
export const monthStandingsTable = pgTable(
  "month_standings",
  {
    monthYear: text("month_year").notNull(),
    /** Place in the file, 1 for the first: the ranked ones in the board's order, then who is not ranked. */
    position: integer("position").notNull(),
    pseudonym: text("pseudonym").notNull(),
    /** Null for staff and members who were disabled at the freeze. */
    frozenRank: integer("frozen_rank"),
    points: integer("points").notNull(),
    provenPoints: integer("proven_points").notNull(),
    judgedBy: integer("judged_by").notNull(),
    reachedAt: timestamp("reached_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.monthYear, table.position] }),
    uniqueIndex("month_standings_pseudonym_key").on(table.monthYear, table.pseudonym),
  ],
);

/** Places and prizes after the review, for who kept a place. */
export const monthPlacesTable = pgTable(
  "month_places",
  {
    monthYear: text("month_year").notNull(),
    pseudonym: text("pseudonym").notNull(),
    rank: integer("rank").notNull(),
    prize: integer("prize").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.monthYear, table.pseudonym] }),
    uniqueIndex("month_places_rank_key").on(table.monthYear, table.rank),
  ],
);

/** Who was disqualified, and what they say to it. */
export const monthDecisionsTable = pgTable(
  "month_decisions",
  {
    id: uuid("id").primaryKey(),
    monthYear: text("month_year").notNull(),
    pseudonym: text("pseudonym").notNull(),
    category: text("category", { enum: DECISION_CATEGORIES }).notNull(),
    /** Null once the member is gone; the hash keeps what was committed to. */
    reason: text("reason"),
    salt: text("salt").notNull(),
    reasonHash: text("reason_hash").notNull(),
    // No reference: what an administrator did stays on record when the account goes.
    decidedBy: uuid("decided_by").notNull(),
    decidedAt: timestamp("decided_at").notNull(),
    takenBackAt: timestamp("taken_back_at"),
    answer: text("answer"),
    answeredAt: timestamp("answered_at"),
  },
  (table) => [
    uniqueIndex("month_decisions_member_key")
      .on(table.monthYear, table.pseudonym)
      .where(sql`${table.takenBackAt} is null`),
  ],
);

/** What administrators note about a member in the review; seen by them alone. */
export const monthNotesTable = pgTable(
  "month_notes",
  {
    monthYear: text("month_year").notNull(),
    pseudonym: text("pseudonym").notNull(),
    note: text("note").notNull(),
    updatedAt: timestamp("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.monthYear, table.pseudonym] })],
);

/** The transaction that paid a prize. */
export const monthPaymentsTable = pgTable(
  "month_payments",
  {
    monthYear: text("month_year").notNull(),
    pseudonym: text("pseudonym").notNull(),
    signature: text("signature").notNull(),
    notedBy: uuid("noted_by").notNull(),
    notedAt: timestamp("noted_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.monthYear, table.pseudonym] })],
);

/** Nodes of a closed month's trees, so that a proof reads a few of them and not the month; made from its rows, and again if need be. */
export const monthNodesTable = pgTable(
  "month_nodes",
  {
    monthYear: text("month_year").notNull(),
    tree: text("tree", { enum: ["ledger", "standings"] }).notNull(),
    /** Leaves are level 0, and are not kept: they are hashes of rows. */
    level: integer("level").notNull(),
    position: integer("position").notNull(),
    hash: text("hash").notNull(),
  },
  (table) => [primaryKey({ columns: [table.monthYear, table.tree, table.level, table.position] })],
);
