import { recordAdminAction } from "#server/admin-audit.ts";
import type { Queries } from "#server/db/open-database.ts";
import type { AppDeps, ServerFeature } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import { openFileStore } from "#server/file-store.ts";
import type { UploadUse } from "#shared/upload-uses.ts";
import { uploadsErrors } from "../uploads.errors.ts";
import type { ReceivedUpload } from "./receive-upload.usecase.ts";
import { hashFile, openImage, storeFile } from "./save-upload.usecase.ts";
import { deleteFiles } from "./upload-files.usecase.ts";
import {
  deleteUpload,
  getUpload,
  getUploadByHash,
  lockUpload,
  type StoredFile,
  type UploadRow,
  updateUpload,
} from "./uploads.repository.ts";

type Deps = Pick<AppDeps, "db" | "clock" | "config" | "features">;

interface OneUpload {
  adminId: string;
  fileName: string;
}

const createMissingError = () => createError(uploadsErrors, "uploads.not_found");

/** Where these uploads are used, as the features say. */
export async function listUses(
  db: Queries,
  features: readonly ServerFeature[],
  fileNames: readonly string[],
): Promise<UploadUse[]> {
  const uses: UploadUse[] = [];
  if (fileNames.length === 0) return uses;
  for (const feature of features) uses.push(...((await feature.uploadUses?.(db, fileNames)) ?? []));
  return uses;
}

/** Takes an upload away that nothing uses. The row goes first: a file that is left behind by a crash is swept away. */
export async function removeUpload(deps: Deps, { adminId, fileName }: OneUpload): Promise<void> {
  const { db, clock, config, features } = deps;
  const removed = await db.transaction(async (tx) => {
    const row = await lockUpload(tx, fileName);
    if (row === undefined) throw createMissingError();
    const uses = await listUses(tx, features, [fileName]);
    if (uses.length > 0) throw createError(uploadsErrors, "uploads.in_use");
    await deleteUpload(tx, row.id);
    const { type, name } = row;
    const change = { before: { type, name }, now: clock.now() };
    await recordAdminAction(tx, { adminId, action: "upload.remove", target: fileName, ...change });
    return row;
  });
  await deleteFiles(openFileStore(config), removed.storedAs);
}

function isTaken(error: unknown): boolean {
  return (error as { cause?: { code?: unknown } }).cause?.code === "23505";
}

/** The row names the new file from one moment to the next; answers the name of the old one. */
function exchange(
  { db, clock }: Deps,
  { adminId, fileName, name }: OneUpload & { name: string },
  content: StoredFile,
): Promise<string> {
  return db.transaction(async (tx) => {
    const row = await lockUpload(tx, fileName);
    if (row === undefined) throw createMissingError();
    await updateUpload(tx, row.id, { ...content, name });
    const before = { name: row.name, storedAs: row.storedAs };
    const change = { before, after: { name, storedAs: content.storedAs }, now: clock.now() };
    await recordAdminAction(tx, { adminId, action: "upload.replace", target: fileName, ...change });
    return row.storedAs;
  });
}

/** Puts another picture under the address of this one; whatever uses it shows the new one within a minute. */
export async function replaceUpload(
  deps: Deps,
  { adminId, fileName, path, name }: OneUpload & Pick<ReceivedUpload, "path" | "name">,
): Promise<UploadRow> {
  const { db, clock, config } = deps;
  const row = await getUpload(db, fileName);
  if (row === undefined) throw createMissingError();
  if (row.type !== "image") throw createError(uploadsErrors, "uploads.only_pictures");
  const content = await openImage({ path }, { id: adminId, now: clock.now() });
  const contentHash = await hashFile(content);
  const known = await getUploadByHash(db, contentHash);
  if (known?.id === row.id) return row;
  const createKnownError = (as: string) => createError(uploadsErrors, "uploads.known", { details: { name: as } });
  if (known !== undefined) throw createKnownError(known.name);
  const files = openFileStore(config);
  const stored = await storeFile(files, content, contentHash);
  const old = await exchange(deps, { adminId, fileName, name }, stored).catch(async (error: unknown) => {
    await deleteFiles(files, stored.storedAs);
    // Somebody else has sent the same at the same time.
    throw isTaken(error) ? createKnownError(name) : error;
  });
  await deleteFiles(files, old);
  return { ...row, ...stored, name };
}
