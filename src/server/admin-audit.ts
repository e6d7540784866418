import { createId } from "#shared/ids.ts";
import { adminAuditTable } from "./admin-audit.tables.ts";
import type { Transaction } from "./db/open-database.ts";

/** Who acts by the programs of the machine, where nobody is logged in. */
export const OPERATOR_ID = "00000000-0000-0000-0000-000000000000";

export interface AdminAction {
  adminId: string;
  action: `${string}.${string}`;
  target: string;
  details?: Record<string, unknown>;
  now: Date;
}

/** Notes what an administrator does, in the transaction that does it: neither stands without the other. */
export async function recordAdminAction(
  tx: Transaction,
  { adminId, action, target, details = {}, now }: AdminAction,
): Promise<void> {
  await tx.insert(adminAuditTable).values({ id: createId(), adminId, action, target, details, createdAt: now });
}
