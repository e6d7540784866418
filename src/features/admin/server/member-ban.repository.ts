import { eq } from "drizzle-orm";
import { usersTable } from "#features/users/server/users.tables.ts";
import type { Transaction } from "#server/db/open-database.ts";
import { createId } from "#shared/ids.ts";
import { memberBansTable } from "./admin.tables.ts";

export async function updateDisabledAt(tx: Transaction, userId: string, disabledAt: Date | null): Promise<void> {
  await tx.update(usersTable).set({ disabledAt }).where(eq(usersTable.id, userId));
}

export async function createMemberBan(
  tx: Transaction,
  values: Omit<typeof memberBansTable.$inferSelect, "id">,
): Promise<void> {
  await tx.insert(memberBansTable).values({ id: createId(), ...values });
}
