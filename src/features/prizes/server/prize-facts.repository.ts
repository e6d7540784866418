import { and, eq, exists, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { recoveryContactsTable } from "#features/recovery-contacts/server/recovery-contacts.tables.ts";
import { usersTable } from "#features/users/server/users.tables.ts";
import { walletProofsTable } from "#features/wallet/server/wallet.tables.ts";
import type { Queries } from "#server/db/open-database.ts";
import type { PrizeFacts } from "../prizes.rules.ts";

/** One statement however many members are asked about. */
export async function listPrizeFacts(db: Queries, userIds: readonly string[]): Promise<PrizeFacts[]> {
  if (userIds.length === 0) return [];
  const { id, createdAt } = usersTable;
  const { userId, confirmedAt } = recoveryContactsTable;
  const contacts = db
    .select({ one: sql`1` })
    .from(recoveryContactsTable)
    .where(and(eq(userId, id), isNotNull(confirmedAt)));
  return db
    .select({
      userId: id,
      createdAt,
      hasContact: exists(contacts) as SQL<boolean>,
      wallet: walletProofsTable.address,
    })
    .from(usersTable)
    .leftJoin(walletProofsTable, eq(walletProofsTable.userId, id))
    .where(inArray(id, [...userIds]));
}
