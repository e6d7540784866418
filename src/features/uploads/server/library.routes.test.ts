// About the default community.
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { buildMp3 } from "../../../../tests/support/audio-files.ts";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { HOUR_MS } from "../../../../tests/support/fake-clock.ts";
import { expectNothingChanged } from "../../../../tests/support/nothing-changed.ts";
import { writeForm } from "../../../../tests/support/voice-recordings.ts";
import { sweepUploads } from "./upload-files.usecase.ts";

const site = await buildTestApp();
const folder = join(site.config.dataDir, "uploads");

/** A picture of its own for each colour. */
function draw(colour: string, { width = 1600, height = 800 } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer();
}

interface Sent {
  value: Buffer;
  fileName?: string;
  type?: "image" | "music";
}

function send(boss: TestMember, { value, fileName = "a.png", type = "image" }: Sent, replaced?: string) {
  const { headers, payload } = writeForm([
    { name: "type", value: type },
    { name: "file", value, fileName, type: "application/octet-stream" },
  ]);
  return site.inject({
    method: replaced === undefined ? "POST" : "PUT",
    url: replaced === undefined ? "/api/admin/upload" : `/api/admin/uploads/${replaced}`,
    headers: { ...boss.headers, ...headers },
    payload,
  });
}

async function upload(boss: TestMember, sent: Sent): Promise<{ fileName: string; url: string }> {
  const response = await send(boss, sent);
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
}

