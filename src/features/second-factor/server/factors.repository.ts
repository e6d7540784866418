import { and, asc, count, eq, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { usersTable } from "#features/users/server/users.tables.ts";
import type { Queries, Transaction } from "#server/db/open-database.ts";
import { createId } from "#shared/ids.ts";
import { authenticatorAppsTable, passkeysTable, recoveryCodesTable } from "./second-factor.tables.ts";

export type PasskeyRow = typeof passkeysTable.$inferSelect;
export type AppRow = typeof authenticatorAppsTable.$inferSelect;

export async function listPasskeys(db: Queries, userId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeysTable)
    .where(eq(passkeysTable.userId, userId))
    .orderBy(asc(passkeysTable.createdAt), asc(passkeysTable.id));
}

/** False when the passkey is known, whoever has it. */
export async function createPasskey(tx: Transaction, values: Omit<PasskeyRow, "id" | "lastUsedAt">): Promise<boolean> {
  const rows = await tx
    .insert(passkeysTable)
    .values({ id: createId(), ...values })
    .onConflictDoNothing()
    .returning({ id: passkeysTable.id });
  return rows.length > 0;
}

/** Notes the use; false when another use with this counter came first. */
export async function notePasskeyUse(
  tx: Transaction,
  { id, before, counter, now }: { id: string; before: number; counter: number; now: Date },
): Promise<boolean> {
  const rows = await tx
    .update(passkeysTable)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeysTable.id, id), eq(passkeysTable.counter, before)))
    .returning({ id: passkeysTable.id });
  return rows.length > 0;
}

export async function deletePasskey(tx: Transaction, own: { userId: string; id: string }): Promise<boolean> {
  const rows = await tx
    .delete(passkeysTable)
    .where(and(eq(passkeysTable.userId, own.userId), eq(passkeysTable.id, own.id)))
    .returning({ id: passkeysTable.id });
  return rows.length > 0;
}

export async function getApp(db: Queries, userId: string): Promise<AppRow | undefined> {
  const [row] = await db.select().from(authenticatorAppsTable).where(eq(authenticatorAppsTable.userId, userId));
  return row;
}

/** Puts a new secret in the place of one that was never confirmed; false where there is a confirmed one. */
export async function createApp(db: Queries, values: { userId: string; secret: string; now: Date }): Promise<boolean> {
  const { now: createdAt, ...row } = values;
  const rows = await db
    .insert(authenticatorAppsTable)
    .values({ ...row, createdAt })
    .onConflictDoUpdate({
      target: authenticatorAppsTable.userId,
      set: { secret: row.secret, createdAt },
      setWhere: isNull(authenticatorAppsTable.confirmedAt),
    })
    .returning({ userId: authenticatorAppsTable.userId });
  return rows.length > 0;
}

/** Uses up a time step, and all before it; false when a code of it was used already. */
export async function takeTimeStep(
  tx: Transaction,
  { userId, step, now }: { userId: string; step: number; now: Date },
): Promise<boolean> {
  const { lastStep } = authenticatorAppsTable;
  const rows = await tx
    .update(authenticatorAppsTable)
    .set({
      lastStep: step,
      lastUsedAt: now,
      confirmedAt: sql`coalesce(${authenticatorAppsTable.confirmedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(and(eq(authenticatorAppsTable.userId, userId), or(isNull(lastStep), lt(lastStep, step))))
    .returning({ userId: authenticatorAppsTable.userId });
  return rows.length > 0;
}

export async function deleteApp(tx: Transaction, userId: string): Promise<boolean> {
  const rows = await tx
    .delete(authenticatorAppsTable)
    .where(eq(authenticatorAppsTable.userId, userId))
    .returning({ userId: authenticatorAppsTable.userId });
  return rows.length > 0;
}

/** Replaces the codes that were left. */
export async function replaceCodes(tx: Transaction, userId: string, codeHashes: readonly string[]): Promise<void> {
  await deleteCodes(tx, userId);
  await tx.insert(recoveryCodesTable).values(codeHashes.map((codeHash) => ({ codeHash, userId })));
}

export async function deleteCodes(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(recoveryCodesTable).where(eq(recoveryCodesTable.userId, userId));
}

/** Uses a code up; of two uses at once only one succeeds. */
export async function takeCode(tx: Transaction, own: { userId: string; codeHash: string }): Promise<boolean> {
  const rows = await tx
    .delete(recoveryCodesTable)
    .where(and(eq(recoveryCodesTable.userId, own.userId), eq(recoveryCodesTable.codeHash, own.codeHash)))
    .returning({ userId: recoveryCodesTable.userId });
  return rows.length > 0;
}

export async function countCodes(db: Queries, userId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(recoveryCodesTable)
    .where(eq(recoveryCodesTable.userId, userId));
  return row?.total ?? 0;
}

/** Since when the member has a second factor; kept with the account, which every request reads. */
export async function noteFactors(tx: Transaction, userId: string, now: Date): Promise<boolean> {
  const passkeys = await tx.$count(passkeysTable, eq(passkeysTable.userId, userId));
  const isConfirmed = and(eq(authenticatorAppsTable.userId, userId), isNotNull(authenticatorAppsTable.confirmedAt));
  const hasAny = passkeys > 0 || (await tx.$count(authenticatorAppsTable, isConfirmed)) > 0;
  const { secondFactorAt } = usersTable;
  const since = hasAny ? sql`coalesce(${secondFactorAt}, ${now.toISOString()}::timestamptz)` : null;
  await tx.update(usersTable).set({ secondFactorAt: since }).where(eq(usersTable.id, userId));
  return hasAny;
}
