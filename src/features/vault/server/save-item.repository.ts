import { and, eq, gt, sql } from "drizzle-orm";
import { listPictureSizes } from "#features/pictures/server/stored-pictures.repository.ts";
import { lockMemberRow } from "#features/users/server/member-row-lock.repository.ts";
import type { Queries, Transaction } from "#server/db/open-database.ts";
import { createError } from "#server/errors.ts";
import { createId } from "#shared/ids.ts";
import { vaultErrors } from "../vault.errors.ts";
import { RESTORE_WINDOW_MS, VAULT_ITEMS_MAX, VAULT_QUOTA_BYTES, type VaultItem } from "../vault.schema.ts";
import { toVaultItem } from "./item-answer.rules.ts";
import { type ItemRow, type ItemValues, vaultItemsTable } from "./vault.tables.ts";

/** An item as it is about to be kept, and how large its pictures are. */
export interface PreparedItem extends ItemValues {
  pictures: { hash: string; sizeBytes: number }[];
}

export interface SavedItem {
  content: VaultItem;
  isNew: boolean;
}

export async function getSameItem(
  db: Queries,
  { userId, contentHash }: Pick<PreparedItem, "userId" | "contentHash">,
): Promise<ItemRow | undefined> {
  const isSame = and(eq(vaultItemsTable.userId, userId), eq(vaultItemsTable.contentHash, contentHash));
  const [row] = await db.select().from(vaultItemsTable).where(isSame).limit(1);
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
export async function requireRoom(db: Queries, userId: string, pictures: PreparedItem["pictures"]): Promise<void> {
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
  if (items >= VAULT_ITEMS_MAX) {
    throw createError(vaultErrors, "content.full", { details: { max: VAULT_ITEMS_MAX } });
  }
  const sizes = new Map(pictures.map(({ hash, sizeBytes }) => [hash, sizeBytes]));
  const newBytes = [...sizes.values()].reduce((sum, sizeBytes) => sum + sizeBytes, 0);
  if (newBytes > 0 && otherBytes + newBytes > VAULT_QUOTA_BYTES) {
    throw createError(vaultErrors, "content.quota");
  }
  const isTooMuch = newBytes > 0 && allOtherBytes + newBytes > WITH_DELETED * VAULT_QUOTA_BYTES;
  if (isTooMuch || allItems > WITH_DELETED * VAULT_ITEMS_MAX) {
    throw createError(vaultErrors, "content.deleted_full");
  }
}

/** What is kept already is of the newest work that was the same. */
async function nameWork(tx: Transaction, same: ItemRow, receiptId: string | null): Promise<SavedItem> {
  if (receiptId !== null) {
    await tx.update(vaultItemsTable).set({ receiptId }).where(eq(vaultItemsTable.id, same.id));
  }
  return { content: toVaultItem({ ...same, receiptId: receiptId ?? same.receiptId }), isNew: false };
}

/** Keeps the item; the very same one kept before is given back instead, even if it was deleted just now. */
export async function createItem(
  tx: Transaction,
  { pictures, ...values }: PreparedItem,
  now: Date,
): Promise<SavedItem> {
  await lockMemberRow(tx, values.userId);
  const same = await getSameItem(tx, values);
  if (same !== undefined && same.deletedAt === null) return nameWork(tx, same, values.receiptId);
  await requireRoom(tx, values.userId, pictures);
  const [row] =
    same === undefined
      ? await tx
          .insert(vaultItemsTable)
          .values({ id: createId(), createdAt: now, ...values })
          .returning()
      : await tx
          .update(vaultItemsTable)
          // Saving again is not sharing again: an address that was given out before stays dead.
          .set({ deletedAt: null, shareToken: null, receiptId: values.receiptId ?? same.receiptId })
          .where(eq(vaultItemsTable.id, same.id))
          .returning();
  if (row === undefined) throw new Error("the kept item was not given back");
  return { content: toVaultItem(row), isNew: same === undefined };
}

/** Brings a deleted item back while that is still promised; undefined when there is none to bring. */
export async function restoreItem(
  tx: Transaction,
  own: { userId: string; contentId: string },
  now: Date,
): Promise<VaultItem | undefined> {
  const { id, userId, deletedAt } = vaultItemsTable;
  await lockMemberRow(tx, own.userId);
  const goneBefore = new Date(now.getTime() - RESTORE_WINDOW_MS);
  const isHidden = and(eq(id, own.contentId), eq(userId, own.userId), gt(deletedAt, goneBefore));
  const [hidden] = await tx.select().from(vaultItemsTable).where(isHidden);
  if (hidden === undefined) return undefined;
  await requireRoom(tx, own.userId, await listPictureSizes(tx, [hidden.pictureHash, hidden.sourceHash]));
  const [row] = await tx.update(vaultItemsTable).set({ deletedAt: null }).where(isHidden).returning();
  return row && toVaultItem(row);
}
