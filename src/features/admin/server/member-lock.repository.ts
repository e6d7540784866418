import { eq } from "drizzle-orm";
import type { Transaction } from "#server/db/open-database.ts";
import { usersTable } from "#server/db/tables.ts";
import { createId } from "#shared/ids.ts";
import { memberLocksTable } from "./admin.tables.ts";

export async function updateDisabledAt(tx: Transaction, userId: string, disabledAt: Date | null): Promise<void> {
  await tx.update(usersTable).set({ disabledAt }).where(eq(usersTable.id, userId));
}

export async function createMemberLock(
  tx: Transaction,
  values: Omit<typeof memberLocksTable.$inferSelect, "id">,
): Promise<void> {
  await tx.insert(memberLocksTable).values({ id: createId(), ...values });
}
