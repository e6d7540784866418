import { and, asc, desc, gte, inArray, lt } from "drizzle-orm";
import type { Database } from "#server/db/open-database.ts";
import { priceSnapshotsTable } from "./trading.tables.ts";
import type { Quote } from "./trading-pairs.rules.ts";

/** One snapshot per token in this time; the sparkline shows a quarter of an hour per point. */
export const SNAPSHOT_EVERY_MS = 5 * 60 * 1000;
/** Snapshots go after this; the page looks back one day. */
const SNAPSHOT_RETENTION_MS = 7 * 24 * 60 * 60 * 1000;

export interface TokenQuote extends Quote {
  tokenAddress: string;
  takenAt: Date;
}

export function getSlot(date: Date): Date {
  return new Date(Math.floor(date.getTime() / SNAPSHOT_EVERY_MS) * SNAPSHOT_EVERY_MS);
}

export async function createSnapshots(db: Database, quotes: TokenQuote[]): Promise<void> {
  if (quotes.length === 0) return;
  const rows = quotes.map((quote) => ({ ...quote, slotAt: getSlot(quote.takenAt) }));
  await db.insert(priceSnapshotsTable).values(rows).onConflictDoNothing();
}

export function listSnapshots(db: Database, tokenAddresses: string[], since: Date) {
  return db
    .select({
      tokenAddress: priceSnapshotsTable.tokenAddress,
      takenAt: priceSnapshotsTable.takenAt,
      priceUsd: priceSnapshotsTable.priceUsd,
      marketCapUsd: priceSnapshotsTable.marketCapUsd,
      volumeUsd: priceSnapshotsTable.volumeUsd,
    })
    .from(priceSnapshotsTable)
    .where(and(inArray(priceSnapshotsTable.tokenAddress, tokenAddresses), gte(priceSnapshotsTable.slotAt, since)))
    .orderBy(asc(priceSnapshotsTable.slotAt));
}

/** The newest snapshot of each token. */
export function listLastQuotes(db: Database, tokenAddresses: string[]): Promise<TokenQuote[]> {
  const { tokenAddress, slotAt } = priceSnapshotsTable;
  return db
    .selectDistinctOn([tokenAddress])
    .from(priceSnapshotsTable)
    .where(inArray(tokenAddress, tokenAddresses))
    .orderBy(tokenAddress, desc(slotAt));
}

export async function deleteOldSnapshots(db: Database, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - SNAPSHOT_RETENTION_MS);
  await db.delete(priceSnapshotsTable).where(lt(priceSnapshotsTable.slotAt, limit));
}
