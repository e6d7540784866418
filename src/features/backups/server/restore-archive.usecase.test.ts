import { createReadStream, createWriteStream } from "node:fs";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type pg from "pg";
import { describe, expect, it, onTestFinished } from "vitest";
import { pack } from "#pack/pack.ts";
import { migrate } from "#server/db/migrate.ts";
import { createDatabase } from "#server/db/open-database.ts";
import { createFolderStore } from "#server/folder-store.ts";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { DAY_MS, HOUR_MS } from "../../../../tests/support/fake-clock.ts";
import { buildMeme } from "../../../../tests/support/pictures.ts";
import { createTemporaryFolder } from "../../../../tests/support/temporary-folder.ts";
import { createTestDatabase } from "../../../../tests/support/test-database.ts";
import { listPlaces } from "./backup-places.service.ts";
import { keepBackups } from "./keep-backups.usecase.ts";
import { listFileFolders, makeBackup } from "./make-backup.usecase.ts";
import { restoreArchive } from "./restore-archive.usecase.ts";

const site = await buildTestApp();
const log = { info() {} };
const folders = listFileFolders(site.deps.features);
const NO_TABLES =
  "DROP SCHEMA drizzle CASCADE; DROP SCHEMA console CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public";
const KEY = "a key that nobody guesses";

/** A database without members and a folder without files, to restore into. */
async function createEmptySite() {
  const database = await createTestDatabase();
  onTestFinished(() => database.close());
  const dataDir = await createTemporaryFolder();
  const target = { pool: database.pool, files: createFolderStore(dataDir), folders, site: pack.id, log };
  return { ...target, dataDir, target };
}

async function back(deps: Partial<typeof site.deps> = {}): Promise<string> {
  const path = join(await createTemporaryFolder(), "site.backup");
  await makeBackup({ ...site.deps, ...deps }, path);
  return path;
}

