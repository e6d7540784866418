import type { Config } from "#server/config.ts";
import { describeUnset, lookAtFolder } from "#server/probe-settings.ts";
import type { ProbeSettings, SettingOutcome } from "#server/setting-check.ts";
import { listBackups } from "./keep-backups.usecase.ts";

async function lookAtBackups({ backupDir, backupKey }: Config): Promise<SettingOutcome> {
  if (backupDir === undefined) return describeUnset("no backups are made but by hand (npm run backup -- FILE)");
  const folder = await lookAtFolder(backupDir);
  if (folder.state !== "ok") return folder;
  const [newest] = await listBackups(backupDir);
  const last = newest === undefined ? "none is there yet" : `the newest is of ${newest.madeAt.toISOString()}`;
  const key = backupKey === undefined ? "; BACKUP_KEY is not set, so keep the folder to yourself" : "";
  return { state: "ok", words: `${folder.words}; ${last}${key}` };
}

export const probeBackupSettings: ProbeSettings = ({ config }) => [
  { name: "BACKUP_DIR", isForStart: true, look: () => lookAtBackups(config) },
];
