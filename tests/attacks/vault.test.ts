import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { VAULT_ITEMS_MAX, VAULT_QUOTA_BYTES } from "#features/vault/vault.schema.ts";
import { buildTestApp, type TestMember } from "../support/build-test-app.ts";
import { DAY_MS } from "../support/fake-clock.ts";
import { measureCost } from "../support/measure-cost.ts";
import { expectNothingChanged } from "../support/nothing-changed.ts";
import { buildMeme, buildPicture, buildPng, toDataUrl } from "../support/pictures.ts";

const site = await buildTestApp();
const strictSite = await buildTestApp({ config: { rateLimitScale: 1 } });

const tweet = { contentType: "tweet", title: "Tweet", content: "Stack it" };

function save(member: TestMember, payload: object, app = site) {
  const url = `/api/users/${member.user.id}/content`;
  return app.inject({ method: "POST", url, headers: member.headers, payload });
}

async function saveItem(member: TestMember, payload: object): Promise<{ id: string; content: string }> {
  const response = await save(member, payload);
  expect(response.statusCode, response.body).toBe(201);
  return response.json().content;
}

function meme(content: string, more: object = {}) {
  return { contentType: "meme", title: "Meme", content, metadata: {}, ...more };
}

async function listFiles(): Promise<string[]> {
  return (await readdir(site.config.dataDir, { recursive: true })).sort();
}

/** Refused, with nothing changed in any table or folder, and the next save works. */
async function expectRefusal(member: TestMember, payload: object, statuses: number[]) {
  const files = await listFiles();
  const response = await expectNothingChanged(site.pool, () => save(member, payload));
  expect(statuses, response.body).toContain(response.statusCode);
  expect(await listFiles()).toEqual(files);
  expect((await save(member, tweet)).statusCode).toBe(201);
  return response;
}

async function fillTo(member: TestMember, count: number): Promise<void> {
  await site.pool.query(
    `INSERT INTO content_items (id, user_id, content_type, title, text, metadata, content_hash, created_at)
     SELECT gen_random_uuid(), $1, 'tweet', 'Filler', 'x', '{}', 'filler-' || n, now() FROM generate_series(1, $2::int) AS n`,
    [member.user.id, count],
  );
}

async function countSaved(member: TestMember): Promise<number> {
  const url = `/api/users/${member.user.id}/collection`;
  return (await site.inject({ url, headers: member.headers })).json().collection.total;
}

describe("a member saves what is no content (E117)", () => {
  it.each<[string, object, number]>([
    ["another kind", { ...tweet, contentType: "html" }, 400],
    ["a kind that is a list", { ...tweet, contentType: ["tweet"] }, 400],
    ["no title", { ...tweet, title: null }, 400],
    ["a title that is an object", { ...tweet, title: { length: 3 } }, 400],
    ["a page as a picture", meme("data:text/html;base64,PHNjcmlwdD4="), 400],
    ["a drawing as a picture", meme("data:image/svg+xml;base64,PHN2Zz4="), 400],
    ["a link as a picture", meme("https://evil.example/x.png"), 400],
    ["a file as a picture", meme("file:///etc/passwd"), 400],
    ["a script as a picture", meme("javascript:alert(1)"), 400],
    ["no picture", meme("data:image/png;base64,"), 400],
    ["a page as a source", meme("data:image/png;base64,AAAA", { source: "data:text/html;base64,AAAA" }), 400],
    [
      "a hundred more fields",
      { ...tweet, metadata: Object.fromEntries([...Array(100)].map((_, n) => [`k${n}`, n])) },
      400,
    ],
    ["metadata of another kind", { ...tweet, metadata: { topText: "x" } }, 400],
    [
      "a description of 21,000 characters",
      meme("data:image/png;base64,AAAA", { metadata: { project: "x".repeat(21_000) } }),
      400,
    ],
    ["10 MB", meme(`data:image/png;base64,${"A".repeat(10_000_000)}`), 413],
    ["a list", [tweet], 400],
  ])("is refused: %s", async (_name, payload, status) => {
    await expectRefusal(await site.register(), payload, [status]);
  });

  it("fields that nobody asked for change nothing: owner, favourite, share address, time", async () => {
    const vex = await site.register();
    const rex = await site.register();
    const more = { id: rex.user.id, userId: rex.user.id, isFavorite: true, shareToken: "x", createdAt: "2001-01-01" };
    const item = await saveItem(vex, { ...tweet, ...more });
    expect(item).toMatchObject({ isFavorite: false, sharePath: null, createdAt: site.clock.now().toISOString() });
    expect([await countSaved(vex), await countSaved(rex)]).toEqual([1, 0]);
  });

  it("script in a title or a text is stored and given back as it is, as JSON", async () => {
    const vex = await site.register();
    const text = `<script>alert(1)</script>"><svg onload=alert(1)>{{7*7}}`;
    const response = await save(vex, { contentType: "tweet", title: text, content: text });
    expect(response.json().content).toMatchObject({ title: text, content: text });
    expect(response.headers).toMatchObject({ "x-content-type-options": "nosniff", "cache-control": "no-store" });
  });
});

