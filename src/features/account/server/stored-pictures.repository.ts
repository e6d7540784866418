import { and, eq, inArray, lte, notExists, sql } from "drizzle-orm";
import type { Database, Queries, Transaction } from "#server/db/open-database.ts";
import { boardImagesTable } from "#server/db/tables.ts";
import { contentItemsTable, storedPicturesTable } from "./content.tables.ts";

type PictureRow = typeof storedPicturesTable.$inferSelect;

/**
 * Announces a picture before its file is written. The row's new time keeps the sweep away from it until an item names it,
 * and where the sweep is just removing the same picture, this waits for the end of that.
 */
export async function announcePicture(db: Queries, picture: PictureRow): Promise<void> {
  await db
    .insert(storedPicturesTable)
    .values(picture)
    .onConflictDoUpdate({ target: storedPicturesTable.hash, set: picture });
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

/** Pictures that neither an item nor a board has named since the given time; until the transaction ends nobody can save them again. */
export async function holdUnusedPictures(
  tx: Transaction,
  { savedBefore, limit }: { savedBefore: Date; limit: number },
): Promise<string[]> {
  const { hash, savedAt } = storedPicturesTable;
  const { pictureHash, sourceHash } = contentItemsTable;
  const isUnnamedBy = (column: typeof pictureHash | typeof sourceHash) =>
    notExists(tx.select({ one: sql`1` }).from(contentItemsTable).where(eq(column, hash)));
  const isUnshownBy = (column: typeof boardImagesTable.pictureHash | typeof boardImagesTable.smallHash) =>
    notExists(tx.select({ one: sql`1` }).from(boardImagesTable).where(eq(column, hash)));
  const rows = await tx
    .select({ hash })
    .from(storedPicturesTable)
    .where(
      and(
        lte(savedAt, savedBefore),
        isUnnamedBy(pictureHash),
        isUnnamedBy(sourceHash),
        isUnshownBy(boardImagesTable.pictureHash),
        isUnshownBy(boardImagesTable.smallHash),
      ),
    )
    .limit(limit)
    .for("update", { skipLocked: true });
  return rows.map((row) => row.hash);
}

export async function deletePictures(tx: Transaction, hashes: string[]): Promise<void> {
  await tx.delete(storedPicturesTable).where(inArray(storedPicturesTable.hash, hashes));
}
