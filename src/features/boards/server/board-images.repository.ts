import { and, count, eq, exists, inArray, isNull, lte, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { usersTable } from "#features/users/server/users.tables.ts";
import type { Database, Queries, Transaction } from "#server/db/open-database.ts";
import type { ReportableTable } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import type { BoardImage } from "../board.schema.ts";
import { boardsErrors } from "../boards.errors.ts";
import { boardImagesTable } from "./board-images.tables.ts";

const { id, ownerId, refId, createdAt } = boardImagesTable;

/** Pictures that a member may have sent without using them. */
const UNUSED_MAX = 40;
/** How long a picture waits for the form to be sent. */
const UNUSED_RETENTION_MS = 24 * 60 * 60 * 1000;

type ImageRow = typeof boardImagesTable.$inferSelect;

export function toBoardImage({ id: imageId, width, height }: Pick<ImageRow, "id" | "width" | "height">): BoardImage {
  return { id: imageId, url: `/api/boards/images/${imageId}`, width, height };
}

/** The pictures of an entry, within the statement that reads the entry. */
export function selectImagesOf(entryId: AnyPgColumn): SQL<Pick<ImageRow, "id" | "width" | "height">[]> {
  return sql`(
    SELECT coalesce(json_agg(json_build_object('id', i.id, 'width', i.width, 'height', i.height) ORDER BY i.position), '[]')
    FROM board_images AS i WHERE i.ref_id = ${entryId})`;
}

/** Refuses one more picture of a member who uses none of them. */
export async function requireImageRoom(db: Queries, userId: string): Promise<void> {
  const [row] = await db
    .select({ unused: count() })
    .from(boardImagesTable)
    .where(and(eq(ownerId, userId), isNull(refId)));
  if ((row?.unused ?? 0) < UNUSED_MAX) return;
  throw createError(boardsErrors, "boards.images_unused");
}

export async function createImage(tx: Transaction, image: typeof boardImagesTable.$inferInsert): Promise<BoardImage> {
  await tx.insert(boardImagesTable).values(image);
  return toBoardImage(image);
}

/** The picture, and whether everybody may see it: some entry shows it, and neither that nor its member is taken away. */
export async function getImage(
  db: Queries,
  imageId: string,
  entryTables: readonly ReportableTable[],
): Promise<(ImageRow & { isShown: boolean }) | undefined> {
  const isShownBy = (table: ReportableTable) => {
    const { id: entryId, hiddenAt } = table;
    if (hiddenAt === undefined) return undefined;
    return exists(
      db
        .select({ one: sql`1` })
        .from(table as PgTable)
        .where(and(eq(entryId, refId), isNull(hiddenAt))),
    );
  };
  const isOpen = exists(
    db
      .select({ one: sql`1` })
      .from(usersTable)
      .where(and(eq(usersTable.id, ownerId), isNull(usersTable.disabledAt))),
  );
  const [row] = await db
    .select({ image: boardImagesTable, isShown: sql<boolean>`${and(isOpen, or(...entryTables.map(isShownBy)))}` })
    .from(boardImagesTable)
    .where(eq(id, imageId))
    .limit(1);
  return row && { ...row.image, isShown: row.isShown };
}

/** Makes these the pictures of an entry, in this order; those that it had and that are not named are gone. */
export async function setImages(
  tx: Transaction,
  entry: { ownerId: string; refId: string; imageIds: string[] },
): Promise<void> {
  const imageIds = [...new Set(entry.imageIds.map((one) => one.toLowerCase()))];
  const isDropped = imageIds.length === 0 ? undefined : notInArray(id, imageIds);
  await tx.delete(boardImagesTable).where(and(eq(refId, entry.refId), isDropped));
  if (imageIds.length === 0) return;
  // Only a member's own, and only those that nothing else shows: a name that is guessed shows nobody's picture.
  const isFree = and(inArray(id, imageIds), eq(ownerId, entry.ownerId), or(isNull(refId), eq(refId, entry.refId)));
  const rows = await tx
    .update(boardImagesTable)
    .set({ refId: entry.refId, position: sql`array_position(${sql.param(imageIds)}::uuid[], ${id})` })
    .where(isFree)
    .returning({ id });
  if (rows.length === imageIds.length) return;
  throw createError(boardsErrors, "boards.image_unknown", { field: "images" });
}

export async function deleteImagesOf(tx: Transaction, entryIds: string[]): Promise<void> {
  if (entryIds.length > 0) await tx.delete(boardImagesTable).where(inArray(refId, entryIds));
}

/** Pictures that were sent and never used; their files go with the next sweep. */
export async function deleteUnusedImages(db: Database, now: Date): Promise<void> {
  const sentBefore = new Date(now.getTime() - UNUSED_RETENTION_MS);
  await db.delete(boardImagesTable).where(and(isNull(refId), lte(createdAt, sentBefore)));
}

/** The pictures that the member has sent for the boards. */
export async function listImagesOf(db: Queries, userId: string) {
  const { id, ownerId, refId, pictureHash, createdAt } = boardImagesTable;
  return db.select({ id, refId, pictureHash, createdAt }).from(boardImagesTable).where(eq(ownerId, userId)).orderBy(id);
}
