import { createHash } from "node:crypto";
import { findWarnings } from "#features/boards/scam.rules.ts";
import { type DayAllowance, takeDayAllowance } from "#features/boards/server/limit-daily-posts.usecase.ts";
import { toPictureKey } from "#features/pictures/server/encode-picture.usecase.ts";
import { getPictureRow, upsertPictureRow } from "#features/pictures/server/stored-pictures.repository.ts";
import { looksAlike } from "#features/points/fingerprint.rules.ts";
import { getMonthYear } from "#features/points/points.rules.ts";
import { readFingerprint } from "#features/points/server/read-fingerprint.usecase.ts";
import { getWorkDetail } from "#features/points/server/works.repository.ts";
import { queueWarnings } from "#features/reports/server/reports.repository.ts";
import { lockMemberRow } from "#features/users/server/member-row-lock.repository.ts";
import { createMissingItemError } from "#features/vault/server/item-params.schema.ts";
import { getItem } from "#features/vault/server/items.repository.ts";
import { findItemPicture } from "#features/vault/server/prepare-item.usecase.ts";
import type { ItemRow } from "#features/vault/server/vault.tables.ts";
import { vaultErrors } from "#features/vault/vault.errors.ts";
import { pack } from "#pack/pack.ts";
import type { Transaction } from "#server/db/open-database.ts";
import type { AppDeps } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import { encodePictures, type PictureSender } from "#server/picture-encoding.ts";
import type { FileStore } from "#server/stored-files.ts";
import { createId } from "#shared/ids.ts";
import { wallErrors } from "../wall.errors.ts";
import { addMonth, SMALL_SIDE } from "../wall.rules.ts";
import { createThing, getHangingCopy, isNearCopy } from "./wall.repository.ts";
import type { ThingRow } from "./wall.tables.ts";

const WALL_ALLOWANCE: DayAllowance = {
  kind: "wall",
  perDay: pack.wall.dailyMax,
  createLimitError: (max) => createError(wallErrors, "wall.day_limit", { details: { max } }),
};

type Deps = Pick<AppDeps, "db" | "clock" | "config">;
type Picture = Pick<ThingRow, "pictureHash" | "smallHash" | "mediaFile" | "width" | "height">;

type Looks = Pick<ThingRow, "receiptId" | "detail" | "bands">;

const NO_PICTURE: Picture = { pictureHash: null, smallHash: null, mediaFile: null, width: null, height: null };
/** Pixels of a profile picture's side, as the pack brings it. */
const MEDIA_SIDE = 1024;
const SMALL_ENCODING = { types: ["WebP"], sides: [SMALL_SIDE], quality: 80 } as const;

/** What two things have in common that look or read the same. */
function createSameKey({ contentType, text }: ItemRow, { pictureHash, mediaFile }: Picture): string {
  const words = (text ?? "").normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
  return createHash("sha256")
    .update(JSON.stringify([contentType, pictureHash, mediaFile, words]))
    .digest("hex");
}

/** The picture's small sister is drawn and kept before anything names it, as the vault keeps pictures. */
async function storeSmallPicture(
  { db, clock }: Deps,
  files: FileStore,
  { pictureHash, sender }: { pictureHash: string; sender: PictureSender },
): Promise<Picture> {
  const large = await getPictureRow(db, pictureHash);
  const bytes = await files.get(toPictureKey(pictureHash));
  if (large === undefined || bytes === undefined) throw createMissingItemError();
  const [small] = await encodePictures(bytes, SMALL_ENCODING, sender);
  if (small === undefined) throw new Error("one side makes one picture");
  const { hash, width, height } = small;
  await upsertPictureRow(db, { hash, sizeBytes: small.bytes.length, width, height, savedAt: clock.now() });
  await files.put(toPictureKey(hash), small.bytes);
  return { ...NO_PICTURE, pictureHash, smallHash: hash, width: large.width, height: large.height };
}

/** What the item looks like, and its work, where a picture is the one that the server saw being made. */
async function findLooks(deps: Deps, files: FileStore, item: ItemRow): Promise<Looks> {
  const { userId, pictureHash, receiptId } = item;
  const now = deps.clock.now();
  const bytes = pictureHash === null ? undefined : await files.get(toPictureKey(pictureHash));
  if (bytes === undefined) return { receiptId, detail: null, bands: null };
  const { detail, bands } = await readFingerprint(bytes, { id: userId, now });
  const seen = receiptId === null ? undefined : await getWorkDetail(deps.db, receiptId);
  const isSeen = seen !== undefined && looksAlike(seen, detail);
  return { receiptId: isSeen ? receiptId : null, detail, bands: addMonth(bands, getMonthYear(now)) };
}

async function preparePicture(deps: Deps, files: FileStore, item: ItemRow): Promise<Picture> {
  const file = findItemPicture(item)?.file;
  if (file === undefined) return NO_PICTURE;
  if (item.pictureHash !== null) {
    const sender = { id: item.userId, now: deps.clock.now() };
    return storeSmallPicture(deps, files, { pictureHash: item.pictureHash, sender });
  }
  if (!("mediaFile" in file)) return NO_PICTURE;
  return { ...NO_PICTURE, mediaFile: file.mediaFile, width: MEDIA_SIDE, height: MEDIA_SIDE };
}

interface HungThing {
  id: string;
  isNew: boolean;
}

async function putItem(
  tx: Transaction,
  { clock, config }: Deps,
  { item, picture, looks }: { item: ItemRow; picture: Picture; looks: Looks },
): Promise<HungThing> {
  const { userId, contentType: kind, title, text, metadata } = item;
  const now = clock.now();
  const monthYear = getMonthYear(now);
  const id = createId();
  await lockMemberRow(tx, userId);
  const hangingId = await getHangingCopy(tx, { userId, contentItemId: item.id, monthYear });
  if (hangingId !== undefined) return { id: hangingId, isNew: false };
  if (await isNearCopy(tx, looks)) throw createError(wallErrors, "wall.near_copy");
  const isNew = await createThing(tx, {
    id,
    userId,
    kind,
    title,
    text,
    metadata,
    contentItemId: item.id,
    ...picture,
    ...looks,
    sameKey: createSameKey(item, picture),
    monthYear,
    risingAt: now,
    createdAt: now,
  });
  if (!isNew) throw createError(wallErrors, "wall.same");
  await takeDayAllowance(tx, config, { userId, allowance: WALL_ALLOWANCE, now });
  const warnings = findWarnings([title, text ?? ""]);
  await queueWarnings(tx, { type: "wall", refId: id, authorId: userId, warnings, now });
  return { id, isNew: true };
}

/** Hangs a copy of a vault's item on the wall; one that hangs already is answered as it is. */
export async function putOnWall(
  deps: Deps,
  files: FileStore,
  own: { userId: string; contentId: string },
): Promise<HungThing> {
  const item = await getItem(deps.db, own);
  if (item === undefined) throw createMissingItemError();
  if (item.hiddenAt !== null) throw createError(vaultErrors, "content.hidden");
  const picture = await preparePicture(deps, files, item);
  const looks = await findLooks(deps, files, item);
  return deps.db.transaction((tx) => putItem(tx, deps, { item, picture, looks }));
}
