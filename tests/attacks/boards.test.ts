import { readdir } from "node:fs/promises";
import { deflateSync, gzipSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { listingsTable } from "#features/market/server/listings.tables.ts";
import { createId } from "#shared/ids.ts";
import { createBoards } from "../support/board-posts.ts";
import { buildTestApp, type TestMember } from "../support/build-test-app.ts";
import { INVISIBLE_TEXTS, MARKUP, WRONG_PICTURES } from "../support/hostile-input.ts";
import { measureCost } from "../support/measure-cost.ts";
import { expectNothingChanged } from "../support/nothing-changed.ts";
import { buildPicture, buildPng } from "../support/pictures.ts";
import { expectCreatedOnce } from "../support/repeat-request.ts";

const site = await buildTestApp();
const strictSite = await buildTestApp({ config: { rateLimitScale: 1 } });
const { call, listingBody, postListing, postImage, sendImage, sendForm } = createBoards(site);
const strict = createBoards(strictSite);

async function listFiles(): Promise<string[]> {
  return (await readdir(site.config.dataDir, { recursive: true })).sort();
}

/** Refused within two seconds, with nothing changed in any table or folder; the next picture works. */
async function expectRefusal(statuses: number[], member: TestMember, send: () => ReturnType<typeof sendImage>) {
  const files = await listFiles();
  const startedAt = performance.now();
  const response = await expectNothingChanged(site.pool, send);
  expect(statuses, response.body).toContain(response.statusCode);
  expect(performance.now() - startedAt).toBeLessThan(5000);
  expect(await listFiles()).toEqual(files);
  expect((await sendImage(member, await buildPicture())).statusCode).toBe(201);
}

describe("a line loses the answers to a poster", () => {
  it("a key makes one listing, however often and however fast it is sent", async () => {
    const payload = listingBody();
    const otherPayload = { ...payload, priceText: "12" };
    const countRows = () => site.db.$count(listingsTable);
    const member = await site.register();
    await expectCreatedOnce(site, { url: "/api/market/listings", member, payload, otherPayload, countRows });
  });

  it("the same listing without a key is another one, as ever", async () => {
    const vex = await site.register();
    expect((await postListing(vex)).id).not.toBe((await postListing(vex)).id);
  });

  it("a repeated call about a listing that was deleted since finds nothing and makes nothing", async () => {
    const vex = await site.register();
    const headers = { ...vex.headers, "idempotency-key": "one" };
    const send = () => site.inject({ method: "POST", url: "/api/market/listings", headers, payload: listingBody() });
    const { id } = (await send()).json().listing;
    await call("DELETE", `/api/market/listings/${id}`, vex);
    expect((await expectNothingChanged(site.pool, send)).json().code).toBe("market.not_found");
  });

  it("a report is one per member and thing, however fast it is sent", async () => {
    const [vex, rex] = [await site.register(), await site.register()];
    const { id } = await postListing(vex);
    const body = { type: "listing", refId: id, reason: "Scam" };
    const answers = await Promise.all(Array.from({ length: 20 }, () => call("POST", "/api/report", rex, body)));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 201)).toHaveLength(1);
  });
});

describe("a poster sends markup, too much or what nobody can see", () => {
  it.each(MARKUP)("%j is stored as it is and answered as data (E101)", async (text) => {
    const [vex, rex] = [await site.register(), await site.register()];
    const listing = await postListing(vex, { title: text, description: text, priceText: text, contact: text });
    expect(listing).toMatchObject({ title: text, description: text, priceText: text, contact: text });
    expect(listing.contactLink).toEqual({ text, href: null });
    expect(
      (await call("POST", "/api/report", rex, { type: "listing", refId: listing.id, reason: text })).statusCode,
    ).toBe(201);
    const answer = await call("GET", "/api/market/listings");
    expect(answer.headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "x-content-type-options": "nosniff",
    });
    expect((await call("GET", `/api/market/listings?q=${encodeURIComponent(text)}`)).statusCode).toBe(200);
  });

  it("nothing is posted that nobody could see or that the database could not hold (E104, E106)", async () => {
    const vex = await site.register();
    const listing = await postListing(vex);
    for (const text of INVISIBLE_TEXTS) {
      const bodies: [string, object][] = [
        ["/api/market/listings", { ...listingBody(), title: text }],
        ["/api/market/listings", { ...listingBody(), description: text }],
        ["/api/report", { type: "listing", refId: listing.id, reason: text }],
      ];
      for (const [url, body] of bodies) {
        const response = await expectNothingChanged(site.pool, () => call("POST", url, vex, body));
        const [field] = Object.entries(body).find(([, value]) => value === text) ?? [];
        const code = expect.stringMatching(/^(?:value\.missing|text\.invisible_characters)$/);
        expect([response.statusCode, response.json()]).toEqual([400, { error: expect.any(String), code, field }]);
      }
    }
  });

  it("pictures are named by ids of our own and nothing else (E103)", async () => {
    const vex = await site.register();
    for (const images of WRONG_PICTURES) {
      const body = { ...listingBody(), images };
      const response = await expectNothingChanged(site.pool, () => call("POST", "/api/market/listings", vex, body));
      expect(response.statusCode).toBe(400);
    }
  });

  it("fields that nobody may set are ignored", async () => {
    const [vex, rex] = [await site.register("vex"), await site.register("rex")];
    const forged = {
      id: createId(),
      sellerId: rex.user.id,
      createdAt: "2001-01-01",
      hiddenAt: null,
      warnings: [],
      expiresAt: "2099-01-01",
      soldAt: "2001-01-01",
    };
    const listing = (await call("POST", "/api/market/listings", vex, { ...listingBody(), ...forged })).json().listing;
    expect(listing).toMatchObject({ seller: { username: "vex" }, status: "open" });
    expect(listing.id).not.toBe(forged.id);
  });

  it("answers tell of members what the leaderboard tells, id, name and face, and nothing else", async () => {
    const vex = await site.register("vex", { solanaWallet: "1".repeat(32) });
    await postListing(vex);
    const { listings } = (await call("GET", "/api/market/listings")).json();
    expect(listings[0].seller).toStrictEqual({ id: vex.user.id, username: "vex", faceId: null });
    const { seller: _seller, ...listing } = listings[0];
    expect(JSON.stringify(listing)).not.toContain(vex.user.id);
    expect(JSON.stringify(listing)).not.toContain("1".repeat(32));
  });
});

