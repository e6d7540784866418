import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { usersTable } from "#features/users/server/users.tables.ts";
import { timestamp } from "#server/db/columns.ts";

/** The message that a member was last asked to sign with a wallet; answering it, rightly or not, uses it up. */
export const walletChallengesTable = pgTable(
  "wallet_challenges",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => usersTable.id, { onDelete: "cascade" }),
    address: text("address").notNull(),
    message: text("message").notNull(),
    expiresAt: timestamp("expires_at").notNull(),
  },
  (table) => [index("wallet_challenges_expires_at_idx").on(table.expiresAt)],
);

/** Wallets whose key a member has shown to hold: one per member, and one member per wallet. */
export const walletProofsTable = pgTable("wallet_proofs", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => usersTable.id, { onDelete: "cascade" }),
  address: text("address").notNull().unique(),
  provenAt: timestamp("proven_at").notNull(),
});
