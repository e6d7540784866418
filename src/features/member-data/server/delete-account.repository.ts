import { and, eq, isNull, sql } from "drizzle-orm";
import { usersTable } from "#features/users/server/users.tables.ts";
import type { Transaction } from "#server/db/open-database.ts";
import type { ServerFeature } from "#server/deps.ts";

/**
 * Members leave one after the other, for each touches what others have of them. To be called before any row is held; after
 * it come the member's row, things in the order of the features, and at the end what others are told.
 */
export async function waitForOthersToLeave(tx: Transaction): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('members leave'))`);
}

/** Administrators who can log in; until the transaction ends none of them can go, and things can be theirs nevertheless. */
export async function lockAdministratorRows(tx: Transaction): Promise<string[]> {
  const rows = await tx
    .select({ id: usersTable.id })
    .from(usersTable)
    .where(and(eq(usersTable.isAdmin, true), isNull(usersTable.disabledAt)))
    .orderBy(usersTable.id)
    .for("no key update");
  return rows.map(({ id }) => id);
}

/**
 * With nobody else leaving and the member's row locked, asks every feature to erase what it knows of the member, those that build on others first. The ledger and its totals
 * stay, and so do the records of what administrators did.
 */
export async function deleteAccount(
  tx: Transaction,
  features: readonly ServerFeature[],
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  for (const { memberData } of [...features].reverse()) {
    for (const { column, onErase } of memberData?.rows ?? []) {
      if (onErase === "deleted") await tx.delete(column.table).where(eq(column, userId));
    }
    await memberData?.erase?.(tx, userId, now);
  }
}
