import { buffer } from "node:stream/consumers";
import { proveAudio } from "#features/uploads/server/prove-audio.usecase.ts";
import { toUploadKey } from "#features/uploads/server/upload-files.usecase.ts";
import { getUpload, holdUpload, type UploadRow } from "#features/uploads/server/uploads.repository.ts";
import { recordAdminAction } from "#server/admin-audit.ts";
import type { Transaction } from "#server/db/open-database.ts";
import type { AppDeps } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import { openFileStore } from "#server/file-store.ts";
import type { FileStore } from "#server/stored-files.ts";
import { createId } from "#shared/ids.ts";
import { musicErrors } from "../music.errors.ts";
import { ADDED_TRACKS_MAX } from "../music.rules.ts";
import type { AddTrack, ChangeTrack } from "../music.schema.ts";
import { addedTracksTable } from "./music.tables.ts";
import { createTrack, deleteTrack, getTrackEnd, listTracks, lockTrack, updateTrack } from "./tracks.repository.ts";

type Deps = Pick<AppDeps, "db" | "clock" | "config">;

const createMissingError = () => createError(musicErrors, "music.no_track");

/** Administrators change the catalogue one after the other: of two at once each sees what the other did. */
function lockCatalogue(tx: Transaction): Promise<unknown> {
  return tx.select({ id: addedTracksTable.id }).from(addedTracksTable).for("update");
}

/** What the record of administrators says of a track. */
function toFacts({ title, artist, category, coverFile }: ChangeTrack): Record<string, unknown> {
  return { title, artist, category, coverFile };
}

async function readDuration(files: FileStore, { storedAs, sizeBytes }: UploadRow): Promise<number> {
  const proven = await proveAudio(async (at, length) => {
    const file = await files.open(toUploadKey(storedAs), `bytes=${at}-${at + length - 1}`);
    return file === undefined ? Buffer.alloc(0) : buffer(file.bytes);
  }, sizeBytes);
  return proven?.durationSeconds ?? 0;
}

async function holdCover(tx: Transaction, coverFile: string | null): Promise<void> {
  if (coverFile === null || (await holdUpload(tx, coverFile))?.type === "image") return;
  throw createError(musicErrors, "music.no_cover", { field: "coverFile" });
}

export async function addTrack(deps: Deps, { adminId, ...track }: AddTrack & { adminId: string }): Promise<string> {
  const { db, clock, config } = deps;
  const upload = await getUpload(db, track.file);
  if (upload?.type !== "music") throw createError(musicErrors, "music.no_file", { field: "file" });
  const durationSeconds = await readDuration(openFileStore(config), upload);
  if (durationSeconds <= 0) throw createError(musicErrors, "music.no_length", { field: "file" });
  const now = clock.now();
  const id = createId();
  await db.transaction(async (tx) => {
    if ((await holdUpload(tx, track.file)) === undefined) {
      throw createError(musicErrors, "music.no_file", { field: "file" });
    }
    await holdCover(tx, track.coverFile);
    await lockCatalogue(tx);
    const { total, last } = await getTrackEnd(tx);
    if (total >= ADDED_TRACKS_MAX) {
      throw createError(musicErrors, "music.full", { details: { max: ADDED_TRACKS_MAX } });
    }
    const isNew = await createTrack(tx, { ...track, id, durationSeconds, position: last + 1, createdAt: now });
    if (!isNew) throw createError(musicErrors, "music.taken", { field: "file" });
    await recordAdminAction(tx, { adminId, action: "music.add", target: id, after: toFacts(track), now });
  });
  return id;
}

interface OneTrack {
  adminId: string;
  id: string;
}

export async function changeTrack(deps: Deps, { adminId, id, ...changes }: OneTrack & ChangeTrack): Promise<void> {
  const { db, clock } = deps;
  await db.transaction(async (tx) => {
    await holdCover(tx, changes.coverFile);
    const row = await lockTrack(tx, id);
    if (row === undefined) throw createMissingError();
    await updateTrack(tx, id, changes);
    const change = { before: toFacts(row), after: toFacts({ ...row, ...changes }), now: clock.now() };
    await recordAdminAction(tx, { adminId, action: "music.change", target: id, ...change });
  });
}

export async function removeTrack({ db, clock }: Deps, { adminId, id }: OneTrack): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await deleteTrack(tx, id);
    if (row === undefined) throw createMissingError();
    await recordAdminAction(tx, {
      adminId,
      action: "music.remove",
      target: id,
      before: toFacts(row),
      now: clock.now(),
    });
  });
}

/** Puts the added tracks into this order; all of them are named, so that none is lost between two administrators. */
export async function orderTracks(
  { db, clock }: Deps,
  { adminId, ids }: { adminId: string; ids: string[] },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCatalogue(tx);
    const known = await listTracks(tx);
    const isSame = known.length === ids.length && known.every((track) => ids.includes(track.id));
    if (!isSame) throw createError(musicErrors, "music.other_tracks", { field: "ids" });
    for (const [index, id] of ids.entries()) await updateTrack(tx, id, { position: index + 1 });
    const change = { before: { order: known.map(({ id }) => id) }, after: { order: ids }, now: clock.now() };
    await recordAdminAction(tx, { adminId, action: "music.order", target: "catalogue", ...change });
  });
}
