import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { memeTemplates } from "#pack/meme-templates.catalog.ts";
import { mediaDir } from "#server/media-dir.ts";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { FakeClock } from "../../../../tests/support/fake-clock.ts";
import { buildPng, buildScene } from "../../../../tests/support/pictures.ts";
import { showPicture } from "../../../../tests/support/show-picture.ts";
import { bareGraphics } from "../bare-graphics.catalog.ts";
import { deleteOldWorks } from "./works.repository.ts";

const clock = new FakeClock("2026-11-20T12:00:00.000Z");
const site = await buildTestApp({ clock });
const { db, pool, inject, register } = site;

async function show(member: TestMember, picture: Buffer): Promise<string> {
  const response = await showPicture(site, member, picture);
  expect(response.statusCode, response.body).toBe(201);
  return response.json().receiptId;
}

async function act(member: TestMember, actionType: string, receiptId: string) {
  const payload = { userId: member.user.id, actionType, receiptId };
  const response = await inject({ method: "POST", url: "/api/actions/track", headers: member.headers, payload });
  clock.advance(20_000);
  return response.json();
}

/** A template with bars of words on it. */
async function writeOn(template: string, bars: [top: number, left: number, length: number][]): Promise<Buffer> {
  const picture = sharp(await readFile(join(mediaDir, "templates", `${template}-1200.webp`))).removeAlpha();
  const { width = 0, height = 0 } = await picture.metadata();
  const letters = bars.flatMap(([top, left, length]) =>
    Array.from({ length }, (_, index) => ({
      input: { create: { width: 34, height: 90, channels: 3 as const, background: "#fff" } },
      left: Math.round(width * left) + index * 60,
      top: Math.round(height * top),
    })),
  );
  return picture.composite(letters).png().toBuffer();
}

describe("POST /api/works", () => {
  it("pays the making and the sharing of a picture that it saw, each once", async () => {
    const villain = await register();
    const receiptId = await show(villain, await buildScene(1));
    expect(await act(villain, "meme_generated", receiptId)).toEqual({ awarded: 4, totalPoints: 4, proven: true });
    expect((await act(villain, "meme_generated", receiptId)).reason).toBe("duplicate");
    expect(await act(villain, "meme_shared", receiptId)).toEqual({ awarded: 6, totalPoints: 10, proven: true });
    expect((await act(villain, "meme_shared", receiptId)).reason).toBe("duplicate");
  });

  it.each([
    ["the same picture", {}],
    ["a smaller one", { side: 120 }],
    ["a compressed one", { format: "jpeg" as const }],
    ["a brighter one", { light: 12 }],
    ["one that lacks a pixel at each edge", { crop: 1 }],
  ])("pays neither making nor sharing of %s again, whoever brings it", async (_name, change) => {
    const [villain, rival] = [await register(), await register()];
    await act(villain, "meme_generated", await show(villain, await buildScene(2)));
    const receiptId = await show(rival, await buildScene(2, change));
    expect((await act(rival, "meme_generated", receiptId)).reason).toBe("near-copy");
    expect((await act(rival, "meme_shared", receiptId)).reason).toBe("near-copy");
  });

  it("lets what has not counted stand in nobody's way, and the same picture count next month", async () => {
    const [villain, rival] = [await register(), await register()];
    await show(villain, await buildScene(3));
    expect((await act(rival, "meme_generated", await show(rival, await buildScene(3)))).awarded).toBe(4);
    clock.set("2026-12-01T12:00:00.000Z");
    expect((await act(villain, "meme_generated", await show(villain, await buildScene(3)))).awarded).toBe(4);
    clock.set("2026-11-20T12:00:00.000Z");
  });

  it("pays no template as it is, and every one with words on it, other words too", async () => {
    const villain = await register();
    for (const { id } of memeTemplates.slice(0, 4)) {
      const bare = await show(villain, await writeOn(id, []));
      expect((await act(villain, "meme_generated", bare)).reason).toBe("bare-template");
      expect((await act(villain, "meme_shared", bare)).reason).toBe("bare-template");
      const first = await show(villain, await writeOn(id, [[0.06, 0.2, 12]]));
      expect((await act(villain, "meme_generated", first)).awarded).toBe(4);
      const second = await show(
        villain,
        await writeOn(id, [
          [0.06, 0.3, 5],
          [0.85, 0.1, 15],
        ]),
      );
      expect((await act(villain, "meme_generated", second)).awarded).toBe(4);
    }
  });

  it.each(Object.keys(bareGraphics))("pays no graphic as the page draws it, and it with words: %s", async (id) => {
    const villain = await register();
    const drawn = sharp(await readFile(join("tests/fixtures/graphics", `${id}.jpg`)));
    const bare = await show(villain, await drawn.clone().toBuffer());
    expect((await act(villain, "meme_generated", bare)).reason).toBe("bare-template");
    const words = [60, 100, 140, 180, 220, 260].map((left) => ({
      input: { create: { width: 22, height: 44, channels: 3 as const, background: "#fff" } },
      left,
      top: 24,
    }));
    const worded = await show(villain, await drawn.composite(words).png().toBuffer());
    expect((await act(villain, "meme_generated", worded)).awarded).toBe(4);
  });

  it("knows near copies among many works", async () => {
    const [villain, rival] = [await register(), await register()];
    for (let seed = 10; seed < 20; seed += 1) {
      await act(villain, "meme_generated", await show(villain, await buildScene(seed)));
    }
    const copies = [11, 15, 19].map(async (seed) => show(rival, await buildScene(seed, { light: 5, side: 200 })));
    for (const receiptId of await Promise.all(copies)) {
      expect((await act(rival, "meme_generated", receiptId)).reason).toBe("near-copy");
    }
  });

  it("needs a login", async () => {
    expect((await showPicture(site, undefined, await buildScene(1))).statusCode).toBe(401);
  });

  it.each([
    ["a giant that is small in bytes", buildPng(30_000, 30_000), "picture", 413],
    ["what is no picture", Buffer.from("GIF? no"), "picture", 415],
    ["another field", Buffer.from("x"), "file", 400],
    ["an empty file", Buffer.alloc(0), "picture", 400],
    ["five megabytes", Buffer.alloc(5_000_000, 7), "picture", 413],
  ])("refuses %s", async (_name, picture, field, status) => {
    const response = await showPicture(site, await register(), picture, field);
    expect([response.statusCode, (await pool.query("SELECT FROM works")).rowCount], response.body).toEqual([status, 0]);
  });

  it("forgets what pictures looked like after the month that follows", async () => {
    const villain = await register();
    await show(villain, await buildScene(1));
    await deleteOldWorks(db, new Date("2026-12-31T12:00:00.000Z"));
    expect((await pool.query("SELECT FROM works")).rowCount).toBe(1);
    await deleteOldWorks(db, new Date("2027-01-01T12:00:00.000Z"));
    expect((await pool.query("SELECT FROM works")).rowCount).toBe(0);
  });
});
