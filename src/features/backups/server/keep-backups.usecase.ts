import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pack } from "#pack/pack.ts";
import type { AppDeps } from "#server/deps.ts";
import { makeBackup } from "./make-backup.usecase.ts";

/** Under this name the backups are work of the site. */
export const BACKUPS_JOB = "backups";

interface KeptBackup {
  path: string;
  madeAt: Date;
  sizeBytes: number;
}

const NAME = new RegExp(`^${pack.id}-(\\d{4}-\\d\\d-\\d\\d)T(\\d\\d)-(\\d\\d)-(\\d\\d)Z\\.backup$`);

function nameBackup(now: Date): string {
  return `${pack.id}-${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z.backup`;
}

function readMoment(name: string): Date | undefined {
  const [, date, ...time] = NAME.exec(name) ?? [];
  return date === undefined ? undefined : new Date(`${date}T${time.join(":")}Z`);
}

/** The backups that the schedule has made in the folder, the newest first. */
export async function listBackups(folder: string): Promise<KeptBackup[]> {
  const names = (await readdir(folder).catch(() => [])).sort().reverse();
  const kept: KeptBackup[] = [];
  for (const name of names) {
    const madeAt = readMoment(name);
    if (madeAt === undefined) continue;
    const path = join(folder, name);
    kept.push({ path, madeAt, sizeBytes: (await stat(path)).size });
  }
  return kept;
}

/** A day, but for the time that the hourly look may come early. */
const PERIOD_MS = 23.5 * 60 * 60_000;

/** Once a day makes a backup in the folder and removes the oldest beyond those that are kept. Nothing is removed before a new one stands. */
export async function keepBackups(deps: AppDeps): Promise<void> {
  const { config, clock, log } = deps;
  const { backupDir, backupKeep } = config;
  if (backupDir === undefined) return;
  const [newest] = await listBackups(backupDir);
  if (newest !== undefined && clock.now().getTime() - newest.madeAt.getTime() < PERIOD_MS) return;
  await mkdir(backupDir, { recursive: true, mode: 0o700 });
  const path = join(backupDir, nameBackup(clock.now()));
  const { rowCount, fileCount } = await makeBackup(deps, path);
  log.info({ path, rowCount, fileCount }, "backup made");
  for (const old of (await listBackups(backupDir)).slice(backupKeep)) await rm(old.path);
}
