import { and, eq, gt, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { lockUserRow } from "#features/users/server/member-row-lock.repository.ts";
import { usersTable } from "#features/users/server/users.tables.ts";
import type { Queries, Transaction } from "#server/db/open-database.ts";
import type { ContactMethod } from "../recovery-contacts.schema.ts";
import { passwordResetsTable, recoveryContactsTable } from "./recovery-contacts.tables.ts";

export interface ResetTarget {
  userId: string;
  username: string;
}

/** The member to whom this contact leads back: only a contact confirmed before counts, or anyone could take the account. */
export async function getResetTarget(
  db: Queries,
  { username, method, contact }: { username: string; method: ContactMethod; contact: string },
): Promise<ResetTarget | undefined> {
  const [target] = await db
    .select({ userId: usersTable.id, username: usersTable.username })
    .from(usersTable)
    .innerJoin(recoveryContactsTable, eq(recoveryContactsTable.userId, usersTable.id))
    .where(
      and(
        eq(sql`lower(${usersTable.username})`, username.toLowerCase()),
        isNull(usersTable.disabledAt),
        eq(recoveryContactsTable.method, method),
        eq(recoveryContactsTable.contact, contact),
        isNotNull(recoveryContactsTable.confirmedAt),
      ),
    )
    .limit(1);
  return target;
}

/** Replaces whatever token the member had by this one. */
export async function createReset(
  tx: Transaction,
  { userId, tokenHash, expiresAt, now }: { userId: string; tokenHash: string; expiresAt: Date; now: Date },
): Promise<void> {
  // The lock makes two requests at once take turns: the later one's token is the one that works.
  await lockUserRow(tx, userId);
  await deleteResetsOf(tx, userId);
  await tx.insert(passwordResetsTable).values({ tokenHash, userId, expiresAt, createdAt: now });
}

function isUsable(tokenHash: string, now: Date) {
  const { tokenHash: hash, usedAt, expiresAt } = passwordResetsTable;
  return and(eq(hash, tokenHash), isNull(usedAt), gt(expiresAt, now));
}

export async function isResetUsable(db: Queries, tokenHash: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ userId: passwordResetsTable.userId })
    .from(passwordResetsTable)
    .where(isUsable(tokenHash, now));
  return rows.length > 0;
}

/** Uses a token up and tells whose it was; of two uses at once only one succeeds. */
export async function takeReset(tx: Transaction, tokenHash: string, now: Date): Promise<string | undefined> {
  const [row] = await tx
    .update(passwordResetsTable)
    .set({ usedAt: now })
    .where(isUsable(tokenHash, now))
    .returning({ userId: passwordResetsTable.userId });
  return row?.userId;
}

export async function deleteResetsOf(db: Queries, userId: string): Promise<void> {
  await db.delete(passwordResetsTable).where(eq(passwordResetsTable.userId, userId));
}

export async function deleteExpiredResets(db: Queries, now: Date): Promise<void> {
  await db.delete(passwordResetsTable).where(lte(passwordResetsTable.expiresAt, now));
}
