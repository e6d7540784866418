/** `npm run backup -- FILE`: writes everything the site has into one file, also beside a running server. */
import { resolve } from "node:path";
import { makeBackup } from "#features/backups/server/make-backup.usecase.ts";
import { systemClock } from "#server/clock.ts";
import { loadConfig } from "#server/config.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { createLog } from "#server/log.ts";
import { serverFeatures } from "../features.server.ts";
import { runCommand } from "./run-command.ts";

await runCommand("backup", async ([file, ...rest]) => {
  if (file === undefined || rest.length > 0) throw new Error("Usage: npm run backup -- FILE");
  const config = loadConfig();
  const path = resolve(file);
  const database = await openDatabase(config, createLog({ logLevel: "error" }), { attach: true });
  try {
    const deps = { db: database.db, config, clock: systemClock, features: serverFeatures };
    const { rowCount, fileCount } = await makeBackup(deps, path);
    const secrecy =
      config.backupKey === undefined ? "not encrypted: keep it like a password" : "encrypted by BACKUP_KEY";
    return `${path}: ${rowCount} rows, ${fileCount} files, ${secrecy}`;
  } finally {
    await database.close();
  }
});
