/** Filters on the bytes of a picture: red, green, blue, opacity, row by row. All work in place. */
import { GLITCH_MAX, type MemeFilter } from "./meme.catalog.ts";
import { createRandom } from "./meme-random.rules.ts";

export interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** Factors of the three colour channels; from the specification. */
const CYBERPUNK = { red: 1.3, green: 1.1, blue: 0.7 };
/** From the specification. */
const NEON_SATURATION = 1.5;
/** How much each channel weighs in a picture's lightness, as the web's own saturate filter counts it. */
const LIGHTNESS = { red: 0.213, green: 0.715, blue: 0.072 };

/** Bands that the glitch cuts a picture into. */
const GLITCH_BANDS = 26;
/** At full strength: the longest shift of a band, and the shift between the channels, as shares of the width. */
const BAND_SHIFT = 0.16;
const CHANNEL_SHIFT = 0.024;
/** The same cuts in every image: what is seen while pulling the zip is what comes out. */
const GLITCH_SEED = 13;

/** The clamped array cuts at 0 and 255 and rounds. */
function applyCyberpunk({ data }: Pixels): void {
  for (let at = 0; at < data.length; at += 4) {
    data[at] = (data[at] ?? 0) * CYBERPUNK.red;
    data[at + 1] = (data[at + 1] ?? 0) * CYBERPUNK.green;
    data[at + 2] = (data[at + 2] ?? 0) * CYBERPUNK.blue;
  }
}

function applyNeon({ data }: Pixels): void {
  for (let at = 0; at < data.length; at += 4) {
    const red = data[at] ?? 0;
    const green = data[at + 1] ?? 0;
    const blue = data[at + 2] ?? 0;
    const light = LIGHTNESS.red * red + LIGHTNESS.green * green + LIGHTNESS.blue * blue;
    data[at] = light + (red - light) * NEON_SATURATION;
    data[at + 1] = light + (green - light) * NEON_SATURATION;
    data[at + 2] = light + (blue - light) * NEON_SATURATION;
  }
}

interface Band {
  /** First row, as a share of the height. */
  start: number;
  /** From -1 to 1; 0 for a band that stays. */
  shift: number;
}

function cutBands(): Band[] {
  const random = createRandom(GLITCH_SEED);
  const starts = Array.from({ length: GLITCH_BANDS - 1 }, () => random());
  return [0, ...starts.sort((a, b) => a - b)].map((start) => ({
    start,
    shift: random() < 0.55 ? random() * 2 - 1 : 0,
  }));
}

const BANDS = cutBands();

function findShift(share: number): number {
  return BANDS.findLast(({ start }) => start <= share)?.shift ?? 0;
}

/** Bands of rows shift sideways around the edge; red runs ahead, blue falls behind. Sizes are shares of the picture. */
function applyGlitch({ data, width, height }: Pixels, intensity: number): void {
  const strength = intensity / GLITCH_MAX;
  const channelShift = Math.round(CHANNEL_SHIFT * strength * width);
  const row = new Uint8ClampedArray(width * 4);
  for (let y = 0; y < height; y += 1) {
    const from = y * width * 4;
    const shift = Math.round(findShift(y / height) * BAND_SHIFT * strength * width);
    if (shift === 0 && channelShift === 0) continue;
    row.set(data.subarray(from, from + width * 4));
    for (let x = 0; x < width; x += 1) {
      const middle = (((x - shift) % width) + width) % width;
      const ahead = (middle + channelShift) % width;
      const behind = (middle - channelShift + width) % width;
      const to = from + x * 4;
      data[to] = row[ahead * 4] ?? 0;
      data[to + 1] = row[middle * 4 + 1] ?? 0;
      data[to + 2] = row[behind * 4 + 2] ?? 0;
      data[to + 3] = row[middle * 4 + 3] ?? 0;
    }
  }
}

export function applyFilter(pixels: Pixels, filter: MemeFilter, glitch: number): void {
  if (filter === "cyberpunk") applyCyberpunk(pixels);
  if (filter === "neon") applyNeon(pixels);
  if (filter === "glitch" && glitch > 0) applyGlitch(pixels, glitch);
}

/** Whether the filter changes any pixel at all. */
export function isFilterActive(filter: MemeFilter, glitch: number): boolean {
  return filter === "glitch" ? glitch > 0 : filter !== "none";
}
