// About the default community.
import { describe, expect, it } from "vitest";
import { buildMp3, buildOgg, buildWav } from "../../../../tests/support/audio-files.ts";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { buildPicture } from "../../../../tests/support/pictures.ts";
import { writeForm } from "../../../../tests/support/voice-recordings.ts";

const site = await buildTestApp();

async function upload(boss: TestMember, value: Buffer, type: "music" | "image" = "music"): Promise<string> {
  const { headers, payload } = writeForm([
    { name: "type", value: type },
    { name: "file", value, fileName: "a", type: "application/octet-stream" },
  ]);
  const response = await site.inject({
    method: "POST",
    url: "/api/admin/upload",
    headers: { ...boss.headers, ...headers },
    payload,
  });
  expect(response.statusCode, response.body).toBe(201);
  return response.json().fileName;
}

function change(boss: TestMember, method: "POST" | "PUT" | "DELETE", path: string, payload?: object) {
  return site.inject({ method, url: `/api/admin/tracks${path}`, headers: boss.headers, ...(payload && { payload }) });
}

const facts = { title: "Bag Anthem", artist: "The Reapers", category: "villain" };

async function start() {
  await site.pool.query("TRUNCATE music_tracks");
  return site.registerAdmin();
}

async function add(boss: TestMember, file: string, more: object = {}) {
  const response = await change(boss, "POST", "", { file, ...facts, ...more });
  expect(response.statusCode, response.body).toBe(200);
  return response.json().tracks.at(-1);
}

const list = async () => (await site.inject({ url: "/api/music/tracks" })).json().tracks;

describe("POST /api/admin/tracks", () => {
  it("puts an uploaded track into the catalogue, with the time that it plays and its cover", async () => {
    const boss = await start();
    const file = await upload(boss, buildWav());
    const coverFile = await upload(boss, await buildPicture(), "image");
    const track = await add(boss, file, { coverFile });
    expect(track).toEqual({
      id: expect.any(String),
      ...facts,
      file,
      durationSeconds: 0.5,
      coverUrl: `/api/static/uploads/${coverFile}`,
    });
    expect(await list()).toEqual([track]);
    expect((await site.inject({ url: track.coverUrl })).headers["content-type"]).toBe("image/webp");
  });

  it("reads how long an MP3 plays from its frames", async () => {
    const boss = await start();
    const { durationSeconds } = await add(boss, await upload(boss, buildMp3(383)));
    expect(durationSeconds).toBeCloseTo((383 * 1152) / 44_100, 3);
  });

  it("refuses what is no uploaded music, no uploaded cover, without a length, or there already", async () => {
    const boss = await start();
    const [file, picture] = [await upload(boss, buildMp3(50)), await upload(boss, await buildPicture(), "image")];
    const silent = await upload(boss, buildOgg());
    const wanted: [object, string, string][] = [
      [{ file: picture }, "music.no_file", "file"],
      [{ file: `${"0".repeat(32)}.mp3` }, "music.no_file", "file"],
      [{ file, coverFile: file }, "music.no_cover", "coverFile"],
      [{ file: silent }, "music.no_length", "file"],
      [{ file, title: " " }, "value.missing", "title"],
      [{ file, category: "polka" }, "choice.unknown", "category"],
    ];
    for (const [body, code, field] of wanted) {
      const response = await change(boss, "POST", "", { ...facts, ...body });
      expect([response.statusCode, response.json().code, response.json().field]).toEqual([400, code, field]);
    }
    await add(boss, file);
    const again = await change(boss, "POST", "", { file, ...facts });
    expect([again.statusCode, again.json().code]).toEqual([409, "music.taken"]);
  });
});

describe("the catalogue", () => {
  it("is ordered, changed and noted in the audit", async () => {
    const boss = await start();
    const [one, two] = [
      await add(boss, await upload(boss, buildMp3(51)), { title: "One" }),
      await add(boss, await upload(boss, buildMp3(52)), { title: "Two" }),
    ];
    const ordered = await change(boss, "PUT", "/order", { ids: [two.id, one.id] });
    expect(ordered.json().tracks.map(({ title }: { title: string }) => title)).toEqual(["Two", "One"]);
    const stale = await change(boss, "PUT", "/order", { ids: [two.id] });
    expect([stale.statusCode, stale.json().code]).toEqual([409, "music.other_tracks"]);
    await change(boss, "PUT", `/${one.id}`, { ...facts, title: "Uno" });
    expect((await list()).map(({ title }: { title: string }) => title)).toEqual(["Two", "Uno"]);
    const { rows } = await site.pool.query("SELECT action FROM admin_audit WHERE admin_id = $1 ORDER BY id", [
      boss.user.id,
    ]);
    expect(rows.map(({ action }) => action)).toEqual([
      ...["upload.add", "music.add", "upload.add", "music.add"],
      ...["music.order", "music.change"],
    ]);
  });

  it("is asked for cheaply by who has it", async () => {
    const boss = await start();
    await add(boss, await upload(boss, buildMp3(53)));
    const first = await site.inject({ url: "/api/music/tracks" });
    expect(first.headers["cache-control"]).toBe("public, max-age=0, s-maxage=15, must-revalidate");
    const headers = { "if-none-match": String(first.headers.etag) };
    expect((await site.inject({ url: "/api/music/tracks", headers })).statusCode).toBe(304);
  });
});

describe("an added track", () => {
  it("is played by Range under both addresses, and by nobody once it is removed", async () => {
    const boss = await start();
    const { id, file } = await add(boss, await upload(boss, buildMp3(60)));
    for (const path of ["/api/audio", "/audio"]) {
      const part = await site.inject({ url: `${path}/${file}`, headers: { range: "bytes=0-99" } });
      expect([part.statusCode, part.rawPayload.length]).toEqual([206, 100]);
      expect(part.headers).toMatchObject({ "content-type": "audio/mpeg", "cache-control": "public, max-age=30" });
    }
    expect((await change(boss, "DELETE", `/${id}`)).json()).toEqual({ tracks: [] });
    for (const path of ["/api/audio", "/audio", "/api/admin/uploads"]) {
      expect([401, 404]).toContain((await site.inject({ url: `${path}/${file}` })).statusCode);
    }
    expect((await change(boss, "DELETE", `/${id}`)).statusCode).toBe(404);
  });

  it("is no way to what was uploaded and is in no catalogue", async () => {
    const boss = await start();
    const file = await upload(boss, buildMp3(61));
    expect((await site.inject({ url: `/api/audio/${file}` })).statusCode).toBe(404);
    expect((await site.inject({ url: `/api/admin/uploads/${file}`, headers: boss.headers })).statusCode).toBe(200);
    expect((await site.inject({ url: `/api/static/uploads/${file}` })).statusCode).toBe(404);
  });
});
