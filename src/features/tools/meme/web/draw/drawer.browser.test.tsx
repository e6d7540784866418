import { afterEach, describe, expect, it } from "vitest";
import { bareGraphics } from "#features/points/bare-graphics.catalog.ts";
import { GRAPHIC_IDS } from "../../meme.catalog.ts";
import { createCanvas, encodeCanvas } from "./canvas.ts";
import { type Drawer, openDrawer } from "./drawer.ts";
import type { PaintRequest } from "./paint.ts";

const openDrawers: Drawer[] = [];

afterEach(() => {
  for (const drawer of openDrawers.splice(0)) drawer.close();
});

function open(start?: () => Worker | undefined): Drawer {
  const drawer = openDrawer(start);
  openDrawers.push(drawer);
  return drawer;
}

async function createPicture(color: string, width = 60, height = 60): Promise<Blob> {
  const { canvas, context } = createCanvas(width, height);
  context.fillStyle = color;
  context.fillRect(0, 0, width, height);
  const blob = await encodeCanvas(canvas, "image/png");
  if (blob === undefined) throw new Error("no PNG");
  return blob;
}

const plain: PaintRequest = {
  size: { width: 400, height: 300 },
  scale: 1,
  background: undefined,
  picture: undefined,
  opacity: 100,
  filter: "none",
  glitch: 0,
};

function readPixel(bitmap: ImageBitmap, x: number, y: number): number[] {
  const { context } = createCanvas(bitmap.width, bitmap.height);
  context.drawImage(bitmap, 0, 0);
  return [...context.getImageData(x, y, 1, 1).data];
}

const ways: [string, (() => undefined) | undefined][] = [
  ["in the worker", undefined],
  ["on the page, without a worker", () => undefined],
];

describe.each(ways)("painting %s", (_way, start) => {
  it.each([
    ["the picture itself", {}, [100, 100, 100, 255]],
    ["cyberpunk", { filter: "cyberpunk" }, [130, 110, 70, 255]],
    ["neon, which leaves grey alone", { filter: "neon" }, [100, 100, 100, 255]],
    ["half the opacity, on the void", { opacity: 50 }, [53, 51, 55, 255]],
  ] as const)("gives %s", async (_what, changed, expected) => {
    const picture = { key: "grey", blob: await createPicture("rgb(100 100 100)") };
    const bitmap = await open(start).draw("paint", { ...plain, picture, ...changed });
    const pixel = readPixel(bitmap, 200, 150);
    for (const [at, value] of expected.entries()) expect(Math.abs((pixel[at] ?? 0) - value)).toBeLessThanOrEqual(1);
  });

  it("gives exactly the size that was asked for", async () => {
    const small = await open(start).draw("paint", plain);
    expect([small.width, small.height]).toEqual([400, 300]);
    const square = await open(start).draw("paint", { ...plain, size: { width: 600, height: 600 }, scale: 2 });
    expect([square.width, square.height]).toEqual([1200, 1200]);
  });

  it("refuses what is no picture", async () => {
    const picture = { key: "broken", blob: new Blob(["<html>"], { type: "image/png" }) };
    await expect(open(start).draw("paint", { ...plain, picture })).rejects.toThrow();
    await expect(open(start).draw("shrink", { blob: picture.blob, maxBytes: 1000 })).rejects.toThrow();
  });

  it("makes a large upload small and leaves a small one its size", async () => {
    const drawer = open(start);
    const large = await drawer.draw("shrink", { blob: await createPicture("#123456", 3200, 800), maxBytes: 2_000_000 });
    const bitmap = await createImageBitmap(large);
    expect([bitmap.width, bitmap.height]).toEqual([1600, 400]);
    expect(large.type).toBe("image/webp");
    const small = await drawer.draw("shrink", { blob: await createPicture("#123456", 30, 20), maxBytes: 2_000_000 });
    const smallBitmap = await createImageBitmap(small);
    expect([smallBitmap.width, smallBitmap.height]).toEqual([30, 20]);
  });
});

describe("the five graphics", () => {
  it.each(GRAPHIC_IDS)("%s is a picture of several colours, and the same every time", async (background) => {
    const drawer = open();
    const read = async () => {
      const bitmap = await drawer.draw("paint", { ...plain, background });
      const { context } = createCanvas(400, 300);
      context.drawImage(bitmap, 0, 0);
      return context.getImageData(0, 0, 400, 300).data;
    };
    const digest = async (data: Uint8ClampedArray<ArrayBuffer>) =>
      [...new Uint8Array(await crypto.subtle.digest("SHA-256", data))].join();
    const first = await read();
    const palette = new Set<string>();
    for (let at = 0; at < first.length; at += 4 * 37) palette.add(first.subarray(at, at + 3).join());
    expect(palette.size).toBeGreaterThan(5);
    expect(await digest(await read())).toBe(await digest(first));
  });
});

describe("a worker that cannot run", () => {
  it("hands its work to the page", async () => {
    const drawer = open(() => new Worker("/no-such-worker.js", { type: "module" }));
    const bitmap = await drawer.draw("paint", plain);
    expect(readPixel(bitmap, 1, 1)).toEqual([5, 2, 10, 255]);
    const again = await drawer.draw("paint", plain);
    expect(again.width).toBe(400);
  });
});

/** What the server's test of bare graphics sends it. */
const SENT = import.meta.glob<string>("../../../../../../tests/fixtures/graphics/*.jpg", {
  query: "?url",
  import: "default",
  eager: true,
});

function readSmall(bitmap: ImageBitmap): Uint8ClampedArray {
  const { context } = createCanvas(96, 96);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, 96, 96);
  return context.getImageData(0, 0, 96, 96).data;
}

describe("the graphics without words", () => {
  it.each(GRAPHIC_IDS)("%s is drawn as the house knows it, by which it earns nothing as it is", async (background) => {
    const drawn = readSmall(await open().draw("paint", { ...plain, background }));
    const path = Object.keys(SENT).find((file) => file.endsWith(`/${background}.jpg`)) ?? "";
    const sent = readSmall(await createImageBitmap(await (await fetch(SENT[path] ?? "")).blob()));
    const difference = drawn.reduce((sum, value, at) => sum + Math.abs(value - (sent[at] ?? 0)), 0) / drawn.length;
    expect(difference).toBeLessThan(3);
    expect(Object.keys(bareGraphics)).toContain(background);
  });
});
