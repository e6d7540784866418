import { mkdir, readdir, symlink, writeFile } from "node:fs/promises";
import { request as requestHttp } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { removeDrafts } from "#features/uploads/server/receive-upload.usecase.ts";
import { buildMp3, buildWav } from "../support/audio-files.ts";
import { buildTestApp, TEST_ORIGIN, type TestMember } from "../support/build-test-app.ts";
import { measureCost } from "../support/measure-cost.ts";
import { readDatabase } from "../support/nothing-changed.ts";
import { buildPicture } from "../support/pictures.ts";
import { type FormPart, writeForm } from "../support/voice-recordings.ts";

/** Hostile files for the back office: part G of the catalogue, 149 to 167. */

const site = await buildTestApp();
const { inject, pool } = site;
const folder = join(site.config.dataDir, "uploads");
const url = "/api/admin/upload";
const MP3 = buildMp3(60);

// As every start does: drafts have their folder.
await removeDrafts(site.deps);

let boss: TestMember;
beforeEach(async () => {
  boss = await site.registerAdmin();
});

function send(form: { headers: Record<string, string>; payload: Buffer | string }, headers: object = boss.headers) {
  return inject({ method: "POST", url, payload: form.payload, headers: { ...headers, ...form.headers } });
}

const music = (value: Uint8Array | string, fileName = "a.mp3"): FormPart[] => [
  { name: "type", value: "music" },
  { name: "file", value, fileName, type: "audio/mpeg" },
];
const image = (value: Uint8Array | string, fileName = "a.png"): FormPart[] => [
  { name: "type", value: "image" },
  { name: "file", value, fileName, type: "image/png" },
];

/** Refused with little work and in plain words; no row, no file, no draft. */
async function expectRefused(form: Parameters<typeof send>[0], status: number | number[], headers?: object) {
  const before = [await readDatabase(pool), await readdir(folder)];
  const { result: response, cpuMs } = await measureCost(() => send(form, headers));
  expect([status].flat(), response.body).toContain(response.statusCode);
  expect(cpuMs).toBeLessThan(4000);
  expect(response.json()).toMatchObject({ error: expect.stringMatching(/\w+ \w+/), code: expect.any(String) });
  if (response.statusCode !== 401) expect(response.body).not.toMatch(/401|Unauthorized|node_modules|\/tmp/);
  expect([await readDatabase(pool), await readdir(folder)]).toEqual(before);
}

async function keep(parts: FormPart[]) {
  const response = await send(writeForm(parts));
  expect(response.statusCode, response.body).toBe(201);
  const served = await inject({ url: response.json().url, headers: boss.headers });
  expect(served.statusCode).toBe(200);
  return { upload: response.json(), served };
}

describe("somebody who is no administrator uploads (149)", () => {
  it("guests, members and foreign pages are refused", async () => {
    const member = await site.register();
    await expectRefused(writeForm(music(MP3)), 401, {});
    await expectRefused(writeForm(music(MP3)), 403, member.headers);
    await expectRefused(writeForm(music(MP3)), 403, { ...boss.headers, origin: "https://evil.example" });
  });

  it("nobody but an administrator sees the list", async () => {
    const { headers } = await site.register();
    expect((await inject({ url: "/api/admin/uploads" })).statusCode).toBe(401);
    expect((await inject({ url: "/api/admin/uploads", headers })).statusCode).toBe(403);
  });
});

