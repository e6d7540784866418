import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { WarningCode } from "#features/boards/board.rules.ts";
import { usersTable } from "#features/users/server/users.tables.ts";
import { timestamp } from "#server/db/columns.ts";

/** A conversation of two about one thing that one of them offers. */
export const messageThreadsTable = pgTable(
  "message_threads",
  {
    id: uuid("id").primaryKey(),
    /** The kind of thing and its id; it may be gone by now. */
    type: text("type").notNull(),
    refId: uuid("ref_id").notNull(),
    /** As it was called when the conversation began. */
    title: text("title").notNull(),
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => usersTable.id, { onDelete: "cascade" }),
    askerId: uuid("asker_id")
      .notNull()
      .references(() => usersTable.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at").notNull(),
    lastAt: timestamp("last_at").notNull(),
    /** Up to when each of both has read. */
    ownerReadAt: timestamp("owner_read_at"),
    askerReadAt: timestamp("asker_read_at"),
  },
  (table) => [
    // One conversation per thing and member: the key, not a prior look, makes a double click safe.
    uniqueIndex("message_threads_asker_thing_key").on(table.askerId, table.type, table.refId),
    index("message_threads_owner_idx").on(table.ownerId, table.lastAt),
    index("message_threads_asker_idx").on(table.askerId, table.lastAt),
  ],
);

export const threadMessagesTable = pgTable(
  "thread_messages",
  {
    id: uuid("id").primaryKey(),
    threadId: uuid("thread_id")
      .notNull()
      .references(() => messageThreadsTable.id, { onDelete: "cascade" }),
    authorId: uuid("author_id")
      .notNull()
      .references(() => usersTable.id, { onDelete: "cascade" }),
    text: text("text").notNull(),
    warnings: text("warnings").array().$type<WarningCode[]>().notNull(),
    createdAt: timestamp("created_at").notNull(),
    hiddenAt: timestamp("hidden_at"),
  },
  (table) => [
    index("thread_messages_thread_idx").on(table.threadId, table.createdAt, table.id),
    index("thread_messages_author_idx").on(table.authorId),
  ],
);

/** Who takes no messages from whom, whatever they are about. */
export const messageBlocksTable = pgTable(
  "message_blocks",
  {
    blockerId: uuid("blocker_id")
      .notNull()
      .references(() => usersTable.id, { onDelete: "cascade" }),
    blockedId: uuid("blocked_id")
      .notNull()
      .references(() => usersTable.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.blockerId, table.blockedId] }),
    index("message_blocks_blocked_idx").on(table.blockedId),
  ],
);
