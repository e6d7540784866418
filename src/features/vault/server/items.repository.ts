import { and, desc, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Database, Queries } from "#server/db/open-database.ts";
import type { ListPosition } from "#server/list-cursor.ts";
import { ITEM_TYPES, type ItemFilter, itemKinds } from "../item-kinds.catalog.ts";
import { type Collection, RESTORE_WINDOW_MS, VAULT_QUOTA_BYTES, type VaultItem } from "../vault.schema.ts";
import { toVaultItem } from "./item-answer.rules.ts";
import { type ItemRow, vaultItemsTable } from "./vault.tables.ts";

const { id, userId, contentType, isFavorite, createdAt, deletedAt, hiddenAt, shareToken } = vaultItemsTable;

const PICTURE_TYPES = ITEM_TYPES.filter((type) => itemKinds[type].shownAs === "picture");

const kindCounts = ITEM_TYPES.map(
  (type) => sql`count(*) FILTER (WHERE content_type = ${type})::int AS ${sql.identifier(itemKinds[type].counted)}`,
);

export interface OwnItem {
  userId: string;
  contentId: string;
}

function isOwn(own: OwnItem) {
  return and(eq(id, own.contentId), eq(userId, own.userId));
}

function isOwnAndStored(own: OwnItem) {
  return and(isOwn(own), isNull(deletedAt));
}

function isIn(filter: ItemFilter) {
  if (filter === "all") return undefined;
  return filter === "favorites" ? eq(isFavorite, true) : eq(contentType, filter);
}

/** Newest first; one index scan whatever the filter. */
export async function listItems(
  db: Queries,
  { after, ...query }: { userId: string; filter: ItemFilter; limit: number; after?: ListPosition | undefined },
): Promise<ItemRow[]> {
  const isBehind = after && sql`(${createdAt}, ${id}) < (${after.at.toISOString()}, ${after.id})`;
  return db
    .select()
    .from(vaultItemsTable)
    .where(and(eq(userId, query.userId), isNull(deletedAt), isIn(query.filter), isBehind))
    .orderBy(desc(createdAt), desc(id))
    .limit(query.limit);
}

export async function getItem(db: Queries, own: OwnItem): Promise<ItemRow | undefined> {
  const [row] = await db.select().from(vaultItemsTable).where(isOwnAndStored(own)).limit(1);
  return row;
}

type Change = Partial<Pick<ItemRow, "isFavorite" | "shareToken">>;

export async function updateItem(db: Queries, own: OwnItem, change: Change): Promise<VaultItem | undefined> {
  const [row] = await db.update(vaultItemsTable).set(change).where(isOwnAndStored(own)).returning();
  return row && toVaultItem(row);
}

/** Gives a picture its public address, or leaves the one it has; undefined for what has no picture or is not there. */
export async function shareItem(db: Queries, own: OwnItem, newToken: string): Promise<VaultItem | undefined> {
  const [row] = await db
    .update(vaultItemsTable)
    .set({ shareToken: sql`coalesce(${shareToken}, ${newToken})` })
    .where(and(isOwnAndStored(own), inArray(contentType, PICTURE_TYPES), isNull(hiddenAt)))
    .returning();
  return row && toVaultItem(row);
}

/** Hides an item; false when there is none to hide. */
export async function deleteItem(db: Queries, own: OwnItem, now: Date): Promise<boolean> {
  const rows = await db.update(vaultItemsTable).set({ deletedAt: now }).where(isOwnAndStored(own)).returning({ id });
  return rows.length > 0;
}

/** Deletes for good what can no longer be brought back; its pictures go with the next sweep. */
export async function deleteOldItems(db: Pick<Database, "delete">, now: Date): Promise<void> {
  await db.delete(vaultItemsTable).where(lte(deletedAt, new Date(now.getTime() - RESTORE_WINDOW_MS)));
}

export async function getCollection(db: Queries, ownerId: string): Promise<Collection> {
  const { rows } = await db.execute<Omit<Collection, "usedBytes" | "quotaBytes"> & { used_bytes: string }>(sql`
    WITH kept AS (SELECT * FROM content_items WHERE user_id = ${ownerId} AND deleted_at IS NULL)
    SELECT count(*)::int AS total,
      ${sql.join(kindCounts, sql`, `)},
      count(*) FILTER (WHERE is_favorite)::int AS favorites,
      coalesce(json_agg(DISTINCT metadata->>'id') FILTER (WHERE content_type = 'pfp'), '[]') AS "pfpIds",
      (SELECT coalesce(sum(size_bytes), 0) FROM stored_pictures
        WHERE hash IN (SELECT picture_hash FROM kept UNION SELECT source_hash FROM kept)) AS used_bytes
    FROM kept`);
  const [row] = rows;
  if (row === undefined) throw new Error("a count without a row");
  const { used_bytes: usedBytes, ...counts } = row;
  return { ...counts, usedBytes: Number(usedBytes), quotaBytes: VAULT_QUOTA_BYTES };
}
