import { sql } from "drizzle-orm";
import type { Transaction } from "./open-database.ts";

/** Any number, the same for every release: held while a backup is written. */
export const FILES_LOCK = 8_241_192;

/** False while a backup is being written, whose moment may still name the files; until the transaction ends none begins. */
export async function mayRemoveFiles(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ isFree: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock_shared(${FILES_LOCK}) AS "isFree"`,
  );
  return rows[0]?.isFree === true;
}