async function list(boss: TestMember, query = "") {
  const response = await site.inject({ url: `/api/admin/uploads${query}`, headers: boss.headers });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

const remove = (boss: TestMember, file: string) =>
  site.inject({ method: "DELETE", url: `/api/admin/uploads/${file}`, headers: boss.headers });

async function listActions(boss: TestMember): Promise<string[]> {
  const query = "SELECT action FROM admin_audit WHERE admin_id = $1 ORDER BY id";
  return (await site.pool.query(query, [boss.user.id])).rows.map(({ action }) => action);
}

async function addTrack(boss: TestMember, coverFile: string): Promise<string> {
  const { fileName } = await upload(boss, { value: buildMp3(70), type: "music" });
  const payload = { file: fileName, title: "Bag Anthem", artist: "The Reapers", category: "villain", coverFile };
  const response = await site.inject({ method: "POST", url: "/api/admin/tracks", headers: boss.headers, payload });
  expect(response.statusCode, response.body).toBe(200);
  return response.json().tracks[0].id;
}

describe("GET /api/admin/uploads", () => {
  it("shows size, pixels, who and when, and where each is used", async () => {
    const boss = await site.registerAdmin("warden");
    const { fileName } = await upload(boss, { value: await draw("#123"), fileName: "Poster.png" });
    expect((await list(boss, "?type=image")).uploads).toEqual([
      expect.objectContaining({
        ...{ fileName, name: "Poster.png", width: 1600, height: 800, uses: [], uploadedBy: "warden" },
        createdAt: site.clock.now().toISOString(),
      }),
    ]);
    await addTrack(boss, fileName);
    const { uploads, total } = await list(boss);
    expect(total).toBe(2);
    expect(uploads.map(({ uses }: { uses: object[] }) => uses)).toEqual([
      [{ kind: "track", title: "Bag Anthem" }],
      [{ kind: "cover", title: "Bag Anthem" }],
    ]);
  });

  it("finds by a part of the name, literally, and leads from page to page of 10,000", async () => {
    const boss = await site.registerAdmin();
    await site.pool.query(
      `INSERT INTO admin_uploads (id, file_name, stored_as, type, name, size_bytes, content_hash, uploaded_by, created_at)
       SELECT gen_random_uuid(), n || '.webp', n || '.webp', 'image', 'Poster ' || n || '%', 1, n, $1,
         now() - make_interval(secs => n) FROM generate_series(1, 10000) AS n`,
      [boss.user.id],
    );
    const first = await list(boss, "?type=image");
    expect([first.total, first.uploads.length]).toEqual([10_000, 48]);
    const second = await list(boss, `?type=image&cursor=${first.nextCursor}`);
    expect(second.uploads[0].name).toBe("Poster 49%");
    expect((await list(boss, "?q=poster%2099%25")).uploads.map(({ name }: { name: string }) => name)).toEqual([
      "Poster 99%",
    ]);
    expect((await list(boss, "?q=r_9")).total).toBe(0);
    expect((await list(boss, "?type=music")).total).toBe(0);
  });
});

describe("a picture in the library", () => {
  it("is served smaller where a smaller one is asked for", async () => {
    const { url } = await upload(await site.registerAdmin(), { value: await draw("#456") });
    for (const [query, width] of [
      ["", 1600],
      ["?width=1200", 1200],
      ["?width=480", 480],
    ] as const) {
      const served = await site.inject({ url: `${url}${query}` });
      expect((await sharp(served.rawPayload).metadata()).width).toBe(width);
    }
    expect((await site.inject({ url: `${url}?width=5` })).statusCode).toBe(400);
  });

  it("is replaced under its address, with all that uses it", async () => {
    const boss = await site.registerAdmin();
    const { fileName, url } = await upload(boss, { value: await draw("#f00") });
    await addTrack(boss, fileName);
    const before = await readdir(folder);
    const response = await send(boss, { value: await draw("#00f", { width: 300 }), fileName: "Blue.png" }, fileName);
    expect([response.statusCode, response.json().url, response.json().name]).toEqual([200, url, "Blue.png"]);
    const served = await site.inject({ url });
    expect((await sharp(served.rawPayload).metadata()).width).toBe(300);
    expect(served.headers["cache-control"]).toBe("public, max-age=60");
    const [, entry] = (await list(boss)).uploads;
    expect(entry).toMatchObject({ fileName, name: "Blue.png", width: 300, uses: [{ kind: "cover" }] });
    expect(await readdir(folder)).toHaveLength(before.length);
    expect(await listActions(boss)).toEqual(["upload.add", "upload.add", "music.add", "upload.replace"]);
  });

  it("is not replaced by music, by nothing, by what is there already, or where it is music", async () => {
    const boss = await site.registerAdmin();
    const [red, blue] = [await draw("#f10"), await draw("#01f")];
    const { fileName } = await upload(boss, { value: red });
    await upload(boss, { value: blue, fileName: "Blue.png" });
    const track = await upload(boss, { value: buildMp3(71), type: "music" });
    const wanted: [Sent, string, number, string][] = [
      [{ value: blue }, fileName, 409, "uploads.known"],
      [{ value: red }, track.fileName, 409, "uploads.only_pictures"],
      [{ value: buildMp3(72), type: "music" }, fileName, 409, "uploads.only_pictures"],
      [{ value: Buffer.from("<svg/>") }, fileName, 415, "picture.type"],
      [{ value: red }, `${"0".repeat(32)}.webp`, 404, "uploads.not_found"],
    ];
    for (const [sent, file, status, code] of wanted) {
      const response = await expectNothingChanged(site.pool, () => send(boss, sent, file));
      expect([response.statusCode, response.json().code]).toEqual([status, code]);
    }
    const same = await expectNothingChanged(site.pool, () => send(boss, { value: red }, fileName));
    expect(same.statusCode).toBe(200);
  });

  it("is deleted with its files once nothing uses it, and its address answers 404", async () => {
    const boss = await site.registerAdmin();
    const { fileName, url } = await upload(boss, { value: await draw("#0f0") });
    const track = await addTrack(boss, fileName);
    const refused = await expectNothingChanged(site.pool, () => remove(boss, fileName));
    expect([refused.statusCode, refused.json().code]).toEqual([409, "uploads.in_use"]);
    await site.inject({ method: "DELETE", url: `/api/admin/tracks/${track}`, headers: boss.headers });
    expect((await remove(boss, fileName)).statusCode).toBe(204);
    expect((await site.inject({ url })).statusCode).toBe(404);
    expect((await readdir(folder)).join()).not.toContain(fileName.slice(0, 32));
    expect((await remove(boss, fileName)).statusCode).toBe(404);
    expect((await listActions(boss)).at(-1)).toBe("upload.remove");
  });

  it("is either deleted or used, whoever comes first", async () => {
    const boss = await site.registerAdmin();
    for (const colour of ["#111", "#222", "#333", "#444"]) {
      await site.pool.query("DELETE FROM music_tracks");
      const { fileName, url } = await upload(boss, { value: await draw(colour) });
      const music = await upload(boss, { value: buildMp3(73), type: "music" });
      const facts = { title: "Both", artist: "At once", category: "villain" };
      const payload = { file: music.fileName, ...facts, coverFile: fileName };
      const [added, removed] = await Promise.all([
        site.inject({ method: "POST", url: "/api/admin/tracks", headers: boss.headers, payload }),
        remove(boss, fileName),
      ]);
      expect([
        [200, 409],
        [400, 204],
      ]).toContainEqual([added.statusCode, removed.statusCode]);
      expect((await site.inject({ url })).statusCode).toBe(removed.statusCode === 204 ? 404 : 200);
    }
  });

  it("leaves nothing on the disk when a crash came between file and row", async () => {
    const boss = await site.registerAdmin();
    const { fileName } = await upload(boss, { value: await draw("#abc") });
    await send(boss, { value: await draw("#cba") }, fileName);
    site.clock.set(new Date(Date.now() + 2 * HOUR_MS));
    await sweepUploads(site.deps);
    // A picture lies there with its two copies.
    expect(await readdir(folder)).toHaveLength(3);
    await site.pool.query("DELETE FROM admin_uploads");
    await sweepUploads(site.deps);
    expect(await readdir(folder)).toEqual([]);
  });
});
