import { and, desc, eq, isNull, lte, sql } from "drizzle-orm";
import type { Database, Queries } from "#server/db/open-database.ts";
import type { ListPosition } from "#server/list-cursor.ts";
import {
  CONTENT_QUOTA_BYTES,
  type Collection,
  type ContentItem,
  type ContentType,
  RESTORE_WINDOW_MS,
} from "../content.schema.ts";
import { contentItemsTable } from "./content.tables.ts";
import { type ContentRow, toContentItem } from "./content-item.ts";

const { id, userId, contentType, isFavorite, createdAt, deletedAt, shareToken } = contentItemsTable;

export interface OwnContent {
  userId: string;
  contentId: string;
}

export type ContentFilter = "all" | "favorites" | ContentType;

function isOwn(own: OwnContent) {
  return and(eq(id, own.contentId), eq(userId, own.userId));
}

function isOwnAndKept(own: OwnContent) {
  return and(isOwn(own), isNull(deletedAt));
}

function isIn(filter: ContentFilter) {
  if (filter === "all") return undefined;
  return filter === "favorites" ? eq(isFavorite, true) : eq(contentType, filter);
}

/** Newest first; one index scan whatever the filter. */
export async function listContent(
  db: Queries,
  { after, ...query }: { userId: string; filter: ContentFilter; limit: number; after?: ListPosition | undefined },
): Promise<ContentRow[]> {
  const isBehind = after && sql`(${createdAt}, ${id}) < (${after.at.toISOString()}, ${after.id})`;
  return db
    .select()
    .from(contentItemsTable)
    .where(and(eq(userId, query.userId), isNull(deletedAt), isIn(query.filter), isBehind))
    .orderBy(desc(createdAt), desc(id))
    .limit(query.limit);
}

export async function getContent(db: Queries, own: OwnContent): Promise<ContentRow | undefined> {
  const [row] = await db.select().from(contentItemsTable).where(isOwnAndKept(own)).limit(1);
  return row;
}

type Change = Partial<Pick<ContentRow, "isFavorite" | "shareToken">>;

export async function updateContent(db: Queries, own: OwnContent, change: Change): Promise<ContentItem | undefined> {
  const [row] = await db.update(contentItemsTable).set(change).where(isOwnAndKept(own)).returning();
  return row && toContentItem(row);
}

/** Gives a picture its public address, or leaves the one it has; undefined for what has no picture or is not there. */
export async function shareContent(db: Queries, own: OwnContent, newToken: string): Promise<ContentItem | undefined> {
  const [row] = await db
    .update(contentItemsTable)
    .set({ shareToken: sql`coalesce(${shareToken}, ${newToken})` })
    .where(and(isOwnAndKept(own), sql`${contentType} <> 'tweet'`))
    .returning();
  return row && toContentItem(row);
}

/** Hides an item; false when there is none to hide. */
export async function deleteContent(db: Queries, own: OwnContent, now: Date): Promise<boolean> {
  const rows = await db.update(contentItemsTable).set({ deletedAt: now }).where(isOwnAndKept(own)).returning({ id });
  return rows.length > 0;
}

/** Deletes for good what can no longer be brought back; its pictures go with the next sweep. */
export async function deleteOldContent(db: Pick<Database, "delete">, now: Date): Promise<void> {
  await db.delete(contentItemsTable).where(lte(deletedAt, new Date(now.getTime() - RESTORE_WINDOW_MS)));
}

export async function getCollection(db: Queries, ownerId: string): Promise<Collection> {
  const { rows } = await db.execute<Omit<Collection, "usedBytes" | "quotaBytes"> & { used_bytes: string }>(sql`
    WITH kept AS (SELECT * FROM content_items WHERE user_id = ${ownerId} AND deleted_at IS NULL)
    SELECT count(*)::int AS total,
      count(*) FILTER (WHERE content_type = 'tweet')::int AS tweets,
      count(*) FILTER (WHERE content_type = 'meme')::int AS memes,
      count(*) FILTER (WHERE content_type = 'pfp')::int AS pfps,
      count(*) FILTER (WHERE is_favorite)::int AS favorites,
      coalesce(json_agg(DISTINCT metadata->>'id') FILTER (WHERE content_type = 'pfp'), '[]') AS "pfpIds",
      (SELECT coalesce(sum(size_bytes), 0) FROM stored_pictures
        WHERE hash IN (SELECT picture_hash FROM kept UNION SELECT source_hash FROM kept)) AS used_bytes
    FROM kept`);
  const [row] = rows;
  if (row === undefined) throw new Error("a count without a row");
  const { used_bytes: usedBytes, ...counts } = row;
  return { ...counts, usedBytes: Number(usedBytes), quotaBytes: CONTENT_QUOTA_BYTES };
}
