/** Pictures for the market of a demo, out of the pack: as if the members had sent them. */
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { asc, eq } from "drizzle-orm";
import { BOARD_IMAGE_SIDE, BOARD_IMAGE_SMALL_SIDE } from "#features/boards/board.rules.ts";
import { createImage, setImages } from "#features/boards/server/board-images.repository.ts";
import type { ListingCategory } from "#features/market/listing-categories.catalog.ts";
import { listingsTable } from "#features/market/server/listings.tables.ts";
import { toPictureKey } from "#features/pictures/server/encode-picture.usecase.ts";
import { upsertPictureRow } from "#features/pictures/server/stored-pictures.repository.ts";
import type { Database } from "#server/db/open-database.ts";
import { mediaDir } from "#server/media-dir.ts";
import { encodePictures } from "#server/picture-encoding.ts";
import type { FileStore } from "#server/stored-files.ts";
import { createId } from "#shared/ids.ts";

/** Folders of the pack's media whose pictures suit a kind of entry, and the end of their names. */
const SOURCES: Record<ListingCategory, [folder: string, ending: string]> = {
  art: ["pfps", "-1024.webp"],
  music: ["covers", ".webp"],
  merch: ["merch", "-900.webp"],
  services: ["templates", "-1200.webp"],
  events: ["movement", "-1200.webp"],
  other: ["art", "-1200.webp"],
};
/** One entry of so many has none, as on any board. */
const BARE_EVERY = 6;

interface Entry {
  id: string;
  ownerId: string;
  kind: ListingCategory;
}

function listEntries(db: Database): Promise<Entry[]> {
  return db
    .select({ id: listingsTable.id, ownerId: listingsTable.sellerId, kind: listingsTable.category })
    .from(listingsTable)
    .orderBy(asc(listingsTable.createdAt));
}

async function readSources(): Promise<Map<string, string[]>> {
  const listed = Object.entries(SOURCES).map(async ([kind, [folder, ending]]) => {
    // A pack needs no pictures of what it does not show.
    const names = existsSync(join(mediaDir, folder)) ? await readdir(join(mediaDir, folder)) : [];
    return [kind, names.filter((name) => name.endsWith(ending)).map((name) => join(mediaDir, folder, name))] as const;
  });
  return new Map(await Promise.all(listed));
}

async function sendPicture(db: Database, files: FileStore, entry: Entry, path: string): Promise<void> {
  const now = new Date();
  const encoding = { types: ["WebP"], sides: [BOARD_IMAGE_SIDE, BOARD_IMAGE_SMALL_SIDE], quality: 84 } as const;
  const pictures = await encodePictures(await readFile(path), encoding, { id: entry.ownerId, now });
  const [picture, small] = pictures;
  if (picture === undefined || small === undefined) return;
  for (const { hash, bytes, width, height } of new Set(pictures)) {
    await upsertPictureRow(db, { hash, sizeBytes: bytes.length, width, height, savedAt: now });
    await files.put(toPictureKey(hash), bytes);
  }
  const { hash: pictureHash, width, height } = picture;
  const image = {
    id: createId(),
    ownerId: entry.ownerId,
    pictureHash,
    smallHash: small.hash,
    width,
    height,
    createdAt: now,
  };
  await db.transaction(async (tx) => {
    const { id } = await createImage(tx, image);
    await setImages(tx, { ownerId: entry.ownerId, refId: entry.id, imageIds: [id] });
    await tx.update(listingsTable).set({ hasImages: true }).where(eq(listingsTable.id, entry.id));
  });
}

export async function seedPictures(db: Database, files: FileStore): Promise<void> {
  const sources = await readSources();
  const used = new Map<string, number>();
  for (const [index, entry] of (await listEntries(db)).entries()) {
    if (index % BARE_EVERY === BARE_EVERY - 1) continue;
    const paths = sources.get(entry.kind) ?? [];
    const turn = used.get(entry.kind) ?? 0;
    used.set(entry.kind, turn + 1);
    const path = paths[turn % paths.length];
    if (path !== undefined) await sendPicture(db, files, entry, path);
  }
}
