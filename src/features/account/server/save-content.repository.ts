import { and, eq, gt, sql } from "drizzle-orm";
import type { Queries, Transaction } from "#server/db/open-database.ts";
import { AppError } from "#server/errors.ts";
import { createId } from "#shared/ids.ts";
import { CONTENT_ITEMS_MAX, CONTENT_QUOTA_BYTES, type ContentItem, RESTORE_WINDOW_MS } from "../content.schema.ts";
import { contentItemsTable } from "./content.tables.ts";
import { type ContentRow, toContentItem } from "./content-item.ts";
import { lockMember } from "./member-lock.repository.ts";
import { listPictureSizes } from "./stored-pictures.repository.ts";

/** An item as it is about to be kept, and how large its pictures are. */
export interface PreparedContent
  extends Pick<
    ContentRow,
    "userId" | "contentType" | "title" | "text" | "metadata" | "pictureHash" | "sourceHash" | "contentHash"
  > {
  pictures: { hash: string; sizeBytes: number }[];
}

export interface SavedContent {
  content: ContentItem;
  isNew: boolean;
}

export async function getSameContent(
  db: Queries,
  { userId, contentHash }: Pick<PreparedContent, "userId" | "contentHash">,
): Promise<ContentRow | undefined> {
  const isSame = and(eq(contentItemsTable.userId, userId), eq(contentItemsTable.contentHash, contentHash));
  const [row] = await db.select().from(contentItemsTable).where(isSame).limit(1);
  return row;
}

interface Room extends Record<string, unknown> {
  items: number;
  all_items: number;
  other_bytes: number;
  all_other_bytes: number;
}

const NO_ROOM_TAKEN: Room = { items: 0, all_items: 0, other_bytes: 0, all_other_bytes: 0 };
/** What was deleted lies on the disk for a while yet: saving and deleting in turns must not fill it. */
const WITH_DELETED = 2;

/** Refuses one more item where the vault has no room for it; a picture that the member keeps already takes none. */
export async function requireRoom(db: Queries, userId: string, pictures: PreparedContent["pictures"]): Promise<void> {
  const hashes = [...new Set(pictures.map(({ hash }) => hash))];
  const { rows } = await db.execute<Room>(sql`
    WITH own AS (SELECT picture_hash, source_hash, deleted_at FROM content_items WHERE user_id = ${userId}),
    kept AS (SELECT * FROM own WHERE deleted_at IS NULL),
    others AS (SELECT * FROM stored_pictures WHERE NOT (hash = ANY(${sql.param(hashes)}::text[])))
    SELECT (SELECT count(*)::int FROM kept) AS items, (SELECT count(*)::int FROM own) AS all_items,
      (SELECT coalesce(sum(size_bytes), 0)::float8 FROM others
        WHERE hash IN (SELECT picture_hash FROM kept UNION SELECT source_hash FROM kept)) AS other_bytes,
      (SELECT coalesce(sum(size_bytes), 0)::float8 FROM others
        WHERE hash IN (SELECT picture_hash FROM own UNION SELECT source_hash FROM own)) AS all_other_bytes`);
  const [{ items, all_items: allItems, other_bytes: otherBytes, all_other_bytes: allOtherBytes } = NO_ROOM_TAKEN] =
    rows;
  if (items >= CONTENT_ITEMS_MAX) {
    throw new AppError(409, "content.full", `Your vault holds ${CONTENT_ITEMS_MAX} things. Delete one first.`);
  }
  const sizes = new Map(pictures.map(({ hash, sizeBytes }) => [hash, sizeBytes]));
  const newBytes = [...sizes.values()].reduce((sum, sizeBytes) => sum + sizeBytes, 0);
  if (newBytes > 0 && otherBytes + newBytes > CONTENT_QUOTA_BYTES) {
    throw new AppError(409, "content.quota", "Your vault has no room for this picture. Delete some memes first.");
  }
  const isTooMuch = newBytes > 0 && allOtherBytes + newBytes > WITH_DELETED * CONTENT_QUOTA_BYTES;
  if (isTooMuch || allItems > WITH_DELETED * CONTENT_ITEMS_MAX) {
    throw new AppError(409, "content.deleted_full", "You have deleted a lot just now. Try again in an hour.");
  }
}

/** Keeps the item; the very same one kept before is given back instead, even if it was deleted just now. */
export async function createContent(
  tx: Transaction,
  { pictures, ...values }: PreparedContent,
  now: Date,
): Promise<SavedContent> {
  await lockMember(tx, values.userId);
  const same = await getSameContent(tx, values);
  if (same !== undefined && same.deletedAt === null) return { content: toContentItem(same), isNew: false };
  await requireRoom(tx, values.userId, pictures);
  const [row] =
    same === undefined
      ? await tx
          .insert(contentItemsTable)
          .values({ id: createId(), createdAt: now, ...values })
          .returning()
      : await tx
          .update(contentItemsTable)
          // Saving again is not sharing again: an address that was given out before stays dead.
          .set({ deletedAt: null, shareToken: null })
          .where(eq(contentItemsTable.id, same.id))
          .returning();
  if (row === undefined) throw new Error("the kept item was not given back");
  return { content: toContentItem(row), isNew: same === undefined };
}

/** Brings a deleted item back while that is still promised; undefined when there is none to bring. */
export async function restoreContent(
  tx: Transaction,
  own: { userId: string; contentId: string },
  now: Date,
): Promise<ContentItem | undefined> {
  const { id, userId, deletedAt } = contentItemsTable;
  await lockMember(tx, own.userId);
  const goneBefore = new Date(now.getTime() - RESTORE_WINDOW_MS);
  const isHidden = and(eq(id, own.contentId), eq(userId, own.userId), gt(deletedAt, goneBefore));
  const [hidden] = await tx.select().from(contentItemsTable).where(isHidden);
  if (hidden === undefined) return undefined;
  await requireRoom(tx, own.userId, await listPictureSizes(tx, [hidden.pictureHash, hidden.sourceHash]));
  const [row] = await tx.update(contentItemsTable).set({ deletedAt: null }).where(isHidden).returning();
  return row && toContentItem(row);
}
