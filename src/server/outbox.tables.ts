import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestamp } from "./db/columns.ts";

/** Messages that a committed transaction promised; a worker sends each and wipes its body afterwards. */
export const outboxMessagesTable = pgTable(
  "outbox_messages",
  {
    id: uuid("id").primaryKey(),
    channel: text("channel", { enum: ["email", "sms", "push"] }).notNull(),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    body: text("body"),
    /** Where the reader ends letters like this one; null for what nobody can do without. */
    unsubscribeUrl: text("unsubscribe_url"),
    attempts: integer("attempts").notNull().default(0),
    nextAttemptAt: timestamp("next_attempt_at").notNull(),
    /** After this the message is worthless (its code has expired) and is dropped unsent. */
    expiresAt: timestamp("expires_at").notNull(),
    sentAt: timestamp("sent_at"),
    lastError: text("last_error"),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [
    // Thousands of letters stand behind every code that somebody waits for.
    index("outbox_messages_due_idx")
      .on(sql`(${table.unsubscribeUrl} is not null)`, table.nextAttemptAt)
      .where(sql`${table.body} is not null`),
  ],
);

/** True of what its reader did not cause, and can end. */
export const isUncaused = sql`(${outboxMessagesTable.unsubscribeUrl} is not null)`;
