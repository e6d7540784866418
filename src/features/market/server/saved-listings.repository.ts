import { and, count, eq } from "drizzle-orm";
import type { Queries, Transaction } from "#server/db/open-database.ts";
import { listingsTable, savedListingsTable } from "./listings.tables.ts";

const { userId, listingId, createdAt } = savedListingsTable;

interface Saved {
  userId: string;
  listingId: string;
}

export async function countSaved(db: Queries, ownerId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(savedListingsTable).where(eq(userId, ownerId));
  return row?.total ?? 0;
}

/** Again changes nothing. */
export async function createSaved(tx: Transaction, saved: Saved, now: Date): Promise<void> {
  await tx
    .insert(savedListingsTable)
    .values({ ...saved, createdAt: now })
    .onConflictDoNothing();
}

export async function deleteSaved(db: Queries, saved: Saved): Promise<void> {
  await db.delete(savedListingsTable).where(and(eq(userId, saved.userId), eq(listingId, saved.listingId)));
}

export async function exportSaved(db: Queries, ownerId: string) {
  return db
    .select({ listingId, title: listingsTable.title, createdAt })
    .from(savedListingsTable)
    .innerJoin(listingsTable, eq(listingsTable.id, listingId))
    .where(eq(userId, ownerId))
    .orderBy(createdAt, listingId);
}
