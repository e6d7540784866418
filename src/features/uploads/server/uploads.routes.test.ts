import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { buildMp3, buildWav } from "../../../../tests/support/audio-files.ts";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { HOUR_MS } from "../../../../tests/support/fake-clock.ts";
import { buildPicture } from "../../../../tests/support/pictures.ts";
import { type FormPart, writeForm } from "../../../../tests/support/voice-recordings.ts";
import { removeDrafts } from "./receive-upload.usecase.ts";
import { sweepUploads } from "./upload-files.usecase.ts";

const site = await buildTestApp();

function send(parts: FormPart[], member?: TestMember) {
  const { headers, payload } = writeForm(parts);
  return site.inject({
    method: "POST",
    url: "/api/admin/upload",
    headers: { ...member?.headers, ...headers },
    payload,
  });
}

const music: FormPart = { name: "file", value: buildMp3(40), fileName: "Bag Anthem.mp3", type: "audio/mpeg" };
const asMusic: FormPart = { name: "type", value: "music" };
const asImage: FormPart = { name: "type", value: "image" };

describe("POST /api/admin/upload", () => {
  it("keeps music under a random name", async () => {
    const boss = await site.registerAdmin();
    const response = await send([asMusic, music], boss);
    expect(response.statusCode, response.body).toBe(201);
    expect(response.json()).toEqual({
      fileName: expect.stringMatching(/^[0-9a-f]{32}\.mp3$/),
      url: `/api/admin/uploads/${response.json().fileName}`,
      type: "music",
      name: "Bag Anthem.mp3",
      sizeBytes: buildMp3(40).length,
    });
    const list = await site.inject({ url: "/api/admin/uploads", headers: boss.headers });
    expect(list.json().uploads).toMatchObject([response.json()]);
  });

  it("draws an image anew", async () => {
    const value = await buildPicture({ format: "jpeg" });
    const file = { name: "file", value, fileName: "bag.jpg", type: "image/jpeg" };
    const response = await send([file, asImage], await site.registerAdmin());
    expect(response.statusCode, response.body).toBe(201);
    const served = await site.inject({ url: response.json().url });
    expect(served.headers["content-type"]).toBe("image/webp");
    expect(served.rawPayload.length).toBe(response.json().sizeBytes);
  });

  it("takes a file without a type for music, and the type before or after it", async () => {
    const boss = await site.registerAdmin();
    for (const parts of [[music], [music, asMusic], [asMusic, music]]) {
      expect((await send(parts, boss)).json().type).toBe("music");
    }
  });

  it("needs a login", async () => {
    expect((await send([asMusic, music])).statusCode).toBe(401);
  });

  it("needs an administrator", async () => {
    expect((await send([asMusic, music], await site.register())).statusCode).toBe(403);
  });

  it("asks for a file", async () => {
    const boss = await site.registerAdmin();
    for (const parts of [[asMusic], [asMusic, { ...music, value: "" }]]) {
      const response = await send(parts, boss);
      expect([response.statusCode, response.json().error]).toEqual([400, "No File Selected"]);
    }
  });
});

describe("GET /api/admin/uploads/:file", () => {
  it("answers the file to administrators alone, by Range too, and 304 to who knows it", async () => {
    const { headers } = await site.registerAdmin();
    const { url } = (await send([music], { headers } as TestMember)).json();
    const whole = await site.inject({ url, headers });
    expect(whole.statusCode).toBe(200);
    expect(whole.headers).toMatchObject({
      "content-type": "audio/mpeg",
      "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "cache-control": "private, max-age=31536000, immutable",
      "accept-ranges": "bytes",
    });
    const part = await site.inject({ url, headers: { ...headers, range: "bytes=0-3" } });
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, 4]);
    const known = await site.inject({ url, headers: { ...headers, "if-none-match": String(whole.headers.etag) } });
    expect(known.statusCode).toBe(304);
    const head = await site.inject({ method: "HEAD", url, headers });
    expect([head.statusCode, head.headers["content-length"]]).toEqual([200, whole.headers["content-length"]]);
    expect((await site.inject({ url })).statusCode).toBe(401);
  });
});

describe("the sweep of uploads", () => {
  it("takes away at each start what a killed process left on its way in", async () => {
    const folder = join(site.config.dataDir, "uploads");
    const { url } = (await send([music], await site.registerAdmin())).json();
    await writeFile(join(folder, "6b1f0a52-0000-4000-8000-000000000000.part"), "x");
    await removeDrafts(site.deps);
    const left = await readdir(folder);
    expect(left).toContain(url.split("/").at(-1));
    expect(left.filter((name) => name.endsWith(".part"))).toEqual([]);
  });

  it("removes drafts and files without a row, an hour old, and leaves uploads", async () => {
    const url = (await send([{ ...music, value: buildWav() }], await site.registerAdmin())).json().url;
    const folder = join(site.config.dataDir, "uploads");
    await writeFile(join(folder, "6b1f0a52-0000-4000-8000-000000000000.part"), "x");
    await writeFile(join(folder, `${"0".repeat(32)}.mp3`), "x");
    site.clock.set(new Date());
    await sweepUploads(site.deps);
    expect(await readdir(folder)).toContain(`${"0".repeat(32)}.mp3`);
    site.clock.advance(2 * HOUR_MS);
    await sweepUploads(site.deps);
    expect(await readdir(folder)).toEqual([url.split("/").at(-1)]);
  });
});
