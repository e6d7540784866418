import { toPictureKey } from "#features/pictures/server/encode-picture.usecase.ts";
import { upsertPictureRow } from "#features/pictures/server/stored-pictures.repository.ts";
import { findReceiptId } from "#features/points/server/receipts.repository.ts";
import type { AppDeps } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import { type IdempotentCall, requireFreeKey, runOnce } from "#server/idempotency.ts";
import type { EncodedPicture } from "#server/picture-encoding.ts";
import { BUSY_HEADERS, createKeyedMutex } from "#server/semaphore.ts";
import type { FileStore } from "#server/stored-files.ts";
import type { CheckedItem } from "../item-kinds.schema.ts";
import { vaultErrors } from "../vault.errors.ts";
import { toVaultItem } from "./item-answer.rules.ts";
import { createMissingItemError } from "./item-params.schema.ts";
import { getItem } from "./items.repository.ts";
import { prepareItem, storesPictures } from "./prepare-item.usecase.ts";
import { createItem, getSameItem, type PreparedItem, requireRoom, type SavedItem } from "./save-item.repository.ts";

interface SaveRequest {
  userId: string;
  content: CheckedItem;
  /** The caller's Idempotency-Key, if any, and the address it was sent to. */
  key: string | undefined;
  url: string;
}

type Deps = Pick<AppDeps, "db" | "clock">;

/** A member's pictures are kept one after the other: room is asked for before files are written, and must be there then. */
const acquireMember = createKeyedMutex({
  queueMax: 9,
  createBusyError: () => createError(vaultErrors, "content.busy", { headers: BUSY_HEADERS }),
});

async function storeOnce({ db }: Deps, call: IdempotentCall, prepared: PreparedItem): Promise<SavedItem> {
  // The answer that is kept is short: whole ones, a new key each, would be a way to fill the disk.
  const { contentId, isNew } = await runOnce(db, call, async (tx) => {
    const saved = await createItem(tx, prepared, call.now);
    return { contentId: saved.content.id, isNew: saved.isNew };
  });
  const row = await getItem(db, { userId: call.userId, contentId });
  if (row === undefined) throw createMissingItemError();
  return { content: toVaultItem(row), isNew };
}

async function storePictures(
  { db }: Deps,
  files: FileStore,
  { prepared, pictures, now }: { prepared: PreparedItem; pictures: EncodedPicture[]; now: Date },
): Promise<void> {
  const same = await getSameItem(db, prepared);
  if (same !== undefined && same.deletedAt === null) return;
  // Asked once more where it counts, in the transaction; here it keeps what will be refused from being stored.
  await requireRoom(db, prepared.userId, prepared.pictures);
  for (const { hash, bytes, width, height } of pictures) {
    await upsertPictureRow(db, { hash, sizeBytes: bytes.length, width, height, savedAt: now });
    await files.put(toPictureKey(hash), bytes);
  }
}

/** Keeps a thing: its pictures first, so that an item never names a file that is not there. */
async function storeItem(deps: Deps, files: FileStore, { userId, content, key, url }: SaveRequest): Promise<SavedItem> {
  const { db, clock } = deps;
  const now = clock.now();
  const { item, pictures } = await prepareItem(content, { id: userId, now });
  const sizes = pictures.map(({ hash, bytes }) => ({ hash, sizeBytes: bytes.length }));
  const receipt = content.receiptId && { id: content.receiptId, userId, kind: content.contentType };
  const receiptId = (receipt && (await findReceiptId(db, receipt))) ?? null;
  const prepared: PreparedItem = { ...item, userId, receiptId, pictures: sizes };
  const call = key === undefined ? undefined : { userId, key, request: [url, item.contentHash, item.title], now };
  if (call !== undefined) await requireFreeKey(db, call);

  if (pictures.length > 0) await storePictures(deps, files, { prepared, pictures, now });
  if (call !== undefined) return storeOnce(deps, call, prepared);
  return db.transaction((tx) => createItem(tx, prepared, now));
}

/** Keeps a thing in a member's vault. */
export function saveItem(deps: Deps, files: FileStore, request: SaveRequest): Promise<SavedItem> {
  const keep = () => storeItem(deps, files, request);
  return storesPictures(request.content.contentType) ? acquireMember(request.userId, keep) : keep();
}
