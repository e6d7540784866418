import { mayRemoveFiles } from "#server/db/file-lock.ts";
import type { AppDeps } from "#server/deps.ts";
import { openFileStore } from "#server/file-store.ts";
import type { FileStore } from "#server/stored-files.ts";
import { toPictureKey } from "./encode-picture.usecase.ts";
import { adoptPictures, deletePictures, lockUnusedPictureRows } from "./stored-pictures.repository.ts";

/** What is younger may belong to a save that is under way. */
const SPARE_MS = 60 * 60 * 1000;
/** Pictures removed in one transaction. */
const BATCH_SIZE = 50;
/** Files looked up in one statement. */
const ADOPT_SIZE = 500;
const PICTURE_KEY = /^pictures\/[0-9a-f]{2}\/([0-9a-f]{64})\.webp$/;

type Deps = Pick<AppDeps, "db" | "clock" | "config" | "features">;

/** Finds files that a crash or a restored backup left without a row, and drafts that were never finished. */
async function adoptStrayFiles({ db }: Deps, files: FileStore, savedBefore: Date): Promise<void> {
  let hashes: string[] = [];
  for await (const { key, modifiedAt } of files.list("pictures")) {
    if (modifiedAt > savedBefore) continue;
    const hash = PICTURE_KEY.exec(key)?.[1];
    if (hash === undefined) await files.delete(key);
    else hashes.push(hash);
    if (hashes.length < ADOPT_SIZE) continue;
    await adoptPictures(db, hashes, savedBefore);
    hashes = [];
  }
  await adoptPictures(db, hashes, savedBefore);
}

/** Removes the pictures that nothing names any more, files first: a row without a file is found again, not so a file. */
export async function sweepPictures(deps: Deps): Promise<void> {
  const { db, clock, config, features } = deps;
  const columns = features.flatMap(({ pictureColumns = [] }) => pictureColumns);
  const files = openFileStore(config);
  const savedBefore = new Date(clock.now().getTime() - SPARE_MS);
  await adoptStrayFiles(deps, files, savedBefore);
  let removedCount: number;
  do {
    removedCount = await db.transaction(async (tx) => {
      if (!(await mayRemoveFiles(tx))) return 0;
      const hashes = await lockUnusedPictureRows(tx, { columns, savedBefore, limit: BATCH_SIZE });
      for (const hash of hashes) await files.delete(toPictureKey(hash));
      if (hashes.length > 0) await deletePictures(tx, hashes);
      return hashes.length;
    });
  } while (removedCount === BATCH_SIZE);
}