describe("many post, answer or report at once", () => {
  it("one picture is shown by one listing, whoever asks at the same moment", async () => {
    const vex = await site.register();
    const { id } = await postImage(vex);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => call("POST", "/api/market/listings", vex, listingBody({ images: [id] }))),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      201,
      ...Array.from({ length: 7 }, () => 400),
    ]);
    expect((await site.pool.query("SELECT FROM listings")).rowCount).toBe(1);
  });

  it("one member posts 40 listings a day (E113)", async () => {
    const vex = await strictSite.register();
    const post = () => strict.call("POST", "/api/market/listings", vex, strict.listingBody());
    for (let number = 0; number < 40; number += 1) expect((await post()).statusCode).toBe(201);
    const refused = await expectNothingChanged(strictSite.pool, post);
    expect([refused.statusCode, refused.json().code]).toEqual([429, "market.day_limit"]);
  });

  it("one member reports so many a day; the same thing again costs nothing (E113)", async () => {
    const [vex, rex] = [await strictSite.register(), await strictSite.register()];
    await strict.postListing(vex);
    const { rows } = await strictSite.pool.query(
      `INSERT INTO listings SELECT gen_random_uuid(), seller_id, title, category, description, price_text, contact, has_images,
       warnings, search_text, created_at, expires_at FROM listings, generate_series(1, 31) RETURNING id`,
    );
    await strictSite.pool.query("INSERT INTO attempt_counters VALUES ($1, 29, $2)", [
      `board/report/${rex.user.id}`,
      strictSite.clock.now(),
    ]);
    const report = (refId: string) =>
      strict.call("POST", "/api/report", rex, { type: "listing", refId, reason: "Bad" });
    const statuses = [];
    for (const { id } of [rows[0], rows[0], rows[1]]) statuses.push((await report(id)).statusCode);
    expect(statuses).toEqual([201, 200, 429]);
  });
});

