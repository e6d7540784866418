import type { Config } from "#server/config.ts";
import { describeUnset, lookAtFolder } from "#server/probe-settings.ts";
import { lookAtS3 } from "#server/s3/look-at-s3.ts";
import { readS3Address } from "#server/s3/s3-address.ts";
import type { ProbeSettings, SettingOutcome } from "#server/setting-check.ts";
import { listPlaces } from "./backup-places.service.ts";

async function describeNewest(config: Pick<Config, "backupDir" | "backupS3Url">): Promise<string> {
  const [newest] = (await listPlaces(config)[0]?.list()) ?? [];
  return newest === undefined ? "none is there yet" : `the newest is of ${newest.madeAt.toISOString()}`;
}

async function lookAtFolderOfBackups({ backupDir, backupKey }: Config): Promise<SettingOutcome> {
  if (backupDir === undefined) return describeUnset("no backups are made but by hand (npm run backup -- FILE)");
  const folder = await lookAtFolder(backupDir);
  if (folder.state !== "ok") return folder;
  const last = await describeNewest({ backupDir, backupS3Url: undefined });
  const key = backupKey === undefined ? "; BACKUP_KEY is not set, so keep the folder to yourself" : "";
  return { state: "ok", words: `${folder.words}; ${last}${key}` };
}

async function lookAtBucketOfBackups({ backupS3Url }: Config): Promise<SettingOutcome> {
  const address = backupS3Url === undefined ? undefined : readS3Address(backupS3Url);
  if (address === undefined) return describeUnset("no backups leave this machine by themselves");
  const bucket = await lookAtS3(address);
  if (bucket.state !== "ok") return bucket;
  return { state: "ok", words: `${bucket.words}; ${await describeNewest({ backupDir: undefined, backupS3Url })}` };
}

export const probeBackupSettings: ProbeSettings = ({ config }) => [
  { name: "BACKUP_DIR", isForStart: true, look: () => lookAtFolderOfBackups(config) },
  { name: "BACKUP_S3_URL", isForStart: true, look: () => lookAtBucketOfBackups(config) },
];
