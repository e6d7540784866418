import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { createTemporaryFolder } from "../tests/support/temporary-folder.ts";
import { findMediaProblems } from "./check-media.ts";

function drawPicture(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#c0125a" } })
    .jpeg()
    .toBuffer();
}

async function createFolder(files: Record<string, Buffer | string>): Promise<string> {
  const folder = await createTemporaryFolder();
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return folder;
}

describe("check:media", () => {
  it("accepts anybody's own picture, whatever its size and format", async () => {
    const folder = await createFolder({ "me.jpg": await drawPicture(731, 412) });
    expect(await findMediaProblems(folder, new Map([["hero", { files: "me.jpg" }]]))).toEqual([]);
  });

  it("says which role a missing file belongs to", async () => {
    const folder = await createFolder({});
    expect(await findMediaProblems(folder, new Map([["hero", { files: ["a.avif", "b.avif"] }]]))).toEqual([
      'a.avif: is missing; the pack names it for "hero"',
      'b.avif: is missing; the pack names it for "hero"',
    ]);
  });

  it("refuses what is no picture, is cut off or is too small", async () => {
    const whole = await drawPicture(600, 400);
    const folder = await createFolder({
      "cut.jpg": whole.subarray(0, whole.length / 2),
      "dot.jpg": await drawPicture(2, 2),
      "text.png": "hello",
    });
    expect(await findMediaProblems(folder, new Map())).toEqual([
      expect.stringMatching(/^cut.jpg: is no readable picture/),
      "dot.jpg: 2x2; that is no picture for a page",
      expect.stringMatching(/^text.png: is no readable picture/),
    ]);
  });

  it("leaves what the studio has made to the studio's own check", async () => {
    const entry = { files: [{ path: "packs/any/media/text.png" }] };
    const folder = await createFolder({ "text.png": "hello", "manifest.json": JSON.stringify({ pictures: [entry] }) });
    expect(await findMediaProblems(folder, new Map())).toEqual([]);
  });
});
