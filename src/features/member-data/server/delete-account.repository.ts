import { and, eq, isNull } from "drizzle-orm";
import { usersTable } from "#features/users/server/users.tables.ts";
import type { Transaction } from "#server/db/open-database.ts";
import type { ServerFeature } from "#server/deps.ts";

/** Administrators who can log in; until the transaction ends none of them can go. */
export async function lockAdministratorRows(tx: Transaction): Promise<string[]> {
  const rows = await tx
    .select({ id: usersTable.id })
    .from(usersTable)
    .where(and(eq(usersTable.isAdmin, true), isNull(usersTable.disabledAt)))
    .orderBy(usersTable.id)
    .for("update");
  return rows.map(({ id }) => id);
}

/**
 * With the member's row locked, asks every feature to erase what it knows of the member, those that build on others first. The ledger and its totals
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
