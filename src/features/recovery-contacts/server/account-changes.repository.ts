import { and, asc, eq, gt, inArray, isNotNull, lte } from "drizzle-orm";
import type { Queries } from "#server/db/open-database.ts";
import { createId } from "#shared/ids.ts";
import {
  type AccountChange,
  countHours,
  getWarnedSince,
  NO_YOUNG_CHANGES,
  type YoungChanges,
} from "../account-changes.rules.ts";
import { accountChangesTable } from "./recovery-contacts.tables.ts";

/** As long as networks are known. */
const PAST_WALLET_KEPT_MS = 45 * 24 * 60 * 60 * 1000;

interface NewChange {
  userId: string;
  kind: AccountChange;
  /** The proven wallet that was given up. */
  wallet?: string | undefined;
  now: Date;
}

export async function createAccountChange(db: Queries, { userId, kind, wallet, now }: NewChange): Promise<void> {
  await db.insert(accountChangesTable).values({ id: createId(), userId, kind, wallet, changedAt: now });
}

/** Forgets which wallets were given up so long ago that no review asks for them any more. */
export async function forgetPastWallets(db: Queries, now: Date): Promise<void> {
  const { wallet, changedAt } = accountChangesTable;
  await db
    .update(accountChangesTable)
    .set({ wallet: null })
    .where(and(isNotNull(wallet), lte(changedAt, new Date(now.getTime() - PAST_WALLET_KEPT_MS))));
}

export async function listAccountChanges(db: Queries, userId: string) {
  const { kind, wallet, changedAt } = accountChangesTable;
  return db
    .select({ kind, wallet, changedAt })
    .from(accountChangesTable)
    .where(eq(accountChangesTable.userId, userId))
    .orderBy(asc(changedAt));
}

/** Whether the member has ever shown to hold a wallet, the present one apart. */
export async function hasProvenBefore(db: Queries, userId: string): Promise<boolean> {
  const { kind } = accountChangesTable;
  const rows = await db
    .select({ kind })
    .from(accountChangesTable)
    .where(and(eq(accountChangesTable.userId, userId), inArray(kind, ["first-wallet", "wallet"])))
    .limit(1);
  return rows.length > 0;
}

/** What of these members has changed so lately that whoever pays should know; the latest change of each kind. */
export async function listYoungChanges(
  db: Queries,
  userIds: readonly string[],
  now: Date,
): Promise<Map<string, YoungChanges>> {
  const young = new Map<string, YoungChanges>();
  if (userIds.length === 0) return young;
  const { userId, kind, changedAt } = accountChangesTable;
  const rows = await db
    .select({ userId, kind, changedAt })
    .from(accountChangesTable)
    .where(and(inArray(userId, [...userIds]), gt(changedAt, getWarnedSince(now))))
    .orderBy(asc(changedAt));
  for (const row of rows) {
    if (row.kind === "first-wallet") continue;
    const known = young.get(row.userId) ?? NO_YOUNG_CHANGES;
    young.set(row.userId, { ...known, [row.kind]: countHours(row.changedAt, now) });
  }
  return young;
}