describe("an upload form with missing, repeated or foreign parts (150, 152)", () => {
  const [type, file] = music(MP3) as [FormPart, FormPart];
  const forms: [string, FormPart[]][] = [
    ["no part at all", []],
    ["no file", [type]],
    ["an empty file", music("")],
    ["the file as a field", [type, { name: "file", value: "ID3" }]],
    ["two files", [type, file, file]],
    ["the file under another name", [type, { ...file, name: "audio" }]],
    ["an unknown type", [{ name: "type", value: "exe" }, file]],
    ["an empty type", [{ name: "type", value: "" }, file]],
    ["a type in capitals", [{ name: "type", value: "MUSIC" }, file]],
    ["two types", [type, type, file]],
    ["a field nobody knows", [type, { name: "isAdmin", value: "true" }, file]],
    ["names of the language", [{ name: "__proto__", value: "music" }, file]],
    ["a type of a megabyte", [{ name: "type", value: "x".repeat(1_000_000) }, file]],
    ["a thousand parts", [...Array.from({ length: 1000 }, () => type), file]],
    ["a name of a megabyte", [{ name: "t".repeat(1_000_000), value: "music" }, file]],
  ];
  it.each(forms)("%s is refused", async (_, parts) => {
    await expectRefused(writeForm(parts), 400);
  });

  it.each([
    ["JSON", "application/json", '{"file":"SUQz"}', 415],
    ["a file without a form", "audio/mpeg", "ID3", 415],
    ["a form without a boundary", "multipart/form-data", "--x--", 400],
    ["an endless boundary", `multipart/form-data; boundary=${"b".repeat(5000)}`, "--x--", 400],
    [
      "a form that breaks off",
      "multipart/form-data; boundary=x",
      '--x\r\nContent-Disposition: form-data; name="fi',
      400,
    ],
    [
      "a file that breaks off",
      "multipart/form-data; boundary=x",
      `--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n${"x".repeat(10_000)}`,
      400,
    ],
  ])("%s is refused", async (_, contentType, payload, status) => {
    await expectRefused({ headers: { "content-type": contentType }, payload }, status);
  });
});

describe("an upload larger than allowed, or one that lies about its length (151)", () => {
  it("an image over 10 MB and music over 50 MB are refused", async () => {
    await expectRefused(writeForm(image(Buffer.alloc(10 * 1024 * 1024 + 1, "x"))), 413);
    await expectRefused(writeForm(music(Buffer.alloc(50 * 1024 * 1024 + 1, "x"))), 413);
  });

  it("music of 50 MB is taken, and memory stays flat", async () => {
    const frames = Math.floor((50 * 1024 * 1024) / 417);
    const form = writeForm(music(buildMp3(frames)));
    const before = process.memoryUsage();
    const response = await send(form);
    expect(response.statusCode, response.body).toBe(201);
    expect(response.json().sizeBytes).toBe(frames * 417);
    const after = process.memoryUsage();
    expect(after.heapUsed - before.heapUsed).toBeLessThan(60_000_000);
  });

  it("a body that lies about its length upwards is refused by its head", async () => {
    const form = writeForm(music(MP3));
    await expectRefused({ ...form, headers: { ...form.headers, "content-length": "99999999999" } }, [400, 413]);
  });
});

