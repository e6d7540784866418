import { sql } from "drizzle-orm";
import { bit, index, integer, jsonb, pgTable, primaryKey, real, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { storedPicturesTable } from "#features/pictures/server/pictures.tables.ts";
import { receiptsTable } from "#features/points/server/points.tables.ts";
import { usersTable } from "#features/users/server/users.tables.ts";
import { ITEM_TYPES } from "#features/vault/item-kinds.catalog.ts";
import { vaultItemsTable } from "#features/vault/server/vault.tables.ts";
import type { VaultItem } from "#features/vault/vault.schema.ts";
import { timestamp } from "#server/db/columns.ts";

/** What hangs on the wall: a copy of the vault's item, so that it stays when that one is deleted. */
export const wallThingsTable = pgTable(
  "wall_things",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => usersTable.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: ITEM_TYPES }).notNull(),
    title: text("title").notNull(),
    /** A tweet's words. */
    text: text("text"),
    metadata: jsonb("metadata").$type<VaultItem["metadata"]>().notNull(),
    contentItemId: uuid("content_item_id").references(() => vaultItemsTable.id, { onDelete: "set null" }),
    /** Of the work that it shows: who votes for it judges that work (migration 0019). */
    receiptId: uuid("receipt_id").references(() => receiptsTable.id, { onDelete: "set null" }),
    // A stored picture and its small one, or a file of the pack's media.
    pictureHash: text("picture_hash").references(() => storedPicturesTable.hash),
    smallHash: text("small_hash").references(() => storedPicturesTable.hash),
    mediaFile: text("media_file"),
    /** Pixels of the large picture. */
    width: integer("width"),
    height: integer("height"),
    /** What makes it the same thing, whoever puts it up. */
    sameKey: text("same_key").notNull(),
    /** What a meme looks like, so that a near copy of it is known (decision 041). */
    detail: bit("detail", { dimensions: 576 }),
    /** Parts of that, with the month in them, by which near copies are searched. */
    bands: integer("bands").array(),
    /** YYYY-MM in America/New_York of the day it was put up. */
    monthYear: text("month_year").notNull(),
    voteCount: integer("vote_count").notNull().default(0),
    /** Its age as the sort `rising` sees it: every doubling of the votes makes it half a day younger. */
    risingAt: timestamp("rising_at").notNull(),
    createdAt: timestamp("created_at").notNull(),
    /** While it is set no list shows the thing: enough members have reported it. */
    hiddenAt: timestamp("hidden_at"),
    /** Taken down by its author: what it showed is gone, the row keeps the same from coming back within the month. */
    removedAt: timestamp("removed_at"),
  },
  (table) => {
    const isShown = sql`${table.hiddenAt} is null and ${table.removedAt} is null`;
    return [
      index("wall_things_new_idx").on(table.createdAt, table.id).where(isShown),
      index("wall_things_rising_idx").on(table.risingAt, table.id).where(isShown),
      // The count is turned around so that most votes and, of equals, the earlier thing come first in one direction.
      index("wall_things_best_idx").on(table.monthYear, sql`(-${table.voteCount})`, table.id).where(isShown),
      index("wall_things_user_idx").on(table.userId, table.createdAt, table.id),
      uniqueIndex("wall_things_same_key").on(table.monthYear, table.sameKey),
      index("wall_things_bands_idx").using("gin", table.bands).where(sql`${table.bands} is not null`),
      index("wall_things_receipt_idx").on(table.receiptId),
      index("wall_things_content_item_idx").on(table.contentItemId),
      index("wall_things_picture_hash_idx").on(table.pictureHash),
      index("wall_things_small_hash_idx").on(table.smallHash),
    ];
  },
);

export type ThingRow = typeof wallThingsTable.$inferSelect;

/** One vote of a member for a thing: the key, not a prior look, makes five hundred clicks one vote. */
export const wallVotesTable = pgTable(
  "wall_votes",
  {
    thingId: uuid("thing_id")
      .notNull()
      .references(() => wallThingsTable.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => usersTable.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at").notNull(),
    /** How much it counted when its week was judged; 1 until then. */
    weight: real("weight").notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.thingId, table.userId] }),
    index("wall_votes_user_idx").on(table.userId, table.thingId),
    index("wall_votes_created_at_idx").on(table.createdAt),
  ],
);

/** Votes that were taken back after their week: they had counted, so who voted for whom stays known. */
export const wallPastVotesTable = pgTable(
  "wall_past_votes",
  {
    thingId: uuid("thing_id")
      .notNull()
      .references(() => wallThingsTable.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => usersTable.id, { onDelete: "cascade" }),
    /** When the vote was given, the first time. */
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.thingId, table.userId] }),
    index("wall_past_votes_user_idx").on(table.userId),
    index("wall_past_votes_created_at_idx").on(table.createdAt),
  ],
);

/** Weeks that were judged: whoever writes the row judges it, so that it happens once. */
export const wallWeeksTable = pgTable("wall_weeks", {
  /** Such as 2026-W47. */
  week: text("week").primaryKey(),
  judgedAt: timestamp("judged_at").notNull(),
});

/** The places of the judged weeks; they stay when thing or member go. */
export const wallAwardsTable = pgTable(
  "wall_awards",
  {
    week: text("week")
      .notNull()
      .references(() => wallWeeksTable.week),
    place: integer("place").notNull(),
    thingId: uuid("thing_id").references(() => wallThingsTable.id, { onDelete: "set null" }),
    userId: uuid("user_id").references(() => usersTable.id, { onDelete: "set null" }),
    points: integer("points").notNull(),
    /** What the votes came to, weighed. */
    score: real("score").notNull(),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.week, table.place] }),
    uniqueIndex("wall_awards_thing_key").on(table.thingId),
    index("wall_awards_user_idx").on(table.userId),
  ],
);
