// About the default community.
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { sweepPictures } from "#features/pictures/server/sweep-pictures.usecase.ts";
import { createId } from "#shared/ids.ts";
import { createBoards } from "../../../../tests/support/board-posts.ts";
import { buildTestApp } from "../../../../tests/support/build-test-app.ts";
import { DAY_MS } from "../../../../tests/support/fake-clock.ts";
import { expectNothingChanged } from "../../../../tests/support/nothing-changed.ts";
import { buildPicture } from "../../../../tests/support/pictures.ts";
import { deleteUnusedImages } from "./board-images.repository.ts";

const site = await buildTestApp();
const { call, sendImage, postImage, postListing } = createBoards(site);

async function listFiles(): Promise<string[]> {
  const names = await readdir(join(site.config.dataDir, "pictures"), { recursive: true }).catch(() => []);
  return names.filter((name) => name.endsWith(".webp"));
}

describe("POST /api/boards/images", () => {
  it.each(["png", "jpeg", "webp", "gif"] as const)(
    "takes a %s and makes a large and a small picture of it",
    async (format) => {
      const vex = await site.register();
      const response = await sendImage(vex, await buildPicture({ side: 2000, format }));
      expect(response.statusCode, response.body).toBe(201);
      const { image } = response.json();
      expect(image).toEqual({
        id: expect.any(String),
        url: `/api/boards/images/${image.id}`,
        width: 1600,
        height: 1600,
      });
      for (const [query, side] of [
        ["", 1600],
        ["?size=480", 480],
      ] as const) {
        const { rawPayload } = await call("GET", `${image.url}${query}`, vex);
        expect(await sharp(rawPayload).metadata()).toMatchObject({ format: "webp", width: side, height: side });
      }
    },
  );

  it("leaves small pictures their size, turns them upright and drops what they say about their maker", async () => {
    const vex = await site.register();
    const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: "#fff" } })
      .withExif({ IFD0: { Copyright: "vex" }, IFD3: { GPSLatitude: "38/1 43/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { image } = (await sendImage(vex, bytes)).json();
    expect(image).toMatchObject({ width: 20, height: 40 });
    const served = (await call("GET", image.url, vex)).rawPayload;
    expect((await sharp(served).metadata()).exif).toBeUndefined();
    expect(served.includes("vex")).toBe(false);
  });

  it("keeps one file of the same picture sent twice", async () => {
    const vex = await site.register();
    const bytes = await buildPicture({ side: 50, colour: "#123456" });
    const before = (await listFiles()).length;
    const [one, other] = [(await sendImage(vex, bytes)).json().image, (await sendImage(vex, bytes)).json().image];
    expect(one.id).not.toBe(other.id);
    expect((await listFiles()).length).toBe(before + 1);
  });

  it("needs a login", async () => {
    const bytes = await buildPicture();
    expect((await expectNothingChanged(site.pool, () => sendImage(undefined, bytes))).statusCode).toBe(401);
  });

  it("lets nobody fill the disk with pictures that are never used", async () => {
    const vex = await site.register();
    const bytes = await buildPicture();
    await sendImage(vex, bytes);
    await site.pool.query(
      `INSERT INTO board_images (id, owner_id, picture_hash, small_hash, width, height, created_at)
       SELECT gen_random_uuid(), owner_id, picture_hash, small_hash, 1, 1, created_at FROM board_images, generate_series(1, 39)`,
    );
    const response = await sendImage(vex, bytes);
    expect([response.statusCode, response.json().code]).toEqual([409, "boards.images_unused"]);
  });
});

describe("GET /api/boards/images/:id", () => {
  it("is a file for everybody as long as an entry shows it", async () => {
    const vex = await site.register();
    const { id, url } = await postImage(vex);
    await postListing(vex, { images: [id] });
    const response = await call("GET", url);
    expect(response.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=30",
      "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
    });
    const known = await site.inject({ url, headers: { "if-none-match": String(response.headers.etag) } });
    expect([known.statusCode, known.body]).toEqual([304, ""]);
  });

  it("that nothing uses is its sender's alone, and a moderator's", async () => {
    const [vex, rex, mod] = [await site.register(), await site.register(), await site.registerModerator()];
    const { url } = await postImage(vex);
    for (const [member, status] of [
      [undefined, 404],
      [rex, 404],
      [vex, 200],
      [mod, 200],
    ] as const) {
      expect((await call("GET", url, member)).statusCode).toBe(status);
    }
    expect((await call("GET", url, vex)).headers["cache-control"]).toBe("private, no-store");
  });

  it.each(["listings", "users"])("is gone for everybody else once a row of %s is taken away", async (table) => {
    const [vex, mod] = [await site.register(), await site.registerModerator()];
    const { id, url } = await postImage(vex);
    await postListing(vex, { images: [id] });
    const etag = String((await call("GET", url)).headers.etag);
    const column = table === "users" ? "disabled_at" : "hidden_at";
    const whose = table === "users" ? `WHERE id = '${vex.user.id}'` : "";
    await site.pool.query(`UPDATE ${table} SET ${column} = now() ${whose}`);
    const known = await site.inject({ url, headers: { "if-none-match": etag } });
    expect([known.statusCode, known.headers["cache-control"]]).toEqual([404, "no-store"]);
    expect((await call("GET", `${url}?size=480`)).statusCode).toBe(404);
    expect((await call("GET", url, mod)).statusCode).toBe(200);
    await site.pool.query(`UPDATE ${table} SET ${column} = NULL`);
    expect((await call("GET", url)).statusCode).toBe(200);
  });

  it("answers 404 or 400 to what is no picture", async () => {
    expect((await call("GET", `/api/boards/images/${createId()}`)).statusCode).toBe(404);
    for (const path of ["x", "..%2f..%2fetc%2fpasswd", "%00", `${createId()}?size=9`]) {
      expect((await call("GET", `/api/boards/images/${path}`)).statusCode).toBe(400);
    }
  });
});

describe("the sweep", () => {
  it("takes pictures that were not used within a day, and leaves those that are", async () => {
    const vex = await site.register();
    const [used, unused] = [await postImage(vex), await postImage(vex)];
    await postListing(vex, { images: [used.id] });
    await deleteUnusedImages(site.db, site.clock.now());
    expect((await call("GET", unused.url, vex)).statusCode).toBe(200);
    site.clock.set(new Date(Math.max(Date.now(), site.clock.now().getTime()) + 2 * DAY_MS));
    await deleteUnusedImages(site.db, site.clock.now());
    await sweepPictures(site.deps);
    expect((await call("GET", unused.url)).statusCode).toBe(404);
    expect((await call("GET", used.url)).statusCode).toBe(200);
    expect((await listFiles()).length).toBe(1);
  });
});
