import type { Transaction } from "#server/db/open-database.ts";
import { createId } from "#shared/ids.ts";
import { memberBansTable } from "./members.tables.ts";

export async function createMemberBan(
  tx: Transaction,
  values: Omit<typeof memberBansTable.$inferSelect, "id">,
): Promise<void> {
  await tx.insert(memberBansTable).values({ id: createId(), ...values });
}
