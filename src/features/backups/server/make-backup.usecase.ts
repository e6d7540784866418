import { randomUUID } from "node:crypto";
import { access, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import type { Writable } from "node:stream";
import { pack } from "#pack/pack.ts";
import { connectForLongWork } from "#server/db/migrate.ts";
import type { AppDeps } from "#server/deps.ts";
import { openFileStore } from "#server/file-store.ts";
import type { ArchiveEnding } from "./archive.schema.ts";
import { BackupError } from "./archive-parts.service.ts";
import { writeArchive } from "./write-archive.usecase.ts";

export type BackupSource = Pick<AppDeps, "db" | "config" | "clock" | "features">;

/** Folders of the file store in which features keep what members sent. */
export function listFileFolders(features: AppDeps["features"]): string[] {
  return features.flatMap(({ fileFolders = [] }) => fileFolders);
}

async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder, and needs no sync of it either.
  const folder = await open(path, "r").catch(() => undefined);
  await folder?.sync().finally(() => folder.close());
}

/** Writes the backup wherever its bytes go. */
export async function writeBackup(
  { db, config, clock, features }: BackupSource,
  out: Writable,
  { withFiles = true } = {},
): Promise<ArchiveEnding> {
  const client = await connectForLongWork(db.$client, "site backup");
  try {
    await client.query("SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0");
    const folders = withFiles ? listFileFolders(features) : [];
    const files = openFileStore(config);
    return await writeArchive({ client, files, folders, site: pack.id, clock, key: config.backupKey }, out);
  } finally {
    await client.end();
  }
}

/** Writes the backup beside its place and puts it there whole; nobody but its owner may read it. */
export async function makeBackup(
  source: BackupSource,
  path: string,
  options: { withFiles?: boolean } = {},
): Promise<ArchiveEnding> {
  const isTaken = await access(path).then(
    () => true,
    () => false,
  );
  if (isTaken) throw new BackupError(`There is a file at ${path} already.`);
  const draft = `${path}.${randomUUID()}.part`;
  const file = await open(draft, "wx", 0o600).catch((error: unknown) => {
    throw new BackupError(`The backup cannot be written: ${(error as Error).message}`);
  });
  try {
    const ending = await writeBackup(source, file.createWriteStream({ flush: true }), options);
    await rename(draft, path);
    await syncFolder(dirname(path));
    return ending;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
