import { and, eq, inArray, lte, notExists, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database, Queries, Transaction } from "#server/db/open-database.ts";
import { storedPicturesTable } from "./pictures.tables.ts";

type PictureRow = typeof storedPicturesTable.$inferSelect;

/**
 * Announces a picture before its file is written. The row's new time keeps the sweep away from it until an item names it,
 * and where the sweep is just removing the same picture, this waits for the end of that.
 */
export async function upsertPictureRow(db: Queries, picture: PictureRow): Promise<void> {
  await db
    .insert(storedPicturesTable)
    .values(picture)
    .onConflictDoUpdate({ target: storedPicturesTable.hash, set: picture });
}

export async function getPictureRow(db: Queries, hash: string): Promise<PictureRow | undefined> {
  const [row] = await db.select().from(storedPicturesTable).where(eq(storedPicturesTable.hash, hash));
  return row;
}

export async function listPictureSizes(
  db: Queries,
  hashes: (string | null)[],
): Promise<Pick<PictureRow, "hash" | "sizeBytes">[]> {
  const { hash, sizeBytes } = storedPicturesTable;
  const known = hashes.filter((one) => one !== null);
  if (known.length === 0) return [];
  return db.select({ hash, sizeBytes }).from(storedPicturesTable).where(inArray(hash, known));
}

/** Gives files that no row knows a row that no item names, so that the sweep treats both kinds of leftovers alike. */
export async function adoptPictures(db: Database, hashes: string[], savedAt: Date): Promise<void> {
  if (hashes.length === 0) return;
  const rows = hashes.map((hash) => ({ hash, sizeBytes: 0, width: 0, height: 0, savedAt }));
  await db.insert(storedPicturesTable).values(rows).onConflictDoNothing();
}

/**
 * Pictures that no row of the given columns names and that were saved before the given time; until the transaction ends
 * nobody can save them again.
 */
export async function lockUnusedPictureRows(
  tx: Transaction,
  { columns, savedBefore, limit }: { columns: readonly PgColumn[]; savedBefore: Date; limit: number },
): Promise<string[]> {
  const { hash, savedAt } = storedPicturesTable;
  const isUnnamedBy = (column: PgColumn) =>
    notExists(tx.select({ one: sql`1` }).from(column.table).where(eq(column, hash)));
  const rows = await tx
    .select({ hash })
    .from(storedPicturesTable)
    .where(and(lte(savedAt, savedBefore), ...columns.map(isUnnamedBy)))
    .limit(limit)
    .for("update", { skipLocked: true });
  return rows.map((row) => row.hash);
}

export async function deletePictures(tx: Transaction, hashes: string[]): Promise<void> {
  await tx.delete(storedPicturesTable).where(inArray(storedPicturesTable.hash, hashes));
}
