// About the default community.
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { listFileFolders, makeBackup } from "#features/backups/server/make-backup.usecase.ts";
import { restoreArchive } from "#features/backups/server/restore-archive.usecase.ts";
import { sweepUploads } from "#features/uploads/server/upload-files.usecase.ts";
import { pack } from "#pack/pack.ts";
import { buildMp3 } from "../../../tests/support/audio-files.ts";
import { buildTestApp, type TestMember } from "../../../tests/support/build-test-app.ts";
import { HOUR_MS } from "../../../tests/support/fake-clock.ts";
import { buildMeme, buildPicture } from "../../../tests/support/pictures.ts";
import { startTestS3 } from "../../../tests/support/s3-server.ts";
import { createTemporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { createTestDatabase } from "../../../tests/support/test-database.ts";
import { writeForm } from "../../../tests/support/voice-recordings.ts";
import { openFileStore } from "../file-store.ts";
import { createFolderStore } from "../folder-store.ts";
import type { FileStore } from "../stored-files.ts";

const s3 = await startTestS3();
const site = await buildTestApp({ config: { s3Url: s3.url } });
afterAll(() => s3.remove());

const files = openFileStore(site.config);
const folders = listFileFolders(site.deps.features);
const AWAY = { statusCode: 503, code: "storage.away" };
const sound = buildMp3(40);

async function listFiles(store: FileStore): Promise<Record<string, Buffer | undefined>> {
  const found: Record<string, Buffer | undefined> = {};
  for (const folder of folders) for await (const { key } of store.list(folder)) found[key] = await store.get(key);
  return found;
}

async function saveMeme(member: TestMember, side = 60) {
  const payload = await buildMeme({ side });
  return site.inject({ method: "POST", url: `/api/users/${member.user.id}/content`, headers: member.headers, payload });
}

async function upload(boss: TestMember, type: "music" | "image", value: Buffer) {
  const { headers, payload } = writeForm([
    { name: "type", value: type },
    { name: "file", value, fileName: "a file", type: "application/octet-stream" },
  ]);
  return site.inject({
    method: "POST",
    url: "/api/admin/upload",
    headers: { ...boss.headers, ...headers },
    payload,
  });
}

describe("a site with S3_URL", () => {
  it("keeps there what members and administrators send, and nothing in its folder", async () => {
    const boss = await site.registerAdmin();
    const meme = (await saveMeme(boss)).json().content;
    const picture = await site.inject({
      url: `/api/users/${boss.user.id}/content/${meme.id}/picture`,
      headers: boss.headers,
    });
    expect([picture.statusCode, picture.headers["content-type"]]).toEqual([200, "image/webp"]);
    const image = (await upload(boss, "image", await buildPicture())).json();
    const shown = await site.inject({ url: `/api/static/uploads/${image.fileName}?width=480` });
    expect([shown.statusCode, shown.headers["content-type"]]).toEqual([200, "image/webp"]);
    const stored = await listFiles(files);
    expect(Object.keys(stored).length).toBeGreaterThan(2);
    expect(Object.values(stored)).toContainEqual(picture.rawPayload);
    const left = await readdir(site.config.dataDir, { recursive: true, withFileTypes: true });
    expect(left.filter((entry) => entry.isFile())).toEqual([]);
  });

  it("plays music from there, also by Range", async () => {
    const boss = await site.registerAdmin();
    const { fileName } = (await upload(boss, "music", sound)).json();
    const track = { file: fileName, title: "Bag Anthem", artist: "Vex", category: "villain", coverFile: null };
    const added = await site.inject({
      method: "POST",
      url: "/api/admin/tracks",
      headers: boss.headers,
      payload: track,
    });
    expect(added.statusCode, added.body).toBe(200);
    const url = `/api/audio/${fileName}`;
    const whole = await site.inject({ url });
    expect(whole.rawPayload).toEqual(sound);
    const part = await site.inject({ url, headers: { range: "bytes=100-" } });
    expect([part.statusCode, part.rawPayload]).toEqual([206, sound.subarray(100)]);
    expect(part.headers["content-range"]).toBe(`bytes 100-${sound.length - 1}/${sound.length}`);
    const head = await site.inject({ method: "HEAD", url });
    expect([head.headers["content-length"], head.rawPayload.length]).toEqual([String(sound.length), 0]);
    expect((await site.inject({ url, headers: { "if-none-match": String(whole.headers.etag) } })).statusCode).toBe(304);
    expect((await site.inject({ url, headers: { range: `bytes=${sound.length}-` } })).statusCode).toBe(416);
  });

  it("goes on without it, says so where files are needed, and goes on with them when it is back", async () => {
    const vex = await site.register();
    const meme = (await saveMeme(vex)).json().content;
    const url = `/api/users/${vex.user.id}/content/${meme.id}/picture`;
    await s3.kill();
    try {
      expect((await site.inject({ url: "/api/leaderboard" })).statusCode).toBe(200);
      expect(
        (await site.inject({ url: `/api/users/${vex.user.id}/collection`, headers: vex.headers })).statusCode,
      ).toBe(200);
      for (const response of [await site.inject({ url, headers: vex.headers }), await saveMeme(vex, 61)]) {
        expect({ statusCode: response.statusCode, code: response.json().code }).toEqual(AWAY);
        expect(response.headers["retry-after"]).toBe("30");
      }
    } finally {
      await s3.start();
    }
    expect((await site.inject({ url, headers: vex.headers })).statusCode).toBe(200);
    expect((await saveMeme(vex, 61)).statusCode).toBe(201);
  });

  it("sweeps from there what no row names", async () => {
    const boss = await site.registerAdmin();
    const { fileName } = (await upload(boss, "music", buildMp3(41))).json();
    const stray = `uploads/${"0".repeat(32)}.mp3`;
    await files.put(stray, Buffer.from("x"));
    site.clock.set(new Date(Date.now() + 2 * HOUR_MS));
    await sweepUploads(site.deps);
    const left = Object.keys(await listFiles(files));
    expect(left).toContain(`uploads/${fileName}`);
    expect(left).not.toContain(stray);
  });

  it.each([
    ["a folder", async () => createFolderStore(await createTemporaryFolder())],
    ["another bucket", async () => openFileStore({ dataDir: "/nonexistent", s3Url: s3.otherUrl })],
  ])("is backed up with its files, and restored into %s", async (_where, createTarget) => {
    await saveMeme(await site.register(), 62);
    const path = join(await createTemporaryFolder(), "site.backup");
    await makeBackup(site.deps, path);
    const database = await createTestDatabase();
    onTestFinished(() => database.close());
    const target = await createTarget();
    const log = { info() {} };
    await restoreArchive({ path, key: undefined }, { pool: database.pool, files: target, folders, site: pack.id, log });
    expect(await listFiles(target)).toEqual(await listFiles(files));
  });
});