/** Every table with its number of rows and a hash of all of them. */
async function hashTables(pool: pg.Pool): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') ORDER BY 1",
  );
  const hashes: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query<{ hash: string }>(
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))), '') AS hash FROM public.${name} t`,
    );
    hashes[name] = rows[0]?.hash ?? "";
  }
  return hashes;
}

/** What stands around the rows: keys, references, triggers that are awake, and where sequences stand. */
async function listRules(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ rule: string }>(
    `SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) AS rule FROM pg_constraint
       WHERE connamespace = 'public'::regnamespace
     UNION ALL SELECT tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
     UNION ALL SELECT sequencename || ' ' || coalesce(last_value::text, '') FROM pg_sequences WHERE schemaname = 'public'
     ORDER BY 1`,
  );
  return rows.map(({ rule }) => rule);
}

async function saveMeme(vex: TestMember, side: number): Promise<void> {
  const url = `/api/users/${vex.user.id}/content`;
  const response = await site.inject({ method: "POST", url, headers: vex.headers, payload: await buildMeme({ side }) });
  expect(response.statusCode).toBe(201);
}

/** Members with points, pictures, things on boards and in the vault. */
async function live(): Promise<TestMember> {
  const vex = await site.register("vex");
  await saveMeme(vex, 60);
  await site.inject({
    method: "POST",
    url: "/api/leaderboard/track",
    headers: vex.headers,
    payload: { userId: vex.user.id, action: "tweet_generated" },
  });
  return vex;
}

describe("a backup", () => {
  it.each([
    ["plain", undefined],
    ["encrypted", KEY],
  ])("brings a whole site to another database and folder (%s)", async (_name, backupKey) => {
    await live();
    const path = await back({ config: { ...site.config, backupKey } });
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const empty = await createEmptySite();
    const { ending } = await restoreArchive({ path, key: backupKey }, empty.target);
    expect(ending.fileCount).toBe(1);
    expect(await hashTables(empty.pool)).toEqual(await hashTables(site.pool));
    expect(await listRules(empty.pool)).toEqual(await listRules(site.pool));
    for await (const { key } of empty.files.list("pictures")) {
      expect(await empty.files.get(key)).toEqual(await createFolderStore(site.config.dataDir).get(key));
    }
  });

  it("is of one moment, whoever writes meanwhile", async () => {
    const vex = await live();
    const writes = Array.from({ length: 8 }, (_, index) => site.register().then(() => saveMeme(vex, 64 + index)));
    const path = await back();
    await Promise.all(writes);
    const empty = await createEmptySite();
    await restoreArchive({ path, key: undefined }, empty.target);
    const { rows } = await empty.pool.query<{ hash: string }>("SELECT hash FROM stored_pictures");
    for (const { hash } of rows) {
      expect(await empty.files.get(`pictures/${hash.slice(0, 2)}/${hash}.webp`), hash).toBeDefined();
    }
  });

  it("fills a database that has no tables yet", async () => {
    await live();
    const path = await back();
    const empty = await createEmptySite();
    await empty.pool.query(NO_TABLES);
    await restoreArchive({ path, key: undefined }, empty.target);
    expect(await hashTables(empty.pool)).toEqual(await hashTables(site.pool));
  });

  it("of an older release is brought to this one", async () => {
    const old = await createEmptySite();
    await old.pool.query(NO_TABLES);
    const journal = JSON.parse(await readFile("migrations/meta/_journal.json", "utf8"));
    await migrate(old.pool, log, { last: journal.entries[7].when });
    await old.pool.query("INSERT INTO users (id, username, created_at) VALUES (gen_random_uuid(), 'elder', now())");
    const path = await back({ db: createDatabase(old.pool) });
    const empty = await createEmptySite();
    await expect(restoreArchive({ path, key: undefined }, empty.target)).rejects.toThrow("another release");
    await empty.pool.query(NO_TABLES);
    await restoreArchive({ path, key: undefined }, empty.target);
    expect((await empty.pool.query("SELECT username, is_moderator FROM users")).rows).toEqual([
      { username: "elder", is_moderator: false },
    ]);
    expect(await migrate(empty.pool, log)).toEqual([]);
  });
});

describe("a restore", () => {
  it("refuses a site that has members", async () => {
    await live();
    const path = await back();
    const before = await hashTables(site.pool);
    const target = { pool: site.pool, files: createFolderStore(site.config.dataDir), folders, site: pack.id, log };
    await expect(restoreArchive({ path, key: undefined }, target)).rejects.toThrow(/This site has \d members? already/);
    expect(await hashTables(site.pool)).toEqual(before);
  });

  it("refuses the backup of another community, of a newer format, without its key and with a wrong one", async () => {
    const path = await back({ config: { ...site.config, backupKey: KEY } });
    const { target } = await createEmptySite();
    await expect(restoreArchive({ path, key: undefined }, target)).rejects.toThrow("set BACKUP_KEY");
    await expect(restoreArchive({ path, key: "another key of that length" }, target)).rejects.toThrow(
      "BACKUP_KEY is not",
    );
    await expect(restoreArchive({ path, key: KEY }, { ...target, site: "another" })).rejects.toThrow(
      `of the site "${pack.id}"`,
    );
    await expect(restoreArchive({ path: `${path}.missing`, key: KEY }, target)).rejects.toThrow("cannot be read");
  });

  it.each([
    [50, "plain", undefined],
    [6, "encrypted", KEY],
  ])("refuses %s damaged ones and leaves nothing behind (%s)", async (count, _name, key) => {
    await live();
    const path = await back({ config: { ...site.config, backupKey: key } });
    const whole = await readFile(path);
    const empty = await createEmptySite();
    const before = await hashTables(empty.pool);
    const damaged = `${path}.damaged`;
    for (let index = 0; index < count; index += 1) {
      const at = Math.floor(((index + 0.5) / count) * whole.length);
      const bytes = index % 2 === 0 ? Buffer.from(whole) : whole.subarray(0, at);
      // NOTE: the head of a gzip holds a time and a system that say nothing about what is in it.
      if (index % 2 === 0) bytes[Math.max(at, 10)] = (bytes[Math.max(at, 10)] ?? 0) ^ 0x55;
      await writeFile(damaged, bytes);
      await expect(restoreArchive({ path: damaged, key }, empty.target), `byte ${at}`).rejects.toThrow(/damaged|newer/);
    }
    expect(await hashTables(empty.pool)).toEqual(before);
    expect(await readdir(empty.dataDir)).toEqual([]);
  });

  it("refuses one whose row was changed by hand", async () => {
    await live();
    const path = await back();
    const plain = `${path}.tar`;
    await pipeline(createReadStream(path), createGunzip(), createWriteStream(plain));
    const tar = await readFile(plain);
    tar.write("rex", tar.indexOf("\tvex\t") + 1);
    await writeFile(plain, tar);
    await pipeline(createReadStream(plain), createGzip(), createWriteStream(`${path}.changed`));
    const { target } = await createEmptySite();
    await expect(restoreArchive({ path: `${path}.changed`, key: undefined }, target)).rejects.toThrow("damaged");
  });

  it("that fails half way leaves neither rows nor files", async () => {
    await live();
    const path = await back();
    const empty = await createEmptySite();
    const before = await hashTables(empty.pool);
    const files = { ...empty.files, put: async () => Promise.reject(new Error("the disk is full")) };
    await expect(restoreArchive({ path, key: undefined }, { ...empty.target, files })).rejects.toThrow("disk is full");
    expect(await hashTables(empty.pool)).toEqual(before);
    expect(await listRules(empty.pool)).toEqual(await listRules(site.pool));
  });
});

describe("backups by schedule", () => {
  it("come once a day, and the oldest go when a new one stands", async () => {
    const backupDir = join(await createTemporaryFolder(), "backups");
    const deps = { ...site.deps, config: { ...site.config, backupDir, backupKeep: 2 } };
    for (let day = 0; day < 3; day += 1) {
      await keepBackups(deps);
      site.clock.advance(HOUR_MS);
      await keepBackups(deps);
      site.clock.advance(DAY_MS - HOUR_MS);
    }
    const [newest, oldest, ...rest] = (await listPlaces(deps.config)[0]?.list()) ?? [];
    expect(rest).toEqual([]);
    expect(Number(newest?.madeAt) - Number(oldest?.madeAt)).toBe(DAY_MS);
    expect(site.logLines.filter((line) => line.includes("backup made"))).toHaveLength(3);
  });
});