describe("a member saves beyond the vault's limits (E117)", () => {
  it("the thousandth thing is kept and the next refused, until one is deleted", async () => {
    const vex = await site.register();
    await fillTo(vex, VAULT_ITEMS_MAX - 1);
    const { id } = await saveItem(vex, tweet);
    const files = await listFiles();
    const payload = await buildMeme({ colour: "#000001" });
    const full = await expectNothingChanged(site.pool, () => save(vex, payload));
    expect([full.statusCode, full.json().code]).toEqual([409, "content.full"]);
    expect(await listFiles()).toEqual(files);
    expect((await save(vex, tweet)).statusCode).toBe(200);
    const url = `/api/users/${vex.user.id}/content/${id}`;
    await site.inject({ method: "DELETE", url, headers: vex.headers });
    await saveItem(vex, payload);
    const restore = await site.inject({ method: "POST", url: `${url}/restore`, headers: vex.headers });
    expect([restore.statusCode, restore.json().code]).toEqual([409, "content.full"]);
  });

  it("twenty saves at once cannot pass the limit", async () => {
    const vex = await site.register();
    await fillTo(vex, VAULT_ITEMS_MAX - 3);
    const answers = await Promise.all([...Array(20)].map((_, number) => save(vex, { ...tweet, content: `${number}` })));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(17);
    expect(await countSaved(vex)).toBe(VAULT_ITEMS_MAX);
  });

  it("a picture beyond the room is refused, one that is kept already is not, and tweets are not either", async () => {
    const vex = await site.register();
    const first = await buildMeme({ colour: "#0000ff" });
    await saveItem(vex, first);
    await site.pool.query("UPDATE stored_pictures SET size_bytes = $1", [VAULT_QUOTA_BYTES - 1]);
    const files = await listFiles();
    const payload = await buildMeme({ colour: "#ff0000" });
    const refused = await expectNothingChanged(site.pool, () => save(vex, payload));
    expect([refused.statusCode, refused.json().code]).toEqual([409, "content.quota"]);
    expect(await listFiles()).toEqual(files);
    await saveItem(vex, { ...first, metadata: { project: "the same picture again" } });
    await saveItem(vex, tweet);
  });

  it("pictures at once cannot pass the room", async () => {
    const vex = await site.register();
    await saveItem(vex, await buildMeme({ colour: "#0000ff" }));
    const one = Number((await site.pool.query("SELECT size_bytes FROM stored_pictures")).rows[0].size_bytes);
    await site.pool.query("UPDATE stored_pictures SET size_bytes = $1", [VAULT_QUOTA_BYTES - 2.5 * one]);
    const memes = await Promise.all(
      ["#110000", "#220000", "#330000", "#440000", "#550000"].map((colour) => buildMeme({ colour })),
    );
    const answers = await Promise.all(memes.map((payload) => save(vex, payload)));
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 201).length).toBeLessThanOrEqual(
      2,
    );
    const url = `/api/users/${vex.user.id}/collection`;
    const { collection } = (await site.inject({ url, headers: vex.headers })).json();
    expect(collection.usedBytes).toBeLessThanOrEqual(VAULT_QUOTA_BYTES);
  });

  it("the 41st save of a member in a minute is refused, and other members save on", async () => {
    const vex = await strictSite.register();
    const rex = await strictSite.register();
    const statuses: number[] = [];
    for (let number = 0; number < 41; number += 1) {
      statuses.push((await save(vex, { ...tweet, content: `${number}` }, strictSite)).statusCode);
    }
    expect(statuses).toEqual([...Array<number>(40).fill(201), 429]);
    expect((await save(rex, tweet, strictSite)).statusCode).toBe(201);
  });

  it("the sixth export of a member in an hour is refused", async () => {
    const vex = await strictSite.register();
    const url = `/api/users/${vex.user.id}/export`;
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      statuses.push((await strictSite.inject({ url, headers: vex.headers })).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe("a member marks and deletes at once, or twice (E118)", () => {
  it.each(["true", 1, null, undefined, [true]])("a favourite that is %j is refused", async (isFavorite) => {
    const vex = await site.register();
    const { id } = await saveItem(vex, tweet);
    const url = `/api/users/${vex.user.id}/content/${id}/favorite`;
    const response = await expectNothingChanged(site.pool, () =>
      site.inject({ method: "PATCH", url, headers: vex.headers, payload: { isFavorite } }),
    );
    expect([response.statusCode, response.json().error]).toEqual([400, "The field isFavorite is missing or not valid"]);
  });

  it("deleting twice works once, of ten at once too", async () => {
    const vex = await site.register();
    const { id } = await saveItem(vex, tweet);
    const url = `/api/users/${vex.user.id}/content/${id}`;
    const remove = () => site.inject({ method: "DELETE", url, headers: vex.headers });
    const statuses = (await Promise.all([...Array(10)].map(remove))).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([204, ...Array<number>(9).fill(404)]);
  });
});

describe("a member reaches into another member's vault (D76, D77)", () => {
  it("cannot be reached by its owner's path, nor its things through one's own", async () => {
    const vex = await site.register();
    const rex = await site.registerAdmin();
    const { id } = await saveItem(vex, await buildMeme());
    const share = `/api/users/${vex.user.id}/content/${id}/share`;
    await site.inject({ method: "PUT", url: share, headers: vex.headers });
    const calls: [method: "GET" | "PATCH" | "PUT" | "POST" | "DELETE", path: string, payload?: object][] = [
      ["GET", ""],
      ["GET", "/picture"],
      ["GET", "/source"],
      ["PATCH", "/favorite", { isFavorite: true }],
      ["PUT", "/share"],
      ["DELETE", "/share"],
      ["POST", "/restore"],
      ["DELETE", ""],
    ];
    for (const [method, path, payload] of calls) {
      for (const [owner, status] of [
        [vex, 403],
        [rex, 404],
      ] as const) {
        const url = `/api/users/${owner.user.id}/content/${id}${path}`;
        const response = await expectNothingChanged(site.pool, () =>
          site.inject({ method, url, headers: rex.headers, ...(payload && { payload }) }),
        );
        expect([method, path, response.statusCode]).toEqual([method, path, status]);
      }
    }
  });

  it("shows its pictures to nobody without the owner's session, whatever the cache asks", async () => {
    const vex = await site.register();
    const item = await saveItem(vex, await buildMeme());
    const { headers } = await site.inject({ url: item.content, headers: vex.headers });
    const stranger = { "if-none-match": String(headers.etag) };
    expect((await site.inject({ url: item.content, headers: stranger })).statusCode).toBe(401);
    site.clock.advance(61 * DAY_MS);
    expect((await site.inject({ url: item.content, headers: vex.headers })).statusCode).toBe(401);
  });

  it("is not given away by another member saving the same picture", async () => {
    const vex = await site.register();
    const rex = await site.register();
    const payload = await buildMeme({ colour: "#abcdef" });
    const mine = await saveItem(vex, payload);
    const theirs = await saveItem(rex, payload);
    expect(theirs.id).not.toBe(mine.id);
    const url = `/api/users/${rex.user.id}/content/${theirs.id}`;
    await site.inject({ method: "DELETE", url, headers: rex.headers });
    expect((await site.inject({ url: mine.content, headers: vex.headers })).statusCode).toBe(200);
  });
});

describe("a member saves pictures that are none, or more than one", () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  );
  const files: [string, () => Buffer | Promise<Buffer>][] = [
    ["a page (G154)", () => Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["a program (G154)", () => Buffer.concat([Buffer.from("MZ\x90\0", "latin1"), Buffer.alloc(500)])],
    ["a zip (G154)", () => Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), Buffer.alloc(500)])],
    ["a document (G154)", () => Buffer.from("%PDF-1.7\n%%EOF")],
    ["a drawing (G155)", () => svg],
    ["a drawing behind a picture's first bytes (G155)", () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), svg])],
    ["an animation format (G155)", () => buildPicture({ format: "gif" })],
    ["a print format (G155)", () => buildPicture({ format: "tiff" })],
    ["30,000 by 30,000 pixels (G157)", () => buildPng(30_000, 30_000)],
    ["no pixels (G157)", () => buildPng(0, 0)],
    ["a PNG cut short (G157)", async () => (await buildPicture({ side: 300 })).subarray(0, -60)],
    ["a JPEG cut short (G157)", async () => (await buildPicture({ side: 300, format: "jpeg" })).subarray(0, -200)],
    ["a WebP cut short (G157)", async () => (await buildPicture({ side: 300, format: "webp" })).subarray(0, -20)],
    ["only the first bytes (G157)", () => Buffer.from("\x89PNG\r\n\x1a\n", "latin1")],
  ];

  it.each(files)("%s is refused, as the meme and as its source", async (_name, make) => {
    const vex = await site.register();
    const bad = toDataUrl(await make());
    const { cpuMs } = await measureCost(async () => {
      await expectRefusal(vex, meme(bad), [413, 415]);
      await site.pool.query("DELETE FROM content_items");
      await expectRefusal(vex, { ...(await buildMeme({ colour: "#010203" })), source: bad }, [413, 415]);
    });
    expect(cpuMs).toBeLessThan(10_000);
  });

  it.each<[string, () => Promise<Buffer>]>([
    [
      "a page behind a JPEG",
      async () => Buffer.concat([await buildPicture({ format: "jpeg" }), Buffer.from("<script>alert(1)</script>")]),
    ],
    [
      "a zip behind a PNG",
      async () => Buffer.concat([await buildPicture(), Buffer.from("PK\x03\x04<script>", "latin1")]),
    ],
    [
      "the place where it was taken",
      () =>
        sharp({ create: { width: 20, height: 20, channels: 3, background: "#fff" } })
          .withExif({ IFD0: { Copyright: "<script>" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" } })
          .jpeg()
          .toBuffer(),
    ],
  ])("%s does not come along (G156, G158)", async (_name, make) => {
    const vex = await site.register();
    const response = await save(vex, meme(toDataUrl(await make())));
    if (response.statusCode === 415) return;
    const { content } = response.json().content;
    const { rawPayload } = await site.inject({ url: content, headers: vex.headers });
    expect(rawPayload.toString("latin1")).not.toMatch(/script|Exif|GPS/i);
    const { format, exif, xmp, icc } = await sharp(rawPayload).metadata();
    expect({ format, exif, xmp, icc }).toEqual({ format: "webp" });
  });

  it.each<[string, () => Promise<Buffer>]>([
    [
      "inks for print",
      () =>
        sharp({ create: { width: 20, height: 20, channels: 3, background: "#0f0" } })
          .toColourspace("cmyk")
          .jpeg()
          .toBuffer(),
    ],
    [
      "16 bits a colour",
      () =>
        sharp({ create: { width: 20, height: 20, channels: 3, background: "#0f0" } })
          .toColourspace("rgb16")
          .png()
          .toBuffer(),
    ],
    ["one pixel by 10,000", async () => buildPng(1, 10_000)],
    ["another type than it says", () => buildPicture({ format: "webp" })],
  ])("a picture with %s is drawn anew (G157)", async (_name, make) => {
    const vex = await site.register();
    const item = await saveItem(vex, meme(toDataUrl(await make(), "image/jpeg")));
    const { headers, rawPayload } = await site.inject({ url: item.content, headers: vex.headers });
    expect([headers["content-type"], (await sharp(rawPayload).metadata()).format]).toEqual(["image/webp", "webp"]);
  });

  it("the same picture twice is one file (G160)", async () => {
    const vex = await site.register();
    const payload = await buildMeme({ colour: "#778899" });
    await saveItem(vex, payload);
    const files = await listFiles();
    await saveItem(vex, { ...payload, metadata: { project: "again" } });
    expect(await listFiles()).toEqual(files);
  });

  it("a file that is lost is a 404 that nobody keeps (G162)", async () => {
    const vex = await site.register();
    const item = await saveItem(vex, await buildMeme({ colour: "#998877" }));
    const { rm } = await import("node:fs/promises");
    await rm(join(site.config.dataDir, "pictures"), { recursive: true });
    const response = await site.inject({ url: item.content, headers: vex.headers });
    expect([response.statusCode, response.headers["cache-control"]]).toEqual([404, "no-store"]);
  });

  it("many pictures at once are drawn in turn or refused as busy, and the site goes on answering", async () => {
    const vex = await site.register();
    const memes = await Promise.all(
      [...Array(60)].map((_, number) => buildMeme({ side: 400, colour: `rgb(${number},0,0)` })),
    );
    const answers = await Promise.all(memes.map((payload) => save(vex, payload)));
    const statuses = new Set(answers.map(({ statusCode }) => statusCode));
    expect([...statuses].every((status) => [200, 201, 503].includes(status))).toBe(true);
    expect(statuses.has(201)).toBe(true);
  });
});