describe("a poster sends pictures that are none, lie or explode", () => {
  it.each([
    ["a page that says it is a PNG (G154)", Buffer.from("<html><script>alert(1)</script>")],
    ["a program (G154)", Buffer.concat([Buffer.from("MZ"), Buffer.alloc(500)])],
    ["a PDF (G154)", Buffer.from("%PDF-1.7\n1 0 obj\n")],
    ["a zip (G154)", Buffer.from("PK\x03\x04\x14\x00", "latin1")],
    ["an SVG (G155)", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ["a packed SVG (G155)", gzipSync('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ["a GIF that is a script (G156)", Buffer.from("GIF89a/*\x01\x00*/=1;alert(1)")],
    ["a PNG of 30000 x 30000 (G157)", buildPng(30_000, 30_000)],
    ["a PNG of 1 x 100000 (G157)", buildPng(1, 100_000)],
    ["a PNG of 0 x 0 (G157)", buildPng(0, 0)],
    ["a JPEG that breaks off", Buffer.from("\xff\xd8\xff\xe0\x00\x10JFIF", "latin1")],
  ])("%s is refused", async (_name, bytes) => {
    const vex = await site.register();
    await expectRefusal([413, 415], vex, () => sendImage(vex, bytes));
  });

  it("a TIFF and a picture that breaks off are refused (G155)", async () => {
    const vex = await site.register();
    const jpeg = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: "#fff",
        noise: { type: "gaussian", mean: 128, sigma: 30 },
      },
    })
      .jpeg()
      .toBuffer();
    for (const bytes of [await buildPicture({ format: "tiff" }), jpeg.subarray(0, jpeg.length / 2)]) {
      await expectRefusal([415], vex, () => sendImage(vex, bytes));
    }
  });

  it("what hides behind a picture stays outside (G156)", async () => {
    const vex = await site.register();
    const tail = Buffer.from("<script>alert(1)</script>PK\x03\x04");
    for (const format of ["png", "jpeg", "gif"] as const) {
      const response = await sendImage(vex, Buffer.concat([await buildPicture({ format }), tail]));
      expect([201, 415]).toContain(response.statusCode);
      if (response.statusCode !== 201) continue;
      expect((await call("GET", response.json().image.url, vex)).rawPayload.includes("script")).toBe(false);
    }
  });

  it("of a moving picture of thousands of frames only the first is unpacked (G157)", async () => {
    const vex = await site.register();
    const frame = await buildPicture({ side: 8, format: "gif" });
    const start = frame.indexOf(0x2c);
    const image = frame.subarray(start, -1);
    const bytes = Buffer.concat([
      frame.subarray(0, start),
      ...Array.from({ length: 20_000 }, () => image),
      Buffer.from([0x3b]),
    ]);
    const { result, cpuMs } = await measureCost(() => sendImage(vex, bytes));
    expect([201, 413, 415]).toContain(result.statusCode);
    expect(cpuMs).toBeLessThan(3000);
  });

  it("colours for print and deep ones are taken and made plain (G157)", async () => {
    const vex = await site.register();
    const cmyk = await sharp(await buildPicture())
      .toColourspace("cmyk")
      .jpeg()
      .toBuffer();
    const deep = await sharp(await buildPicture())
      .toColourspace("rgb16")
      .png()
      .toBuffer();
    for (const bytes of [cmyk, deep]) {
      const response = await sendImage(vex, bytes);
      expect(response.statusCode, response.body).toBe(201);
      const { rawPayload } = await call("GET", response.json().image.url, vex);
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: "webp", space: "srgb", depth: "uchar" });
    }
  });

  it("names of files and fields mean nothing (G153)", async () => {
    const vex = await site.register();
    for (const fileName of ["../../x.png", "C:\\\\x.png", "a%00.png", "x".repeat(300), "-rf", "x.svg", "x.html"]) {
      const response = await sendImage(vex, await buildPicture(), { fileName, type: "text/html" });
      expect(response.statusCode, response.body).toBe(201);
      expect((await call("GET", response.json().image.url, vex)).headers["content-type"]).toBe("image/webp");
    }
    expect((await listFiles()).filter((name) => /\.(png|svg|html)$|\.\./.test(name))).toEqual([]);
  });

  it("forms that are no form of one picture are refused (G149, G151, G152)", async () => {
    const vex = await site.register();
    const part = (head: string, body: string | Buffer = "x") =>
      Buffer.concat([
        Buffer.from(`--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
        Buffer.from(body),
        Buffer.from("\r\n"),
      ]);
    const file = part('name="image"; filename="a.png"', await buildPicture());
    const end = Buffer.from("--b--\r\n");
    const forms: [string, Buffer, number[]][] = [
      ["none", end, [400]],
      ["an empty one", Buffer.concat([part('name="image"; filename="a.png"', ""), end]), [400]],
      ["two", Buffer.concat([file, file, end]), [400]],
      ["a field behind it", Buffer.concat([file, part('name="userId"'), end]), [400]],
      ["a field only", Buffer.concat([part('name="image"'), end]), [400]],
      ["a thousand fields", Buffer.concat([...Array.from({ length: 1000 }, () => part('name="a"')), end]), [400]],
      ["a name of a megabyte", Buffer.concat([part(`name="${"x".repeat(1_000_000)}"`), end]), [400, 413]],
      ["one that breaks off", file.subarray(0, 120), [400]],
      [
        "more than 10 MB",
        Buffer.concat([part('name="image"; filename="a.png"', Buffer.alloc(10_485_770, 1)), end]),
        [413],
      ],
      ["far more than 10 MB", Buffer.alloc(11_000_000, 1), [413]],
    ];
    for (const [, form, statuses] of forms) await expectRefusal(statuses, vex, () => sendForm(vex, form, "b"));
    await expectRefusal([415], vex, () => call("POST", "/api/boards/images", vex, { image: "x" }));
    await expectRefusal([400], vex, () => sendForm(vex, file, "c".repeat(5000)));
  });

  it("a visitor's picture is refused before it is read, and members' a day are counted (G149)", async () => {
    const large = Buffer.alloc(9_000_000, 1);
    expect((await sendForm(undefined, large, "b")).statusCode).toBe(401);
    const vex = await strictSite.register();
    await strictSite.pool.query("INSERT INTO attempt_counters VALUES ($1, 60, $2)", [
      `board/image/${vex.user.id}`,
      strictSite.clock.now(),
    ]);
    const response = await strict.sendImage(vex, await buildPicture());
    expect([response.statusCode, response.json().code]).toEqual([429, "boards.images_day_limit"]);
  });

  it("is not stored when the packed colours of a PNG lie about their size", async () => {
    const vex = await site.register();
    const png = await buildPicture({ side: 60 });
    const at = png.indexOf(Buffer.from("IDAT"));
    const broken = Buffer.concat([png.subarray(0, at + 4), deflateSync(Buffer.alloc(10)), png.subarray(at + 4)]);
    await expectRefusal([415], vex, () => sendImage(vex, broken));
  });
});