describe("a file name that names another folder or kind (153)", () => {
  it.each([
    "../../etc/passwd",
    "C:\\x.mp3",
    "a\u0000.png",
    "x".repeat(300),
    "-rf",
    "a\r\nb",
    "\u202egnp.3pm",
    ".htaccess",
  ])("%j leads nowhere", async (fileName) => {
    const { upload } = await keep(
      music(Buffer.concat([MP3, Buffer.from(fileName)]), fileName.replace(/[\r\n"]/g, "%0A")),
    );
    expect(upload.url).toMatch(/^\/api\/admin\/uploads\/[0-9a-f]{32}\.mp3$/);
    expect(upload.name.length).toBeLessThanOrEqual(120);
    expect(upload.name).not.toMatch(/[\p{C}]|\//u);
  });
});

describe("a program, script or bomb that says it is an image (154 to 157)", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
  it.each([
    ["HTML", "<!doctype html><script>alert(1)</script>"],
    ["PHP", "<?php system('id');"],
    ["a program", "MZ\u0090\u0000\u0003"],
    ["a ZIP", "PK\u0003\u0004aaaaaaaaaaaaaaaa"],
    ["a PDF", "%PDF-1.7\n1 0 obj"],
    ["a test virus", "X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"],
    ["an SVG", svg],
    ["an SVG with entities", `<?xml version="1.0"?><!DOCTYPE s [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg}`],
    ["a GIF that is script", "GIF89a/*aaaaaaaaaaaa*/=1;alert(1)"],
    ["the start of a PNG", "\u0089PNG\r\n\u001a\nIHDR"],
  ])("%s is refused", async (_, text) => {
    await expectRefused(writeForm(image(Buffer.from(text, "latin1"))), 415);
  });

  it("bombs and broken pictures are refused", async () => {
    const bomb = await sharp({
      create: { width: 12_000, height: 12_000, channels: 3, background: "#000" },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    await expectRefused(writeForm(image(bomb)), 413);
    const thin = await sharp({ create: { width: 1, height: 60_000, channels: 3, background: "#000" } })
      .png()
      .toBuffer();
    await expectRefused(writeForm(image(thin)), 413);
    const jpeg = await buildPicture({ format: "jpeg", side: 400 });
    await expectRefused(writeForm(image(jpeg.subarray(0, jpeg.length / 2))), 415);
    await expectRefused(writeForm(image(await buildPicture({ format: "tiff" }))), 415);
  });

  it("what hides behind or in a picture stays outside", async () => {
    const secret = "<script>alert('hidden')</script>";
    const jpeg = await sharp(await buildPicture({ side: 80 }))
      .withExif({ IFD0: { Copyright: secret }, IFD3: { GPSLatitude: "52/1 30/1 0/1" } })
      .jpeg()
      .toBuffer();
    for (const bytes of [Buffer.concat([jpeg, Buffer.from(`PK\u0003\u0004${secret}`)]), jpeg]) {
      const { served } = await keep(image(bytes));
      expect(served.headers["content-type"]).toBe("image/webp");
      expect(served.rawPayload.includes("hidden")).toBe(false);
      expect((await sharp(served.rawPayload).metadata()).exif).toBeUndefined();
    }
  });

  it("CMYK, 16 bit and moving pictures become plain ones", async () => {
    const cmyk = await sharp(await buildPicture())
      .toColourspace("cmyk")
      .jpeg()
      .toBuffer();
    const deep = await sharp(await buildPicture({ colour: "#123456" }))
      .toColourspace("rgb16")
      .png()
      .toBuffer();
    const gif = await buildPicture({ format: "gif", colour: "#654321" });
    for (const bytes of [cmyk, deep, gif]) {
      const { served } = await keep(image(bytes));
      expect((await sharp(served.rawPayload).metadata()).format).toBe("webp");
    }
  });
});

describe("something else that says it is music (159)", () => {
  const id3 = Buffer.from("ID3\u0004\u0000\u0000\u0000\u0000\u0001\u0000", "latin1");
  it.each([
    ["HTML behind a tag", Buffer.concat([id3, Buffer.alloc(5000, "<script>alert(1)</script>")])],
    ["no frame at all", id3],
    ["a film named .mp3", Buffer.from(`\u0000\u0000\u0000\u0020ftypmp42${"\u0000".repeat(9000)}`, "latin1")],
    ["a playlist", Buffer.from("#EXTM3U\nhttp://evil.example/a.mp3\n")],
    ["a picture", Buffer.from("\u0089PNG\r\n\u001a\n", "latin1")],
    ["a WebM named .wav", Buffer.from("1a45dfa39f4286810142f7810142f281", "hex")],
    ["frames with an archive behind them", Buffer.concat([MP3, Buffer.alloc(200_000, "PK\u0003\u0004")])],
  ])("%s is refused", async (_, bytes) => {
    await expectRefused(writeForm(music(bytes)), 415);
  });

  it("of a file with tags only the sound is kept", async () => {
    const tag = Buffer.concat([id3, Buffer.alloc(128, "<script>")]);
    const { upload, served } = await keep(music(Buffer.concat([tag, MP3, Buffer.from("<script>alert(1)</script>")])));
    expect(served.rawPayload.equals(MP3)).toBe(true);
    expect(upload.sizeBytes).toBe(MP3.length);
  });
});

describe("an upload sent twice, or fetched to run in a browser (160 to 163)", () => {
  it("the same file twice is one file and one row (160)", async () => {
    const [first, second] = [await keep(music(buildWav(), "one.wav")), await keep(music(buildWav(), "two.wav"))];
    expect(second.upload).toEqual(first.upload);
    const before = await readdir(folder);
    const both = await Promise.all([send(writeForm(music(buildMp3(77)))), send(writeForm(music(buildMp3(77))))]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(both[0]?.json().url).toBe(both[1]?.json().url);
    expect((await readdir(folder)).length).toBe(before.length + 1);
  });

  it("is served as what it is, and as nothing that runs (163)", async () => {
    const { served } = await keep(music(MP3));
    expect(served.headers).toMatchObject({
      "content-type": "audio/mpeg",
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
      "cross-origin-resource-policy": "same-origin",
    });
  });
});

describe("an address that leads out of the uploads (165, 166)", () => {
  it("lead to uploads and to nothing else", async () => {
    await mkdir(folder, { recursive: true });
    const name = `${"a".repeat(32)}.mp3`;
    await symlink("/etc/passwd", join(folder, name)).catch(() => {});
    await writeFile(join(folder, ".hidden"), "x");
    await writeFile(join(folder, `${"b".repeat(32)}.webp`), "no row knows me");
    for (const path of [
      name,
      ".hidden",
      `${"b".repeat(32)}.webp`,
      "..%2f..%2fetc%2fpasswd",
      "..%5c..%5cx",
      "%2e%2e%2fpostgres-passwords.json",
      "%00",
      `${"c".repeat(32)}.mp3`,
      "",
      "x".repeat(190),
    ]) {
      for (const folder of ["/api/admin/uploads/", "/api/static/uploads/", "/api/audio/"]) {
        const response = await inject({ url: `${folder}${path}`, headers: boss.headers });
        // Without a name it is the list.
        expect(path === "" ? [200, 404] : [400, 404], folder + path).toContain(response.statusCode);
        expect(response.body).not.toContain("root:");
      }
    }
  });

  it("refuse a Range that the file does not have", async () => {
    const { upload } = await keep(music(MP3));
    for (const range of ["bytes=99999999-", "bytes=5-1"]) {
      const response = await inject({ url: upload.url, headers: { ...boss.headers, range } });
      expect([200, 416]).toContain(response.statusCode);
    }
    const last = await inject({ url: upload.url, headers: { ...boss.headers, range: "bytes=-5" } });
    expect([last.statusCode, last.rawPayload.length]).toEqual([206, 5]);
  });
});

describe("an uploader who sends without end or hangs up", () => {
  let port: number;
  beforeAll(async () => {
    await site.app.listen({ port: 0, host: "127.0.0.1" });
    port = (site.app.server.address() as AddressInfo).port;
  });

  function open(headers: Record<string, string>) {
    const request = requestHttp({
      port,
      host: "127.0.0.1",
      path: url,
      method: "POST",
      headers: { ...boss.headers, origin: TEST_ORIGIN, "content-type": "multipart/form-data; boundary=x", ...headers },
    });
    request.on("error", () => {});
    return request;
  }

  const HEAD = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n';
  const listDrafts = async () => (await readdir(folder)).filter((name) => name.endsWith(".part"));

  it("a body without end is cut off, and its draft goes (151)", async () => {
    const request = open({ "transfer-encoding": "chunked" });
    const status = new Promise<number | undefined>((resolve) => {
      request.on("response", (response) => resolve(response.statusCode)).on("error", () => resolve(undefined));
    });
    request.write(HEAD);
    const chunk = Buffer.alloc(1024 * 1024, "x");
    let isOpen = true;
    void status.then(() => {
      isOpen = false;
    });
    for (let sent = 0; sent < 80 && isOpen; sent += 1) {
      await new Promise((resolve) => {
        request.write(chunk, resolve);
        setTimeout(resolve, 50);
      });
    }
    expect([413, undefined]).toContain(await status);
    request.destroy();
    await expect.poll(listDrafts).toEqual([]);
  });

  it("senders who hang up in the middle leave nothing behind (F29)", async () => {
    const before = await readDatabase(pool);
    for (let round = 0; round < 20; round += 1) {
      const request = open({ "content-length": "5000000" });
      await new Promise((resolve) => request.write(HEAD + "x".repeat(round * 5000), resolve));
      request.destroy();
    }
    await expect.poll(listDrafts).toEqual([]);
    expect(await readDatabase(pool)).toEqual(before);
    expect(site.logLines.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});
