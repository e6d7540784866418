/** `npm run restore -- FILE`: fills an empty site from a backup, all or nothing. */
import { resolve } from "node:path";
import { listFileFolders } from "#features/backups/server/make-backup.usecase.ts";
import { restoreArchive } from "#features/backups/server/restore-archive.usecase.ts";
import { pack } from "#pack/pack.ts";
import { loadConfig } from "#server/config.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { openFileStore } from "#server/file-store.ts";
import { createLog } from "#server/log.ts";
import { serverFeatures } from "../features.server.ts";
import { runCommand } from "./run-command.ts";

await runCommand("restore", async ([file, ...rest]) => {
  if (file === undefined || rest.length > 0) throw new Error("Usage: npm run restore -- FILE");
  const config = loadConfig();
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
    const { header, ending } = await restoreArchive({ path: resolve(file), key: config.backupKey }, target);
    return `restored the site of ${header.createdAt}: ${ending.rowCount} rows, ${ending.fileCount} files`;
  } finally {
    await database.close();
  }
});
