import { and, eq, isNull } from "drizzle-orm";
import { usersTable } from "#features/users/server/users.tables.ts";
import type { Queries } from "#server/db/open-database.ts";
import { findItemPicture, type PictureFile } from "./prepare-item.usecase.ts";
import { vaultItemsTable } from "./vault.tables.ts";

/** What the world may know of a shared thing. */
export interface SharedItem {
  title: string;
  username: string;
  /** What tells the picture from every other: its content never changes. */
  pictureId: string;
  /** Where its file lies: in the file store, or among the pack's media. */
  picture: PictureFile;
}

/** The thing behind a public address; undefined as soon as it is withdrawn or deleted, or its owner is gone. */
export async function getSharedItem(db: Queries, token: string): Promise<SharedItem | undefined> {
  const { shareToken, deletedAt, userId, contentType, title, pictureHash, metadata } = vaultItemsTable;
  const [row] = await db
    .select({ contentType, title, pictureHash, metadata, username: usersTable.username })
    .from(vaultItemsTable)
    .innerJoin(usersTable, eq(usersTable.id, userId))
    .where(and(eq(shareToken, token), isNull(deletedAt), isNull(usersTable.disabledAt)))
    .limit(1);
  const picture = row && findItemPicture(row);
  if (row === undefined || picture === undefined) return undefined;
  return { title: row.title, username: row.username, pictureId: picture.pictureId, picture: picture.file };
}
