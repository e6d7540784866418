import type { AppDeps } from "#server/deps.ts";
import { type BackupPlace, listPlaces, nameBackup } from "./backup-places.service.ts";

/** Under this name the backups are work of the site. */
export const BACKUPS_JOB = "backups";

/** A day, but for the time that the hourly look may come early. */
const PERIOD_MS = 23.5 * 60 * 60_000;

async function keepIn(place: BackupPlace, deps: AppDeps): Promise<void> {
  const { config, clock, log } = deps;
  const [newest] = await place.list();
  if (newest !== undefined && clock.now().getTime() - newest.madeAt.getTime() < PERIOD_MS) return;
  const name = nameBackup(clock.now());
  const { rowCount, fileCount } = await place.make(deps, name);
  log.info({ place: place.title, name, rowCount, fileCount }, "backup made");
  for (const old of (await place.list()).slice(config.backupKeep)) await place.remove(old.name);
}

/**
 * Once a day makes a backup in each place and removes the oldest beyond those that are kept. Nothing is removed before a new one
 * stands, and a place that is away keeps no other from its backup.
 */
export async function keepBackups(deps: AppDeps): Promise<void> {
  const failures: unknown[] = [];
  for (const place of listPlaces(deps.config)) await keepIn(place, deps).catch((error) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
