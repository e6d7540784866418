import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { usersTable } from "#features/auth/server/auth.tables.ts";
import { moment } from "#server/db/columns.ts";

/** The message that a member was last asked to sign with a wallet; answering it, rightly or not, uses it up. */
export const walletChallengesTable = pgTable(
  "wallet_challenges",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => usersTable.id, { onDelete: "cascade" }),
    address: text("address").notNull(),
    message: text("message").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("wallet_challenges_expires_at_idx").on(table.expiresAt)],
);

/** Wallets whose key a member has shown to hold: one per member, and one member per wallet. */
export const walletProofsTable = pgTable("wallet_proofs", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => usersTable.id, { onDelete: "cascade" }),
  address: text("address").notNull().unique(),
  provenAt: moment("proven_at").notNull(),
});
