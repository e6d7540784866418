import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { pack } from "#pack/pack.ts";
import { createFolderStore } from "#server/folder-store.ts";
import { readJobRun, runRecorded } from "#server/job-record.ts";
import { buildTestApp } from "../../../../tests/support/build-test-app.ts";
import { DAY_MS } from "../../../../tests/support/fake-clock.ts";
import { readDatabase } from "../../../../tests/support/nothing-changed.ts";
import { startTestS3 } from "../../../../tests/support/s3-server.ts";
import { createTemporaryFolder } from "../../../../tests/support/temporary-folder.ts";
import { createTestDatabase } from "../../../../tests/support/test-database.ts";
import { AGE_MARK } from "./archive-key.service.ts";
import { fetchBackup, listPlaces } from "./backup-places.service.ts";
import { backupsPart } from "./examine-backups.usecase.ts";
import { BACKUPS_JOB, keepBackups } from "./keep-backups.usecase.ts";
import { listFileFolders } from "./make-backup.usecase.ts";
import { restoreArchive } from "./restore-archive.usecase.ts";

const KEY = "a key that is long enough";
const log = { info() {}, warn() {}, error() {} };

const site = await buildTestApp();
const s3 = await startTestS3();
afterAll(() => s3.remove());

/** Backups into a new folder and a folder of its own in the bucket. */
async function choosePlaces() {
  const backupDir = join(await createTemporaryFolder(), "backups");
  const backupS3Url = `${s3.otherUrl}/${crypto.randomUUID()}`;
  const config = { ...site.config, backupDir, backupS3Url, backupKeep: 2, backupKey: KEY };
  return { config, deps: { ...site.deps, config } };
}

async function countKept(config: typeof site.config): Promise<number[]> {
  return Promise.all(listPlaces(config).map(async (place) => (await place.list()).length));
}

describe("backups in a bucket", () => {
  it("come once a day beside those in the folder, and the oldest go", async () => {
    const { config, deps } = await choosePlaces();
    const kept: number[][] = [];
    for (let day = 0; day < 3; day += 1) {
      await keepBackups(deps);
      await keepBackups(deps);
      kept.push(await countKept(config));
      site.clock.advance(DAY_MS);
    }
    expect(kept).toEqual([
      [1, 1],
      [2, 2],
      [2, 2],
    ]);
    expect(site.logLines.join("")).not.toContain("S3RVER");
  });

  it("are encrypted, and bring the whole site to another database and folder", async () => {
    const { config, deps } = await choosePlaces();
    await site.register();
    await keepBackups(deps);
    const before = await readDatabase(site.pool);
    const path = join(await createTemporaryFolder(), "fetched.backup");
    await fetchBackup(config, "newest", path);
    expect((await readFile(path)).subarray(0, AGE_MARK.length).toString()).toBe(AGE_MARK);
    const database = await createTestDatabase();
    onTestFinished(() => database.close());
    const files = createFolderStore(await createTemporaryFolder());
    const target = { pool: database.pool, files, folders: listFileFolders(site.deps.features), site: pack.id, log };
    await restoreArchive({ path, key: KEY }, target);
    expect(await readDatabase(database.pool)).toEqual(before);
  });

  it("name those that there are to who asks for another", async () => {
    const { config, deps } = await choosePlaces();
    const path = join(await createTemporaryFolder(), "fetched.backup");
    await expect(fetchBackup(config, "newest", path)).rejects.toThrow("It has: none.");
    await keepBackups(deps);
    await expect(fetchBackup(config, "other.backup", path)).rejects.toThrow(`It has: ${pack.id}-`);
    await expect(fetchBackup({ backupS3Url: undefined }, "newest", path)).rejects.toThrow("Set BACKUP_S3_URL");
  });

  it("that cannot be made leave the folder its own, nothing half in the bucket, and are said", async () => {
    const { config, deps } = await choosePlaces();
    const job = { name: BACKUPS_JOB, everyMs: 1, run: keepBackups };
    await s3.kill();
    await expect(runRecorded(deps, job)).rejects.toThrow();
    expect((await readJobRun(deps, BACKUPS_JOB))?.error).toMatch(/ECONNREFUSED/);
    await s3.start();
    expect(await countKept(config)).toEqual([1, 0]);
    expect((await backupsPart.examine(deps)).findings?.map(({ code }) => code)).toEqual([
      "backups.failed",
      "backups.none",
    ]);
    await runRecorded(deps, job);
    expect(await countKept(config)).toEqual([1, 1]);
    expect(await backupsPart.examine(deps)).toMatchObject({
      findings: [],
      facts: [{ name: "succeededAt" }, {}, {}, {}],
    });
  });

  it("are old as soon as one place is", async () => {
    const { config, deps } = await choosePlaces();
    await keepBackups({ ...deps, config: { ...config, backupDir: undefined } });
    site.clock.advance(2 * DAY_MS);
    await keepBackups({ ...deps, config: { ...config, backupS3Url: undefined } });
    expect((await backupsPart.examine(deps)).findings).toMatchObject([{ code: "backups.old", level: "fail" }]);
  });
});
