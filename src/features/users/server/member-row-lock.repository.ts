import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "#server/db/open-database.ts";
import { createUnauthorizedError } from "#server/errors.ts";
import { usersTable } from "./users.tables.ts";

/**
 * Makes changes to what one member has take turns until the transaction ends, so that counts and pairs stay true. Refuses
 * where the account was deleted or disabled since the request came in: nothing may be put into it any more.
 */
export async function lockMemberRow(tx: Transaction, userId: string): Promise<void> {
  const rows = await tx
    .select({ id: usersTable.id })
    .from(usersTable)
    .where(and(eq(usersTable.id, userId), isNull(usersTable.disabledAt)))
    .for("no key update");
  if (rows.length === 0) throw createUnauthorizedError();
}

/** Like `lockMemberRow`, also for an account that is closed. */
export async function lockUserRow(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: usersTable.id }).from(usersTable).where(eq(usersTable.id, userId)).for("no key update");
}
