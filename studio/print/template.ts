import sharp from "sharp";
import { scaleRaster, toAvif, toWebp } from "./encode.ts";
import type { Raster } from "./raster.ts";

export interface TemplatePrint {
  sizes: { width: number; maxBytes: number }[];
  /** Colour of the bands behind the captions. */
  band: string;
}

/** Shares of the height, and how much of the band covers what is bright there. */
const BAND: [at: number, cover: number][] = [
  [0, 0.72],
  [0.18, 0.62],
  [0.27, 0],
];
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

export function layBands({ width, height, data }: Raster, colour: string): Raster {
  const ink = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const banded = Buffer.from(data);
  for (let y = 0; y < height; y++) {
    const share = (y + 0.5) / height;
    const most = coverAt(Math.min(share, 1 - share));
    for (let at = y * width * 4; at < (y + 1) * width * 4; at += 4) {
      const cover = coverOf(getLuma(data, at), most);
      for (let channel = 0; channel < 3; channel++) {
        const value = data[at + channel] ?? 0;
        banded[at + channel] = Math.round(value + ((ink[channel] ?? 0) - value) * cover);
      }
    }
  }
  return { width, height, data: banded };
}

/** White takes all of the band and the dark hardly any; what is brighter stays brighter. */
function coverOf(luma: number, most: number): number {
  const weight = (luma * most) / (1 - most);
  return weight / (1 + weight);
}

function getLuma(data: Buffer, at: number): number {
  return (0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0)) / 255;
}

function coverAt(share: number): number {
  for (let index = 1; index < BAND.length; index++) {
    const [from, before] = BAND[index - 1] ?? [0, 0];
    const [to, after] = BAND[index] ?? [1, 0];
    if (share < to) {
      const way = (share - from) / (to - from);
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
