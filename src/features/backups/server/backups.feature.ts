import type { ServerFeature } from "#server/deps.ts";
import { backupsPart } from "./examine-backups.usecase.ts";
import { BACKUPS_JOB, keepBackups } from "./keep-backups.usecase.ts";
import { probeBackupSettings } from "./probe-backup-settings.service.ts";

const HOUR_MS = 60 * 60_000;

export const backupsFeature: ServerFeature = {
  name: "backups",
  probeSettings: probeBackupSettings,
  jobs: [{ name: BACKUPS_JOB, everyMs: HOUR_MS, run: keepBackups }],
  health: [backupsPart],
};
