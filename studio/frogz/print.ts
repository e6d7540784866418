/** From drawings to pictures: colours, a screen of round dots where there is shade, the wobble of a hand, a little paper. */
import sharp from "sharp";
import { openRaster } from "../print/encode.ts";
import type { Raster } from "../print/raster.ts";
import { type Drawing, writeColours, writeShades } from "./ink.ts";

/** Drawn this much larger than it is printed, so that dots have smooth edges. */
const FINENESS = 2;
/** Of the printed width: a dot and its gap. */
const CELL = 1 / 96;
const DOT = [6, 23, 14] as const;
const WOBBLE = 1 / 420;
const GRAIN = 9;

async function rasterize(svg: string, width: number): Promise<Raster> {
  const { data, info } = await sharp(Buffer.from(svg), { density: 144, unlimited: true })
    .resize({ width })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function hash(x: number, y: number): number {
  let value = Math.imul(x, 73856093) ^ Math.imul(y, 19349663);
  value = Math.imul(value ^ (value >>> 16), 0x7feb352d);
  value = Math.imul(value ^ (value >>> 15), 0x846ca68b);
  return ((value ^ (value >>> 16)) >>> 8) / 0x1000000;
}

/** Fields of the slow noise, from edge to edge. */
const FIELDS = 22;

/** Slow noise around 0 for each pixel of a row, the same everywhere and always: what makes a line look drawn. */
function driftOfRow(y: number, width: number, seed: number): Float32Array {
  const ease = (part: number) => part * part * (3 - 2 * part);
  const field = width / FIELDS;
  const row = Math.floor(y / field);
  const v = ease(y / field - row);
  const ends = Array.from({ length: FIELDS + 2 }, (_, column) => {
    const at = (dy: number) => hash(column + seed * 57, row + dy);
    return at(0) * (1 - v) + at(1) * v;
  });
  return Float32Array.from({ length: width }, (_, x) => {
    const column = Math.floor(x / field);
    const u = ease(x / field - column);
    return 2 * ((ends[column] ?? 0) * (1 - u) + (ends[column + 1] ?? 0) * u) - 1;
  });
}

/** A 45 degree screen of round dots: 0 where the first ones come, 1 where the last gaps close. */
function screenAt(x: number, y: number, cell: number): number {
  const u = ((x + y) / cell) * Math.PI * Math.SQRT2;
  const v = ((y - x) / cell) * Math.PI * Math.SQRT2;
  return 0.5 + 0.25 * (Math.cos(u) + Math.cos(v));
}

/** One drawing as pixels of the given width. `isDotted` is false for what another screen prints. */
export async function printDrawing(drawing: Drawing, width: number, isDotted = true): Promise<Raster> {
  const fine = width * FINENESS;
  const colours = await rasterize(writeColours(drawing), fine);
  const shades = await rasterize(writeShades(drawing), fine);
  const { height } = colours;
  const out = Buffer.alloc(colours.data.length);
  const cell = fine * CELL;
  const reach = fine * WOBBLE;
  for (let y = 0; y < height; y++) {
    const [aside, along] = [driftOfRow(y, fine, 1), driftOfRow(y, fine, 2)];
    for (let x = 0; x < fine; x++) {
      const fromX = clamp(Math.round(x + (aside[x] ?? 0) * reach), fine);
      const fromY = clamp(Math.round(y + (along[x] ?? 0) * reach), height);
      const from = (fromY * fine + fromX) * 4;
      const to = (y * fine + x) * 4;
      const shade = (shades.data[from] ?? 0) / 255;
      const isInk = isDotted && shade > 0.03 + 0.94 * screenAt(x, y, cell);
      // Smooth tones are for the screen of one ink, which makes dots of them.
      const dim = isDotted ? 1 : 1 - 0.75 * shade;
      const grain = isDotted ? (hash(x >> 1, y >> 1) - 0.5) * GRAIN : 0;
      for (const channel of [0, 1, 2] as const) {
        const ink = isInk ? DOT[channel] : (colours.data[from + channel] ?? 0) * dim;
        out[to + channel] = Math.min(255, Math.max(0, Math.round(ink + grain)));
      }
      out[to + 3] = colours.data[from + 3] ?? 0;
    }
  }
  const { data, info } = await openRaster({ data: out, width: fine, height })
    .resize({ width, kernel: "lanczos3" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function clamp(value: number, size: number): number {
  return Math.min(size - 1, Math.max(0, value));
}
