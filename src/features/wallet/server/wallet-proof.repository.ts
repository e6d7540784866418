import { and, eq, gt, inArray, lte } from "drizzle-orm";
import type { Database, Queries, Transaction } from "#server/db/open-database.ts";
import type { WalletProof } from "../wallet.schema.ts";
import { walletChallengesTable, walletProofsTable } from "./wallet.tables.ts";

type ChallengeRow = typeof walletChallengesTable.$inferSelect;

/** Replaces whatever the member was asked to sign before. */
export async function createChallenge(db: Queries, { userId, ...challenge }: ChallengeRow): Promise<void> {
  await db
    .insert(walletChallengesTable)
    .values({ userId, ...challenge })
    .onConflictDoUpdate({ target: walletChallengesTable.userId, set: challenge });
}

/** Uses up the member's challenge if it is this one; of two answers at once only one finds it. */
export async function takeChallenge(
  db: Queries,
  { userId, address, message, now }: { userId: string; address: string; message: string; now: Date },
): Promise<boolean> {
  const table = walletChallengesTable;
  const isThis = and(eq(table.userId, userId), eq(table.address, address), eq(table.message, message));
  const rows = await db
    .delete(table)
    .where(and(isThis, gt(table.expiresAt, now)))
    .returning({ userId: table.userId });
  return rows.length > 0;
}

export async function deleteExpiredChallenges(db: Pick<Database, "delete">, now: Date): Promise<void> {
  await db.delete(walletChallengesTable).where(lte(walletChallengesTable.expiresAt, now));
}

export async function getWalletProof(db: Queries, userId: string): Promise<WalletProof | undefined> {
  const [row] = await db.select().from(walletProofsTable).where(eq(walletProofsTable.userId, userId)).limit(1);
  return row && { address: row.address, provenAt: row.provenAt.toISOString() };
}

/** The proven wallets of these members, by their ids. */
export async function listProvenWallets(db: Queries, userIds: readonly string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const { userId, address } = walletProofsTable;
  const rows = await db
    .select({ userId, address })
    .from(walletProofsTable)
    .where(inArray(userId, [...userIds]));
  return new Map(rows.map((row) => [row.userId, row.address]));
}

/** Keeps the proof in place of the member's last one; undefined when another member has proven the same wallet. */
export async function createWalletProof(
  tx: Transaction,
  { userId, address, now }: { userId: string; address: string; now: Date },
): Promise<WalletProof | undefined> {
  await tx.delete(walletProofsTable).where(eq(walletProofsTable.userId, userId));
  const [row] = await tx
    .insert(walletProofsTable)
    .values({ userId, address, provenAt: now })
    .onConflictDoNothing()
    .returning();
  return row && { address: row.address, provenAt: row.provenAt.toISOString() };
}

/** False when there was no proof. */
export async function deleteWalletProof(db: Queries, userId: string): Promise<boolean> {
  const { userId: owner } = walletProofsTable;
  const rows = await db.delete(walletProofsTable).where(eq(owner, userId)).returning({ owner });
  return rows.length > 0;
}
