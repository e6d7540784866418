/** `npm run restore -- FILE | s3:NAME`: fills an empty site from a backup, all or nothing. */
import { mkdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fetchBackup } from "#features/backups/server/backup-places.service.ts";
import { listFileFolders } from "#features/backups/server/make-backup.usecase.ts";
import { restoreArchive } from "#features/backups/server/restore-archive.usecase.ts";
import { pack } from "#pack/pack.ts";
import { type Config, loadConfig } from "#server/config.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { openFileStore } from "#server/file-store.ts";
import { createLog } from "#server/log.ts";
import { createId } from "#shared/ids.ts";
import { serverFeatures } from "../features.server.ts";
import { runCommand } from "./run-command.ts";

const USAGE = "Usage: npm run restore -- FILE, or: npm run restore -- s3:newest";

async function restore(config: Config, path: string): Promise<string> {
  const log = createLog({ logLevel: "error" });
  const database = await openDatabase(config, log);
  try {
    const target = {
      pool: database.pool,
      files: openFileStore(config),
      folders: listFileFolders(serverFeatures),
      site: pack.id,
      log,
    };
    const { header, ending } = await restoreArchive({ path, key: config.backupKey }, target);
    return `restored the site of ${header.createdAt}: ${ending.rowCount} rows, ${ending.fileCount} files`;
  } finally {
    await database.close();
  }
}

await runCommand("restore", async ([file, ...rest]) => {
  if (file === undefined || rest.length > 0) throw new Error(USAGE);
  const config = loadConfig();
  const [, stored] = /^s3:(.+)$/.exec(file) ?? [];
  const path = stored === undefined ? resolve(file) : join(config.dataDir, `restore-${createId()}.backup`);
  try {
    if (stored !== undefined) {
      await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
      await fetchBackup(config, stored, path);
    }
    return await restore(config, path);
  } finally {
    if (stored !== undefined) await rm(path, { force: true });
  }
});
