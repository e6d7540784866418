import { openRaster, toLosslessWebp } from "./encode.ts";

const GRAIN_SIZE = 160;
/** Alpha of a speck, by share of the specks. Few levels, so that noise still compresses. */
const GRAIN_LEVELS = [
  { above: 0.9, alpha: 26 },
  { above: 0.74, alpha: 14 },
];

/** Paper grain: dark specks on a transparent tile that repeats without a seam. */
export async function drawGrain(seed: number): Promise<Buffer> {
  const data = Buffer.alloc(GRAIN_SIZE * GRAIN_SIZE * 4);
  for (let y = 0; y < GRAIN_SIZE; y++) {
    for (let x = 0; x < GRAIN_SIZE; x++) {
      const value = 0.55 * hashCell(x, y, seed) + 0.45 * hashCell(x >> 1, y, seed + 1);
      const level = GRAIN_LEVELS.find(({ above }) => value > above);
      data[(y * GRAIN_SIZE + x) * 4 + 3] = level?.alpha ?? 0;
    }
  }
  return toLosslessWebp(openRaster({ data, width: GRAIN_SIZE, height: GRAIN_SIZE }));
}

function hashCell(x: number, y: number, seed: number): number {
  let value = Math.imul(x, 73856093) ^ Math.imul(y, 19349663) ^ Math.imul(seed, 83492791);
  value = Math.imul(value ^ (value >>> 16), 0x7feb352d);
  value = Math.imul(value ^ (value >>> 15), 0x846ca68b);
  return ((value ^ (value >>> 16)) >>> 8) / 0x1000000;
}

const COLUMN = { width: 12, height: 220 };

/** A column of dots on a 45 degree screen: solid at the top, gone at the bottom. Repeats sideways. */
export function drawHalftoneColumn(): string {
  const step = COLUMN.width / 2;
  const dots: string[] = [];
  for (let row = 0; row * step < COLUMN.height; row++) {
    const y = row * step;
    const left = 1 - y / COLUMN.height;
    // A radius of half the cell is the first that leaves no gap on this screen.
    const radius = Number((step * 1.06 * left ** 0.72).toFixed(2));
    for (const x of row % 2 === 0 ? [0, COLUMN.width] : [step])
      dots.push(`<circle cx="${x}" cy="${y}" r="${radius}"/>`);
  }
  const size = `viewBox="0 0 ${COLUMN.width} ${COLUMN.height}" width="${COLUMN.width}" height="${COLUMN.height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${dots.join("")}</svg>\n`;
}
