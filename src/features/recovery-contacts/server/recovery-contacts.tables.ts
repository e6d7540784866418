import { index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { usersTable } from "#features/users/server/users.tables.ts";
import { timestamp } from "#server/db/columns.ts";
import { ACCOUNT_CHANGES } from "../account-changes.rules.ts";

/** An e-mail address or phone number; a reset message goes to it only once `confirmedAt` is set. */
export const recoveryContactsTable = pgTable(
  "recovery_contacts",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => usersTable.id, { onDelete: "cascade" }),
    method: text("method", { enum: ["email", "sms"] }).notNull(),
    contact: text("contact").notNull(),
    codeHash: text("code_hash"),
    codeExpiresAt: timestamp("code_expires_at"),
    codeTries: integer("code_tries").notNull().default(0),
    confirmedAt: timestamp("confirmed_at"),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [uniqueIndex("recovery_contacts_user_method_contact_key").on(table.userId, table.method, table.contact)],
);

/** Changes of what a prize is paid to and of the ways into the account; a payout says which are young. */
export const accountChangesTable = pgTable(
  "account_changes",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => usersTable.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: ACCOUNT_CHANGES }).notNull(),
    /** The proven wallet that was given up, until the months in which it counted are reviewed. */
    wallet: text("wallet"),
    changedAt: timestamp("changed_at").notNull(),
  },
  (table) => [index("account_changes_user_id_idx").on(table.userId, table.changedAt)],
);

export const passwordResetsTable = pgTable(
  "password_resets",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => usersTable.id, { onDelete: "cascade" }),
    expiresAt: timestamp("expires_at").notNull(),
    usedAt: timestamp("used_at"),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [
    index("password_resets_user_id_idx").on(table.userId),
    index("password_resets_expires_at_idx").on(table.expiresAt),
  ],
);
