import type { Raster } from "./raster.ts";

/** A pixel as wide as this touches those beside it and those at its corners. */
const REACH = 1.5;

/** Draws a line of ink where paper ends and something else of the drawing begins: green says what is paper. */
export function drawBorders({ width, height, data }: Raster): Raster {
  const drawn = Buffer.from(data);
  const isInside = (at: number): boolean => (data[at * 4 + 3] ?? 0) > 127;
  const isPaper = (at: number): boolean => (data[at * 4 + 1] ?? 0) > 127;
  const near: [number, number][] = [];
  for (let y = -Math.floor(REACH); y <= REACH; y++) {
    for (let x = -Math.floor(REACH); x <= REACH; x++) if (Math.hypot(x, y) <= REACH) near.push([x, y]);
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (!isInside(at)) continue;
      const isBorder = near.some(([dx, dy]) => {
        const there = at + dy * width + dx;
        const isBeside = x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height;
        return isBeside && isInside(there) && isPaper(there) !== isPaper(at);
      });
      if (!isBorder) continue;
      drawn[at * 4] = 0;
      drawn[at * 4 + 2] = 0;
    }
  }
  return { width, height, data: drawn };
}
