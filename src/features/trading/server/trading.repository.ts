import { and, asc, desc, gte, inArray, lt, max } from "drizzle-orm";
import type { Database } from "#server/db/open-database.ts";
import type { Quote } from "./market-pairs.rules.ts";
import { marketSnapshotsTable } from "./trading.tables.ts";

/** One snapshot per token in this time; the sparkline shows a quarter of an hour per point. */
export const SNAPSHOT_EVERY_MS = 5 * 60 * 1000;
/** Snapshots go after this; the page looks back one day. */
const SNAPSHOTS_KEEP_MS = 7 * 24 * 60 * 60 * 1000;

export interface TokenQuote extends Quote {
  tokenAddress: string;
  takenAt: Date;
}

export function getSlot(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / SNAPSHOT_EVERY_MS) * SNAPSHOT_EVERY_MS);
}

export async function createSnapshots(db: Database, quotes: TokenQuote[]): Promise<void> {
  if (quotes.length === 0) return;
  const rows = quotes.map((quote) => ({ ...quote, slotAt: getSlot(quote.takenAt) }));
  await db.insert(marketSnapshotsTable).values(rows).onConflictDoNothing();
}

export function listSnapshots(db: Database, tokenAddresses: string[], since: Date) {
  return db
    .select({
      tokenAddress: marketSnapshotsTable.tokenAddress,
      takenAt: marketSnapshotsTable.takenAt,
      priceUsd: marketSnapshotsTable.priceUsd,
      marketCapUsd: marketSnapshotsTable.marketCapUsd,
      volumeUsd: marketSnapshotsTable.volumeUsd,
    })
    .from(marketSnapshotsTable)
    .where(and(inArray(marketSnapshotsTable.tokenAddress, tokenAddresses), gte(marketSnapshotsTable.slotAt, since)))
    .orderBy(asc(marketSnapshotsTable.slotAt));
}

/** The newest snapshot of each token, of those taken last: one without a pool then has none. */
export function listLastQuotes(db: Database, tokenAddresses: string[]): Promise<TokenQuote[]> {
  const isOurs = inArray(marketSnapshotsTable.tokenAddress, tokenAddresses);
  const newestSlot = db
    .select({ slotAt: max(marketSnapshotsTable.slotAt) })
    .from(marketSnapshotsTable)
    .where(isOurs);
  return db
    .select()
    .from(marketSnapshotsTable)
    .where(and(isOurs, inArray(marketSnapshotsTable.slotAt, newestSlot)))
    .orderBy(desc(marketSnapshotsTable.takenAt));
}

export async function deleteOldSnapshots(db: Database, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - SNAPSHOTS_KEEP_MS);
  await db.delete(marketSnapshotsTable).where(lt(marketSnapshotsTable.slotAt, limit));
}
