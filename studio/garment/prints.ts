import { readFileSync } from "node:fs";
import sharp, { type Sharp } from "sharp";
import { hashMade } from "../manifest.ts";
import { MEDIA, ROOT, readSource } from "../picture.ts";

/** A drawing of marks/, or a plate in two inks that miss each other. */
export type Print = { mark: string } | { plate: string; inks: readonly [under: string, over: string] };

const SIZE = 1024;
const MISS = 14;

/** What decides the pixels of a print, for the recipe hash. */
export function describePrint(print: Print): string {
  return "mark" in print
    ? readSource(`marks/${print.mark}.svg`)
    : hashMade(getPlatePath(print.plate)) + print.inks.join();
}

export async function drawPrint(print: Print): Promise<Buffer> {
  if ("mark" in print) {
    const svg = Buffer.from(readSource(`marks/${print.mark}.svg`));
    return sharp(svg, { density: 144 }).resize(SIZE, SIZE).png().toBuffer();
  }
  const mask = await sharp(readPlate(print.plate)).resize(SIZE, SIZE).extractChannel("alpha").toBuffer();
  const [under, over] = await Promise.all(print.inks.map((ink) => inkMask(mask, ink).png().toBuffer()));
  const blank = { r: 0, g: 0, b: 0, alpha: 0 };
  const shifted = await sharp(under)
    .extract({ left: 0, top: 0, width: SIZE - MISS, height: SIZE - MISS })
    .extend({ left: MISS, top: MISS, background: blank })
    .png()
    .toBuffer();
  return sharp({ create: { width: SIZE, height: SIZE, channels: 4, background: blank } })
    .composite([{ input: shifted }, { input: over ?? shifted }])
    .png()
    .toBuffer();
}

function inkMask(mask: Buffer, ink: string): Sharp {
  return sharp({ create: { width: SIZE, height: SIZE, channels: 3, background: ink } }).joinChannel(mask);
}

function getPlatePath(name: string): string {
  return `${MEDIA}/plates/${name}.webp`;
}

function readPlate(name: string): Buffer {
  return readFileSync(new URL(getPlatePath(name), ROOT));
}
