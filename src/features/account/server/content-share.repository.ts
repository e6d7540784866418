import { and, eq, isNull } from "drizzle-orm";
import { usersTable } from "#features/auth/server/auth.tables.ts";
import type { Queries } from "#server/db/open-database.ts";
import { contentItemsTable } from "./content.tables.ts";
import { toPfpFile } from "./content-item.ts";
import { toPictureKey } from "./content-pictures.ts";

/** What the world may know of a shared thing. */
export interface SharedContent {
  title: string;
  username: string;
  /** What tells the picture from every other: its content never changes. */
  pictureId: string;
  /** Where its file lies: in the file store, or among the pack's media. */
  picture: { storeKey: string } | { mediaFile: string };
}

/** The thing behind a public address; undefined as soon as it is withdrawn or deleted, or its owner is gone. */
export async function getSharedContent(db: Queries, token: string): Promise<SharedContent | undefined> {
  const { shareToken, deletedAt, userId, title, pictureHash, metadata } = contentItemsTable;
  const [row] = await db
    .select({ title, pictureHash, metadata, username: usersTable.username })
    .from(contentItemsTable)
    .innerJoin(usersTable, eq(usersTable.id, userId))
    .where(and(eq(shareToken, token), isNull(deletedAt), isNull(usersTable.disabledAt)))
    .limit(1);
  if (row === undefined) return undefined;
  const names = { title: row.title, username: row.username };
  if (row.pictureHash !== null) {
    return { ...names, pictureId: row.pictureHash, picture: { storeKey: toPictureKey(row.pictureHash) } };
  }
  const pictureId = row.metadata.id ?? "";
  return { ...names, pictureId, picture: { mediaFile: toPfpFile(pictureId) } };
}
