import { asc, count, eq, inArray, max } from "drizzle-orm";
import { uploadsTable } from "#features/uploads/server/uploads.tables.ts";
import type { Queries, Transaction } from "#server/db/open-database.ts";
import type { UploadUse } from "#shared/upload-uses.ts";
import type { NewsKind } from "../news.rules.ts";
import { newsItemsTable } from "./news.tables.ts";

export type NewsRow = typeof newsItemsTable.$inferSelect;
type NewsFacts = Omit<NewsRow, "id" | "position" | "createdAt">;

/** All of them with the pixels of their pictures, each kind in its order. */
export async function listNews(db: Queries) {
  const { kind, position, id, file } = newsItemsTable;
  return db
    .select({ item: newsItemsTable, width: uploadsTable.width, height: uploadsTable.height })
    .from(newsItemsTable)
    .leftJoin(uploadsTable, eq(uploadsTable.fileName, file))
    .orderBy(asc(kind), asc(position), asc(id));
}
export type ListedNews = Awaited<ReturnType<typeof listNews>>[number];

/** Administrators change the list one after the other: of two at once each sees what the other did. */
export async function lockNews(tx: Transaction, kind: NewsKind): Promise<string[]> {
  const rows = await tx
    .select({ id: newsItemsTable.id })
    .from(newsItemsTable)
    .where(eq(newsItemsTable.kind, kind))
    .orderBy(asc(newsItemsTable.position), asc(newsItemsTable.id))
    .for("update");
  return rows.map(({ id }) => id);
}

/** How many there are of the kind, and the place of the last one. */
export async function getNewsEnd(db: Queries, kind: NewsKind): Promise<{ total: number; last: number }> {
  const [row] = await db
    .select({ total: count(), last: max(newsItemsTable.position) })
    .from(newsItemsTable)
    .where(eq(newsItemsTable.kind, kind));
  return { total: row?.total ?? 0, last: row?.last ?? 0 };
}

export async function createNews(tx: Transaction, row: NewsRow): Promise<void> {
  await tx.insert(newsItemsTable).values(row);
}

export async function updateNews(
  tx: Transaction,
  id: string,
  changes: NewsFacts | Pick<NewsRow, "position">,
): Promise<void> {
  await tx.update(newsItemsTable).set(changes).where(eq(newsItemsTable.id, id));
}

export async function lockNewsItem(tx: Transaction, id: string): Promise<NewsRow | undefined> {
  const [row] = await tx.select().from(newsItemsTable).where(eq(newsItemsTable.id, id)).for("update");
  return row;
}

export async function deleteNews(tx: Transaction, id: string): Promise<NewsRow | undefined> {
  const [row] = await tx.delete(newsItemsTable).where(eq(newsItemsTable.id, id)).returning();
  return row;
}

export async function listUploadUses(db: Queries, fileNames: readonly string[]): Promise<UploadUse[]> {
  const { file: fileName, kind, title } = newsItemsTable;
  return db
    .select({ fileName, kind, title })
    .from(newsItemsTable)
    .where(inArray(fileName, [...fileNames]));
}
