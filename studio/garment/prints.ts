import { readFileSync } from "node:fs";
import sharp from "sharp";
import { hashMade } from "../manifest.ts";
import { MEDIA, ROOT, readSource } from "../picture.ts";

/** A drawing of marks/, or a plate in three inks: its cloth, which the others miss by a little, its black, and white for its paper. */
export type Print = { mark: string } | { plate: string; inks: readonly [cloth: string, black: string] };

const SIZE = 1024;
const MISS = 12;
const PAPER = "#f6ecdc";
/** Half the width of a gap between two dots, in pixels. */
const GAP = 9;

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
  const plate = await sharp(readPlate(print.plate)).resize(SIZE, SIZE).png().toBuffer();
  const whole = await sharp(plate).extractChannel("alpha").toBuffer();
  const paper = await sharp(plate).flatten({ background: "#000" }).extractChannel("red").toBuffer();
  const [cloth, black] = print.inks;
  const blank = { r: 0, g: 0, b: 0, alpha: 0 };
  const missed = await sharp(await inMask(await fill(whole), cloth))
    .extract({ left: 0, top: 0, width: SIZE - MISS, height: SIZE - MISS })
    .extend({ left: MISS, top: MISS, background: blank })
    .png()
    .toBuffer();
  const over = await Promise.all([inMask(whole, black), inMask(paper, PAPER)]);
  return sharp({ create: { width: SIZE, height: SIZE, channels: 4, background: blank } })
    .composite([missed, ...over].map((input) => ({ input })))
    .png()
    .toBuffer();
}

/** All that a drawing's outline encloses; what the library erodes and dilates is the dark. */
async function fill(mask: Buffer): Promise<Buffer> {
  const grown = await sharp(mask).threshold(128).erode(GAP).png().toBuffer();
  const closed = await sharp(grown).dilate(GAP).blur(4).threshold(128).extractChannel(0).raw().toBuffer();
  const figure = Buffer.alloc(SIZE * SIZE, 255);
  const open = [0];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (figure[at] === 0 || closed[at] !== 0) continue;
    figure[at] = 0;
    const x = at % SIZE;
    if (x > 0) open.push(at - 1);
    if (x < SIZE - 1) open.push(at + 1);
    if (at >= SIZE) open.push(at - SIZE);
    if (at < SIZE * (SIZE - 1)) open.push(at + SIZE);
  }
  return sharp(figure, { raw: { width: SIZE, height: SIZE, channels: 1 } })
    .png()
    .toBuffer();
}

function inMask(mask: Buffer, ink: string): Promise<Buffer> {
  return sharp({ create: { width: SIZE, height: SIZE, channels: 3, background: ink } })
    .joinChannel(mask)
    .png()
    .toBuffer();
}

function getPlatePath(name: string): string {
  return `${MEDIA}/plates/${name}.webp`;
}

function readPlate(name: string): Buffer {
  return readFileSync(new URL(getPlatePath(name), ROOT));
}
