import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { usersTable } from "#features/users/server/users.tables.ts";
import { interestKinds } from "../interests.schema.ts";

/** Who is interested in what. */
export const interestsTable = pgTable(
  "interests",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => usersTable.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: interestKinds }).notNull(),
    /** Empty where there is only one of the kind. */
    refId: text("ref_id").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** When the member said yes to letters about it; null without that. */
    lettersAt: timestamp("letters_at", { withTimezone: true }),
  },
  (table) => [
    // One row per member and thing: the key, not a prior look, makes a double click safe.
    primaryKey({ columns: [table.userId, table.kind, table.refId] }),
    index("interests_kind_ref_idx").on(table.kind, table.refId, table.createdAt),
  ],
);

/** What those were told who registered interest in one thing. */
export const interestLettersTable = pgTable(
  "interest_letters",
  {
    id: uuid("id").primaryKey(),
    kind: text("kind", { enum: interestKinds }).notNull(),
    refId: text("ref_id").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    /** Of subject and text. */
    textHash: text("text_hash").notNull(),
    /** To how many it went. */
    readerCount: integer("reader_count").notNull(),
    /** No reference: what an administrator did stays on record when the account goes. */
    sentBy: uuid("sent_by").notNull(),
    sentAt: timestamp("sent_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    // One letter is sent once: the index, not a prior look, makes a second press and a second administrator safe.
    uniqueIndex("interest_letters_text_key").on(table.kind, table.refId, table.textHash),
    index("interest_letters_sent_idx").on(table.kind, table.refId, table.sentAt),
  ],
);
