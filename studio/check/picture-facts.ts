import sharp from "sharp";

/** What a picture is measured at: as large as its rules need, and no larger. */
const SIDE = 256;
const HASH_SIDE = 32;
const HASH_BLOCK = 8;
/** Hue bins of 20 degrees each. */
const HUE_BINS = 18;
/** Colours paler or darker than this have no hue worth the name. */
const MIN_CHROMA = 40;

export interface PictureFacts {
  /** Mean of the linear luminance, 0 to 1. */
  luminance: number;
  /** Standard deviation of luma, 0 to 1. */
  contrast: number;
  /** Share of pixels that are as good as white. */
  clipped: number;
  /** 63 bits of an 8 x 8 cosine transform: near pictures differ in few. */
  hash: boolean[];
  /** Share of each hue among the coloured pixels. */
  hues: number[];
  /** 90th percentile of the linear luminance of the upper and the lower 18 % of the height. */
  bands: { top: number; bottom: number };
}

function toLinear(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

const LINEAR = Array.from({ length: 256 }, (_, value) => toLinear(value));

function getLuminance(red: number, green: number, blue: number): number {
  return 0.2126 * (LINEAR[red] ?? 0) + 0.7152 * (LINEAR[green] ?? 0) + 0.0722 * (LINEAR[blue] ?? 0);
}

/** Hue in degrees, or undefined for what looks grey. */
export function getHue(red: number, green: number, blue: number): number | undefined {
  const high = Math.max(red, green, blue);
  const chroma = high - Math.min(red, green, blue);
  if (chroma < MIN_CHROMA) return undefined;
  const sixth =
    high === red ? (green - blue) / chroma : high === green ? (blue - red) / chroma + 2 : (red - green) / chroma + 4;
  return (sixth * 60 + 360) % 360;
}

export function getHueBin(hue: number): number {
  return Math.floor((hue / 360) * HUE_BINS) % HUE_BINS;
}

function findPercentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function hashPixels(grey: Buffer): boolean[] {
  const cosine = (frequency: number, place: number) =>
    Math.cos((Math.PI * frequency * (2 * place + 1)) / (2 * HASH_SIDE));
  const waves: number[] = [];
  for (let v = 0; v < HASH_BLOCK; v += 1) {
    for (let u = 0; u < HASH_BLOCK; u += 1) {
      let sum = 0;
      for (let y = 0; y < HASH_SIDE; y += 1) {
        for (let x = 0; x < HASH_SIDE; x += 1) sum += (grey[y * HASH_SIDE + x] ?? 0) * cosine(u, x) * cosine(v, y);
      }
      waves.push(sum);
    }
  }
  // The first is the mean brightness, which says nothing about the shape.
  const shape = waves.slice(1);
  const middle = findPercentile(shape, 0.5);
  return shape.map((wave) => wave > middle);
}

export function countDifferences(a: boolean[], b: boolean[]): number {
  return a.filter((bit, index) => bit !== b[index]).length;
}

export async function measurePicture(data: Buffer): Promise<PictureFacts> {
  const picture = sharp(data).flatten({ background: "#05020a" });
  const [pixels, grey] = await Promise.all([
    picture.clone().resize(SIDE, SIDE, { fit: "fill" }).toColourspace("srgb").raw().toBuffer(),
    picture.clone().resize(HASH_SIDE, HASH_SIDE, { fit: "fill" }).greyscale().raw().toBuffer(),
  ]);
  const luminances: number[] = [];
  const hues = Array<number>(HUE_BINS).fill(0);
  let [clipped, coloured, lumaSum, lumaSquares] = [0, 0, 0, 0];
  for (let at = 0; at < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    luminances.push(getLuminance(red, green, blue));
    if (Math.min(red, green, blue) >= 250) clipped += 1;
    const luma = (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
    lumaSum += luma;
    lumaSquares += luma * luma;
    const hue = getHue(red, green, blue);
    if (hue === undefined) continue;
    coloured += 1;
    hues[getHueBin(hue)] = (hues[getHueBin(hue)] ?? 0) + 1;
  }
  const count = luminances.length;
  const band = Math.round(SIDE * 0.18) * SIDE;
  return {
    luminance: luminances.reduce((sum, value) => sum + value, 0) / count,
    contrast: Math.sqrt(Math.max(0, lumaSquares / count - (lumaSum / count) ** 2)),
    clipped: clipped / count,
    hash: hashPixels(grey),
    hues: hues.map((bin) => bin / Math.max(1, coloured)),
    bands: {
      top: findPercentile(luminances.slice(0, band), 0.9),
      bottom: findPercentile(luminances.slice(-band), 0.9),
    },
  };
}
