import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { storedPicturesTable } from "#features/pictures/server/pictures.tables.ts";
import { usersTable } from "#features/users/server/users.tables.ts";
import type { Queries, Transaction } from "#server/db/open-database.ts";
import type { ShownThing } from "#server/deps.ts";
import { getSharePath } from "../vault.rules.ts";
import { findItemPicture, type PictureFile } from "./prepare-item.usecase.ts";
import { vaultItemsTable } from "./vault.tables.ts";

/** What the world may know of a shared thing. */
export interface SharedItem {
  /** By which it is reported. */
  itemId: string;
  title: string;
  username: string;
  /** What its owner rolled last. */
  faceId: string | null;
  /** What tells the picture from every other: its content never changes. */
  pictureId: string;
  /** Where its file lies: in the file store, or among the pack's media. */
  picture: PictureFile;
}

/**
 * The thing behind a public address; undefined as soon as it is withdrawn or deleted, or its owner is gone. What a moderator
 * has taken away is for moderators only.
 */
export async function getSharedItem(
  db: Queries,
  token: string,
  { isForModerator = false } = {},
): Promise<SharedItem | undefined> {
  const { shareToken, deletedAt, hiddenAt, userId, contentType, title, pictureHash, metadata } = vaultItemsTable;
  const isShown = isForModerator ? undefined : and(isNull(hiddenAt), isNull(usersTable.disabledAt));
  const [row] = await db
    .select({
      itemId: vaultItemsTable.id,
      contentType,
      title,
      pictureHash,
      metadata,
      username: usersTable.username,
      faceId: usersTable.faceId,
    })
    .from(vaultItemsTable)
    .innerJoin(usersTable, eq(usersTable.id, userId))
    .where(and(eq(shareToken, token), isNull(deletedAt), isShown))
    .limit(1);
  const picture = row && findItemPicture(row);
  if (row === undefined || picture === undefined) return undefined;
  const { itemId, username, faceId } = row;
  return { itemId, title: row.title, username, faceId, pictureId: picture.pictureId, picture: picture.file };
}

/** Pixels of a side of what the pack brings. */
const MEDIA_SIDE = 1024;

/** The public pages of these items. */
export async function showShares(db: Queries, ids: readonly string[]): Promise<ShownThing[]> {
  const { id, shareToken, deletedAt, userId, pictureHash } = vaultItemsTable;
  const { hash, width, height } = storedPicturesTable;
  const rows = await db
    .select({ item: vaultItemsTable, username: usersTable.username, width, height })
    .from(vaultItemsTable)
    .innerJoin(usersTable, eq(usersTable.id, userId))
    .leftJoin(storedPicturesTable, eq(hash, pictureHash))
    .where(and(inArray(id, [...ids]), isNotNull(shareToken), isNull(deletedAt)));
  return rows.map(({ item, username, ...size }) => {
    const path = getSharePath(item.shareToken ?? "");
    const picture = { url: `${path}/picture.jpg`, width: size.width ?? MEDIA_SIDE, height: size.height ?? MEDIA_SIDE };
    const { title, createdAt, hiddenAt } = item;
    const author = { id: item.userId, username };
    return { id: item.id, title, text: "", facts: [], pictures: [picture], author, path, createdAt, hiddenAt };
  });
}

/** Takes the page back for good: while the item is hidden no new one is made. */
export async function removeShare(tx: Transaction, itemId: string, now: Date): Promise<void> {
  const { id, hiddenAt } = vaultItemsTable;
  const kept = sql`coalesce(${hiddenAt}, ${now.toISOString()}::timestamptz)`;
  await tx.update(vaultItemsTable).set({ shareToken: null, hiddenAt: kept }).where(eq(id, itemId));
}
