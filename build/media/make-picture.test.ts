import { readFile, stat, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { createTemporaryFolder } from "../../tests/support/temporary-folder.ts";
import { findCut, makePicture } from "./make-picture.ts";
import type { Shape } from "./picture-shapes.ts";

const SHAPE: Shape = { ratio: 1, widths: [64, 128], formats: ["avif", "webp"] };

/** Red on the left, blue on the right. */
function drawPicture(width: number, height: number) {
  const right = { create: { width: Math.floor(width / 2), height, channels: 3 as const, background: "#0000ff" } };
  return sharp({ create: { width, height, channels: 3, background: "#ff0000" } }).composite([
    { input: right, gravity: "east" },
  ]);
}

async function openPack(files: Record<string, Promise<Buffer>>) {
  const folder = await createTemporaryFolder();
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), await content);
  return { mediaDir: folder, cacheDir: join(folder, "cache"), role: "some/role", shape: SHAPE };
}

describe("the picture of a role", () => {
  it("is made from a file of any size in the widths and formats of the page", async () => {
    const pack = await openPack({ "me.jpg": drawPicture(301, 177).jpeg().toBuffer() });
    const made = await makePicture({ ...pack, picture: { files: "me.jpg" } });
    expect(made.map(({ path, width, height, format }) => [basename(path), width, height, format])).toEqual([
      ["some-role-64.avif", 64, 64, "avif"],
      ["some-role-64.webp", 64, 64, "webp"],
      ["some-role-128.avif", 128, 128, "avif"],
      ["some-role-128.webp", 128, 128, "webp"],
    ]);
    for (const { path, width, height } of made) expect(await sharp(path).metadata()).toMatchObject({ width, height });
  });

  it("is never made wider than its source", async () => {
    const pack = await openPack({ "me.png": drawPicture(100, 90).png().toBuffer() });
    const made = await makePicture({ ...pack, picture: { files: "me.png" } });
    expect(made.map(({ width, height }) => [width, height])).toEqual([
      [64, 64],
      [64, 64],
      [90, 90],
      [90, 90],
    ]);
  });

  it("is cut around what must be kept", async () => {
    const pack = await openPack({ "me.jpg": drawPicture(400, 100).jpeg().toBuffer() });
    const [made] = await makePicture({ ...pack, picture: { files: "me.jpg", focus: [1, 0.5] } });
    const { dominant } = await sharp(made?.path).stats();
    expect(dominant.b).toBeGreaterThan(200);
    expect(dominant.r).toBeLessThan(50);
  });

  it("takes what the pack brings in a wanted size and format, byte for byte", async () => {
    const webp = drawPicture(64, 64).webp().toBuffer();
    const pack = await openPack({ "me-64.webp": webp, "me-128.avif": drawPicture(128, 128).avif().toBuffer() });
    const made = await makePicture({ ...pack, picture: { files: ["me-64.webp", "me-128.avif"] } });
    expect(made).toHaveLength(4);
    const taken = made.find(({ width, format }) => width === 64 && format === "webp");
    expect((await readFile(taken?.path ?? "")).equals(await webp)).toBe(true);
  });

  it("is made once", async () => {
    const pack = await openPack({ "me.jpg": drawPicture(300, 300).jpeg().toBuffer() });
    const order = { ...pack, picture: { files: "me.jpg" } };
    const first = await makePicture(order);
    const readTimes = () => Promise.all(first.map(async ({ path }) => (await stat(path)).mtimeMs));
    const times = await readTimes();
    expect(await makePicture(order)).toEqual(first);
    expect(await readTimes()).toEqual(times);
  });

  it("stays a drawing where it is one, and becomes a photo where others will show it", async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200"/></svg>';
    const pack = await openPack({ "me.svg": Promise.resolve(Buffer.from(svg)) });
    const picture = { files: "me.svg" };
    const [drawing] = await makePicture({ ...pack, picture });
    expect([drawing?.format, await readFile(drawing?.path ?? "", "utf8")]).toEqual(["svg", svg]);
    const [card] = await makePicture({ ...pack, picture, shape: { ratio: 2, widths: [200], formats: ["jpeg"] } });
    expect([card?.width, card?.height, basename(card?.path ?? "")]).toEqual([200, 100, "some-role-200.jpg"]);
  });
});

describe("the cut", () => {
  it.each([
    [{ width: 300, height: 100 }, 1, [0.5, 0.5], { left: 100, top: 0, width: 100, height: 100 }],
    [{ width: 300, height: 100 }, 1, [0, 0], { left: 0, top: 0, width: 100, height: 100 }],
    [{ width: 100, height: 300 }, 1, [0.5, 0.9], { left: 0, top: 200, width: 100, height: 100 }],
    [{ width: 300, height: 100 }, undefined, [0.5, 0.5], { left: 0, top: 0, width: 300, height: 100 }],
  ])("of %o to %s around %o", (size, ratio, focus, cut) => {
    expect(findCut(size, ratio, focus)).toEqual(cut);
  });
});
