/** `npm run move -- DATABASE_URL | embedded`: brings the database of a stopped site to another PostgreSQL. Files stay where they are. */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { makeBackup } from "#features/backups/server/make-backup.usecase.ts";
import { restoreArchive } from "#features/backups/server/restore-archive.usecase.ts";
import { pack } from "#pack/pack.ts";
import { systemClock } from "#server/clock.ts";
import { type Config, loadConfig } from "#server/config.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { openFileStore } from "#server/file-store.ts";
import { createLog } from "#server/log.ts";
import { createId } from "#shared/ids.ts";
import { serverFeatures } from "../features.server.ts";
import { runCommand } from "./run-command.ts";

const USAGE = "Usage: npm run move -- DATABASE_URL, or: npm run move -- embedded";
const log = createLog({ logLevel: "error" });

async function copyOut(config: Config, path: string): Promise<void> {
  const database = await openDatabase(config, log);
  const deps = { db: database.db, config, clock: systemClock, features: serverFeatures };
  await makeBackup(deps, path, { withFiles: false }).finally(() => database.close());
}

async function copyIn(config: Config, path: string): Promise<number> {
  const database = await openDatabase(config, log);
  try {
    const target = { pool: database.pool, files: openFileStore(config), folders: [], site: pack.id, log };
    return (await restoreArchive({ path, key: config.backupKey }, target)).ending.rowCount;
  } finally {
    await database.close();
  }
}

await runCommand("move", async ([where, ...rest]) => {
  if (where === undefined || rest.length > 0) throw new Error(USAGE);
  const config = loadConfig();
  const databaseUrl = where === "embedded" ? undefined : where;
  if (databaseUrl === config.databaseUrl) throw new Error("The site is there already.");
  const path = join(config.dataDir, `move-${createId()}.backup`);
  try {
    await copyOut(config, path);
    const rowCount = await copyIn({ ...config, databaseUrl, consoleDatabaseUrl: undefined }, path);
    const next =
      databaseUrl === undefined ? "Start the site without DATABASE_URL" : "Start the site with this DATABASE_URL";
    return `moved ${rowCount} rows. ${next}; what was there before is left as it was.`;
  } finally {
    await rm(path, { force: true });
  }
});
