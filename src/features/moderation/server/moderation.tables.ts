import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { usersTable } from "#features/users/server/users.tables.ts";
import { timestamp } from "#server/db/columns.ts";
import { MODERATION_ACTIONS, MODERATION_REASONS } from "../moderation.rules.ts";

/** How thing, case and account were before an action; times as texts. */
export interface Before {
  hiddenAt: string | null;
  openedAt: string | null;
  closedAt: string | null;
  autoHiddenAt: string | null;
  autoHiddenUntil: string | null;
  clearedAt: string | null;
  disabledAt: string | null;
  /** `bannedUntil` of the account, as rows of every release name it. */
  lockedUntil: string | null;
}

/** What moderators did with reported things, and what the authors answered. */
export const moderationActionsTable = pgTable(
  "moderation_actions",
  {
    id: uuid("id").primaryKey(),
    type: text("type").notNull(),
    /** Of the thing, which may be gone since. */
    refId: uuid("ref_id").notNull(),
    action: text("action", { enum: MODERATION_ACTIONS }).notNull(),
    // No reference: what a moderator did stays on record when the account goes.
    moderatorId: uuid("moderator_id").notNull(),
    /** Null once the author has left. */
    authorId: uuid("author_id").references(() => usersTable.id, { onDelete: "set null" }),
    /** The thing's title at the time; empty once the author has left. */
    title: text("title").notNull(),
    /** Null for what is said to nobody. */
    reason: text("reason", { enum: MODERATION_REASONS }),
    note: text("note").notNull(),
    days: integer("days"),
    before: jsonb("before").$type<Before>().notNull(),
    createdAt: timestamp("created_at").notNull(),
    undoneAt: timestamp("undone_at"),
    undoneBy: uuid("undone_by"),
    /** When what was deleted was erased. */
    erasedAt: timestamp("erased_at"),
    answer: text("answer"),
    answeredAt: timestamp("answered_at"),
  },
  (table) => [
    index("moderation_actions_ref_idx").on(table.type, table.refId, table.createdAt),
    index("moderation_actions_author_idx").on(table.authorId, table.createdAt),
    index("moderation_actions_erase_idx")
      .on(table.createdAt)
      .where(sql`${table.action} = 'delete' and ${table.undoneAt} is null and ${table.erasedAt} is null`),
  ],
);

export type ActionRow = typeof moderationActionsTable.$inferSelect;
