import { eq, lte, sql } from "drizzle-orm";
import type { Database, Queries } from "#server/db/open-database.ts";
import { networkBurstsTable, usedProofsTable } from "./proof-of-work.tables.ts";

const HOUR_MS = 60 * 60 * 1000;
/** More moments than this say nothing more: the price has long been at its highest. */
const MOMENTS_KEPT = 100;

export async function isProofUsed(db: Queries, nonce: string): Promise<boolean> {
  return (await db.$count(usedProofsTable, eq(usedProofsTable.nonce, nonce))) > 0;
}

/** True for the first to use it, however many come at once. */
export async function createUsedProof(db: Queries, nonce: string, expiresAt: Date): Promise<boolean> {
  const used = await db.insert(usedProofsTable).values({ nonce, expiresAt }).onConflictDoNothing().returning();
  return used.length === 1;
}

/** Accounts that this network made in the last hour. */
export async function countBurst(db: Queries, network: string, now: Date): Promise<number> {
  const [row] = await db.select().from(networkBurstsTable).where(eq(networkBurstsTable.network, network));
  return row?.moments.filter((moment) => now.getTime() - moment.getTime() < HOUR_MS).length ?? 0;
}

/** Counts one more, unless `room` or more came in the last hour; one statement, so that many at once find the same room. */
export async function takeBurstPlace(
  db: Queries,
  { network, room, now }: { network: string; room: number; now: Date },
): Promise<boolean> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const recent = sql`ARRAY(SELECT m FROM unnest(b.moments) AS m WHERE m > ${at} - interval '1 hour'
    ORDER BY m DESC LIMIT ${MOMENTS_KEPT})`;
  const { rows } = await db.execute(sql`
    INSERT INTO network_bursts AS b (network, moments, last_at) VALUES (${network}, ARRAY[${at}], ${at})
    ON CONFLICT (network) DO UPDATE SET moments = ${recent} || ${at}, last_at = ${at}
    WHERE cardinality(${recent}) < ${room}::float8
    RETURNING network`);
  return rows.length === 1;
}

export async function deleteOldProofs(db: Pick<Database, "delete">, now: Date): Promise<void> {
  await db.delete(usedProofsTable).where(lte(usedProofsTable.expiresAt, now));
  await db.delete(networkBurstsTable).where(lte(networkBurstsTable.lastAt, new Date(now.getTime() - HOUR_MS)));
}
