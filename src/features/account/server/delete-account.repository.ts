import { and, eq, isNull, sql } from "drizzle-orm";
import type { Transaction } from "#server/db/open-database.ts";
import {
  analyticsEventsTable,
  contentItemsTable,
  dailyActionsTable,
  idempotencyKeysTable,
  interestsTable,
  oidcIdentitiesTable,
  passwordResetsTable,
  receiptsTable,
  recoveryContactsTable,
  sessionsTable,
  userPreferencesTable,
  usersTable,
  walletChallengesTable,
  walletProofsTable,
} from "#server/db/tables.ts";
import { deleteBoardPosts } from "./board-posts.repository.ts";
import { lockMember } from "./member-lock.repository.ts";

/**
 * Everything that is a member's own. The ledger and its totals stay: what was earned and paid must add up for ever. So do
 * the records of what administrators did.
 */
const OWN_TABLES = [
  sessionsTable,
  passwordResetsTable,
  oidcIdentitiesTable,
  contentItemsTable,
  userPreferencesTable,
  walletChallengesTable,
  walletProofsTable,
  interestsTable,
  receiptsTable,
  dailyActionsTable,
  idempotencyKeysTable,
];

/** Administrators who can log in; until the transaction ends none of them can go. */
export async function holdAdministrators(tx: Transaction): Promise<string[]> {
  const rows = await tx
    .select({ id: usersTable.id })
    .from(usersTable)
    .where(and(eq(usersTable.isAdmin, true), isNull(usersTable.disabledAt)))
    .orderBy(usersTable.id)
    .for("update");
  return rows.map(({ id }) => id);
}

/** Messages name whom they go to and not for whom they are: one that another member's contact may wait for stays. */
async function deleteMessagesTo(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`
    DELETE FROM outbox_messages AS m USING recovery_contacts AS c
    WHERE c.user_id = ${userId} AND c.method = m.channel AND c.contact = m.recipient
    AND NOT EXISTS (SELECT FROM recovery_contacts AS other WHERE other.user_id <> ${userId}
      AND other.method = m.channel AND other.contact = m.recipient)`);
}

/** Empties the account and leaves a nameless row for the ledger to point to; the name is free again. */
export async function deleteAccount(tx: Transaction, userId: string, now: Date): Promise<void> {
  await lockMember(tx, userId);
  await deleteMessagesTo(tx, userId);
  await tx.delete(recoveryContactsTable).where(eq(recoveryContactsTable.userId, userId));
  await deleteBoardPosts(tx, userId, now);
  for (const table of OWN_TABLES) await tx.delete(table).where(eq(table.userId, userId));
  // What was done in a visit stays, as nobody's, until it is deleted with the rest.
  await tx.update(analyticsEventsTable).set({ userId: null }).where(eq(analyticsEventsTable.userId, userId));
  await tx
    .update(usersTable)
    .set({
      // No member can take such a name: theirs have no hyphen.
      username: `deleted-${userId.replaceAll("-", "").slice(-12)}`,
      passwordHash: null,
      isAdmin: false,
      xUsername: null,
      telegramUsername: null,
      solanaWallet: null,
      disabledAt: now,
    })
    .where(eq(usersTable.id, userId));
}
