import { and, eq, gt } from "drizzle-orm";
import { createId } from "#shared/ids.ts";
import { adminAuditTable } from "./admin-audit.tables.ts";
import type { Database, Transaction } from "./db/open-database.ts";

/** Who acts by the programs of the machine, where nobody is logged in. */
export const OPERATOR_ID = "00000000-0000-0000-0000-000000000000";

export interface AdminAction {
  adminId: string;
  action: `${string}.${string}`;
  target: string;
  /** What was changed, as it was and as it is: fields by name. What is new has no before, what is gone no after. */
  before?: Facts | undefined;
  after?: Facts | undefined;
  /** What else is to be known. */
  details?: Facts;
  now: Date;
}

type Facts = Record<string, unknown>;

/** Only what has changed says what was done. */
function keepChanges(before: Facts, after: Facts): { before: Facts; after: Facts } {
  const isChanged = ([name]: [string, unknown]) => JSON.stringify(before[name]) !== JSON.stringify(after[name]);
  return {
    before: Object.fromEntries(Object.entries(before).filter(isChanged)),
    after: Object.fromEntries(Object.entries(after).filter(isChanged)),
  };
}

function toDetails({ before, after, details }: AdminAction): Facts {
  if (before && after) return { ...details, ...keepChanges(before, after) };
  return { ...details, ...(before && { before }), ...(after && { after }) };
}

/** Notes what an administrator does, in the transaction that does it: neither stands without the other. */
export async function recordAdminAction(tx: Transaction, done: AdminAction): Promise<void> {
  const { adminId, action, target, now } = done;
  const row = { id: createId(), adminId, action, target, details: toDetails(done), createdAt: now };
  await tx.insert(adminAuditTable).values(row);
}

const HOUR_MS = 60 * 60_000;

/** Notes that somebody looked at what is somebody else's: once an hour, however often it is looked at. */
export async function recordLook(
  db: Database,
  look: Pick<AdminAction, "adminId" | "action" | "target" | "now">,
): Promise<void> {
  const { adminId, action, target, createdAt } = adminAuditTable;
  const isSame = and(eq(adminId, look.adminId), eq(action, look.action), eq(target, look.target));
  const isFresh = gt(createdAt, new Date(look.now.getTime() - HOUR_MS));
  const [noted] = await db
    .select({ id: adminAuditTable.id })
    .from(adminAuditTable)
    .where(and(isSame, isFresh))
    .limit(1);
  if (noted === undefined) await db.transaction((tx) => recordAdminAction(tx, look));
}
