import sharp from "sharp";
import { scaleRaster, toAvif, toWebp } from "./encode.ts";
import type { Raster } from "./raster.ts";

export interface TemplatePrint {
  sizes: { width: number; maxBytes: number }[];
  /** Colour of the bands behind the captions. */
  band: string;
}

/** Shares of the height, and how much of the full band lies there. */
const BAND: [at: number, share: number][] = [
  [0, 1],
  [0.15, 0.9],
  [0.24, 0],
];
/** The part of the height that the rules of the set measure, and the linear luminance that nine tenths of it may have. */
const CAPTION = 0.18;
const MAX_LUMINANCE = 0.155;
/** In the middle, where heads and shoes are, the band is as much weaker. */
const MIDDLE = 0.35;
const WEIGHT_STEP = 0.25;
/** Enough for a white picture. */
const MAX_WEIGHT = 12;
/** Every so many pixels one is measured. */
const STRIDE = 7;
const QUALITY = { avif: 62, webp: 82 };
const QUALITY_STEP = 4;

/** AVIF and WebP at each size, in that order, with dark bands for white capitals at the top and the foot. */
export async function printTemplate(raster: Raster, { sizes, band }: TemplatePrint): Promise<Buffer[]> {
  const banded = layBands(raster, band);
  const buffers: Buffer[] = [];
  for (const { width, maxBytes } of sizes) {
    const scaled = await scaleRaster(banded, width).removeAlpha().png().toBuffer();
    buffers.push(await encodeWithin((quality) => toAvif(sharp(scaled), quality), QUALITY.avif, maxBytes));
    buffers.push(await encodeWithin((quality) => toWebp(sharp(scaled), quality), QUALITY.webp, maxBytes));
  }
  return buffers;
}

/** As much of a band on each side as its captions need, which is none where the picture is dark by itself. */
export function layBands(raster: Raster, colour: string): Raster {
  const { width, height, data } = raster;
  const ink = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const weights = [findWeight(raster, ink, 0), findWeight(raster, ink, 1)];
  const banded = Buffer.from(data);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const x = ((pixel % width) + 0.5) / width;
    const y = (Math.floor(pixel / width) + 0.5) / height;
    const weight = weights[y < 0.5 ? 0 : 1] ?? 0;
    if (weight > 0) banded.set(coverPixel(data, pixel * 4, ink, weight * bandAt(x, Math.min(y, 1 - y))), pixel * 4);
  }
  return { width, height, data: banded };
}

/** The least weight with which white reads on the upper (0) or the lower (1) band. */
function findWeight({ width, height, data }: Raster, ink: number[], end: number): number {
  const rows = Math.round(height * CAPTION);
  const from = end === 0 ? 0 : (height - rows) * width;
  for (let weight = 0; weight < MAX_WEIGHT; weight += WEIGHT_STEP) {
    const luminances: number[] = [];
    for (let pixel = from; pixel < from + rows * width; pixel += STRIDE) {
      const x = ((pixel % width) + 0.5) / width;
      const y = (Math.floor(pixel / width) + 0.5) / height;
      luminances.push(getLuminance(coverPixel(data, pixel * 4, ink, weight * bandAt(x, Math.min(y, 1 - y)))));
    }
    luminances.sort((a, b) => a - b);
    if ((luminances[Math.floor(luminances.length * 0.9)] ?? 0) <= MAX_LUMINANCE) return weight;
  }
  return MAX_WEIGHT;
}

/** White takes all of the band and the dark hardly any; what is brighter stays brighter. */
function coverPixel(data: Buffer, at: number, ink: number[], weight: number): number[] {
  const pixel = [...data.subarray(at, at + 3)];
  const [red = 0, green = 0, blue = 0] = pixel;
  const most = (weight * (0.3 * red + 0.59 * green + 0.11 * blue)) / 255;
  return pixel.map((value, channel) => Math.round(value + ((ink[channel] ?? 0) - value) * (most / (1 + most))));
}

function getLuminance([red = 0, green = 0, blue = 0]: number[]): number {
  return 0.2126 * (red / 255) ** 2.2 + 0.7152 * (green / 255) ** 2.2 + 0.0722 * (blue / 255) ** 2.2;
}

/** The share of the band at a place, of which the second number is the way from the nearer edge. */
function bandAt(x: number, y: number): number {
  const aside = Math.min(1, Math.max(0, (Math.abs(x - 0.5) - 0.14) / 0.16));
  return (MIDDLE + (1 - MIDDLE) * aside * aside * (3 - 2 * aside)) * shareAt(y);
}

function shareAt(y: number): number {
  for (let index = 1; index < BAND.length; index++) {
    const [from, before] = BAND[index - 1] ?? [0, 0];
    const [to, after] = BAND[index] ?? [1, 0];
    if (y < to) {
      const way = (y - from) / (to - from);
      return before + (after - before) * way * way * (3 - 2 * way);
    }
  }
  return 0;
}

/** A picture full of detail takes a lower quality before it breaks its budget. */
async function encodeWithin(
  encode: (quality: number) => Promise<Buffer>,
  quality: number,
  maxBytes: number,
): Promise<Buffer> {
  const data = await encode(quality);
  return data.length <= maxBytes || quality <= QUALITY_STEP
    ? data
    : encodeWithin(encode, quality - QUALITY_STEP, maxBytes);
}
