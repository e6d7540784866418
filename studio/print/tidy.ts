import type { Raster } from "./raster.ts";

/** What is darker than this share of white is black. */
const BLACK = 0.3;

/** Wipes away specks of black, and holes in it, that have fewer than `least` pixels. */
export function tidyBlack({ width, height, data }: Raster, least: number): Raster {
  const tidy = Buffer.from(data);
  const isSeen = new Uint8Array(width * height);
  const isBlack = (at: number): boolean => (data[at * 4] ?? 0) < BLACK * 255;
  const isInside = (at: number): boolean => (data[at * 4 + 3] ?? 0) > 127;
  for (let start = 0; start < isSeen.length; start++) {
    if (isSeen[start] || !isInside(start)) continue;
    const own = isBlack(start);
    const speck = [start];
    const around = new Set<number>();
    isSeen[start] = 1;
    let isFree = true;
    for (const at of speck) {
      for (const next of [at - 1, at + 1, at - width, at + width]) {
        if (!isInside(next)) isFree = false;
        else if (isBlack(next) !== own) around.add(next);
        else if (!isSeen[next]) {
          isSeen[next] = 1;
          speck.push(next);
        }
      }
    }
    if (isFree && speck.length < least) wipe(tidy, [...speck, ...around], own);
  }
  return { width, height, data: tidy };
}

/** All become as the one among them that is least like the speck: those beside it are half of its colour. Green is paper, and stays. */
function wipe(data: Buffer, pixels: number[], wasBlack: boolean): void {
  const levels = pixels.map((at) => data[at * 4] ?? 0);
  const level = wasBlack ? Math.max(...levels) : Math.min(...levels);
  for (const at of pixels) {
    data[at * 4] = level;
    data[at * 4 + 2] = level;
  }
}
