import { readFile, statfs } from "node:fs/promises";
import { findMigration } from "#server/db/migrate.ts";
import type { HealthPart } from "#server/deps.ts";
import type { HealthFinding } from "#server/health-part.ts";
import { findProjectPath } from "#server/project-path.ts";
import { readVersions } from "./health.repository.ts";

const GB = 1_000_000_000;
/** Room for a day of uploads and a backup. */
const LOW_BYTES = 2 * GB;
/** PostgreSQL stops when it can write no more. */
const FULL_BYTES = GB / 4;

function judgeRoom(freeBytes: number): HealthFinding[] {
  if (freeBytes >= LOW_BYTES) return [];
  return [{ code: "disk.low", level: freeBytes < FULL_BYTES ? "fail" : "warn", values: { freeBytes } }];
}

/** The disk under the data of members. */
export const diskPart: HealthPart = {
  name: "disk",
  async examine({ config }) {
    const { bavail, blocks, bsize } = await statfs(config.dataDir);
    const freeBytes = bavail * bsize;
    return {
      findings: judgeRoom(freeBytes),
      facts: [
        { name: "freeBytes", value: freeBytes },
        { name: "totalBytes", value: blocks * bsize },
      ],
    };
  },
};

async function readOwnVersion(): Promise<string | null> {
  const path = findProjectPath("package.json");
  return path === undefined ? null : (JSON.parse(await readFile(path, "utf8")) as { version: string }).version;
}

export const versionsPart: HealthPart = {
  name: "versions",
  async examine({ db, clock }) {
    const [app, { postgres, migratedAt }] = await Promise.all([readOwnVersion(), readVersions(db)]);
    const migration = migratedAt === null ? undefined : await findMigration(migratedAt);
    const startedAt = new Date(clock.now().getTime() - Math.round(process.uptime() * 1000));
    return {
      facts: [
        { name: "app", value: app },
        { name: "node", value: process.versions.node },
        { name: "postgres", value: postgres },
        { name: "migration", value: migration ?? null },
        { name: "startedAt", value: startedAt.toISOString() },
      ],
    };
  },
};
