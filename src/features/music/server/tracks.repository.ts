import { asc, count, eq, inArray, max, or } from "drizzle-orm";
import type { Queries, Transaction } from "#server/db/open-database.ts";
import type { UploadUse } from "#shared/upload-uses.ts";
import { addedTracksTable } from "./music.tables.ts";

export type TrackRow = typeof addedTracksTable.$inferSelect;

export async function listTracks(db: Queries): Promise<TrackRow[]> {
  const { position, id } = addedTracksTable;
  return db.select().from(addedTracksTable).orderBy(asc(position), asc(id));
}

export async function hasTrackFile(db: Queries, file: string): Promise<boolean> {
  const [row] = await db
    .select({ id: addedTracksTable.id })
    .from(addedTracksTable)
    .where(eq(addedTracksTable.file, file));
  return row !== undefined;
}

/** How many there are, and the place of the last one. */
export async function getTrackEnd(db: Queries): Promise<{ total: number; last: number }> {
  const [row] = await db.select({ total: count(), last: max(addedTracksTable.position) }).from(addedTracksTable);
  return { total: row?.total ?? 0, last: row?.last ?? 0 };
}

/** False where its file is in the catalogue already. */
export async function createTrack(db: Queries, row: TrackRow): Promise<boolean> {
  const rows = await db
    .insert(addedTracksTable)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: addedTracksTable.id });
  return rows.length > 0;
}

export async function updateTrack(
  db: Queries,
  id: string,
  changes: Partial<Pick<TrackRow, "title" | "artist" | "category" | "coverFile" | "position">>,
): Promise<void> {
  await db.update(addedTracksTable).set(changes).where(eq(addedTracksTable.id, id));
}

export async function lockTrack(tx: Transaction, id: string): Promise<TrackRow | undefined> {
  const [row] = await tx.select().from(addedTracksTable).where(eq(addedTracksTable.id, id)).for("update");
  return row;
}

export async function deleteTrack(db: Queries, id: string): Promise<TrackRow | undefined> {
  const [row] = await db.delete(addedTracksTable).where(eq(addedTracksTable.id, id)).returning();
  return row;
}

/** Tracks that play one of these files, or wear it as their cover. */
export async function listUploadUses(db: Queries, fileNames: readonly string[]): Promise<UploadUse[]> {
  const { file, coverFile, title } = addedTracksTable;
  const rows = await db
    .select({ file, coverFile, title })
    .from(addedTracksTable)
    .where(or(inArray(file, [...fileNames]), inArray(coverFile, [...fileNames])));
  return rows.flatMap((row) => [
    ...(fileNames.includes(row.file) ? [{ fileName: row.file, kind: "track" as const, title: row.title }] : []),
    ...(row.coverFile !== null && fileNames.includes(row.coverFile)
      ? [{ fileName: row.coverFile, kind: "cover" as const, title: row.title }]
      : []),
  ]);
}
