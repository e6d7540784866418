import { openRaster } from "./encode.ts";
import type { Raster } from "./raster.ts";

export interface Halftone {
  /** Which tones carry ink: the dark ones (for light grounds) or the light ones (for dark grounds). */
  ink: "dark" | "light";
  /** Size of a dot in pixels of the finished plate. */
  cell: number;
  /** Tones at or below `low` count as black, at or above `high` as white. */
  low: number;
  high: number;
  gamma: number;
  /** Share of the side over which the ink runs out, so that no square border shows. */
  fade: { side: number; foot: number };
  /** Subpixels per side: more make rounder dots, fewer a smaller file. */
  fineness?: number;
  /** What is green in the drawing lies on paper of this colour; the rest lies on the ground of the page. */
  paper?: readonly [red: number, green: number, blue: number];
}

/** A 45 degree screen. */
const ANGLE = Math.PI / 4;

/** As green as paper at least is. Lines lie over its border, so it may reach a little below them. */
const GREEN_FROM = 90;
/** What is counted for each pixel: its subpixels of ink, and those that are paper. */
const [INK, PAPER] = [0, 1];

/**
 * One ink as an alpha mask: black pixels whose alpha is the coverage of a round-dot screen. Paper is its own colour: under dark
 * ink it shows where the ink leaves it bare, with light ink it is what the light falls on.
 */
export async function printHalftone(source: Raster, halftone: Halftone): Promise<Raster> {
  const { width, height } = source;
  const { fineness = 3, paper } = halftone;
  const fine = { width: width * fineness, height: height * fineness };
  const enlarged = await openRaster(source)
    .resize({ ...fine, kernel: "cubic" })
    .raw()
    .toBuffer();
  const counts = new Uint8Array(width * height * 2);
  for (let y = 0; y < fine.height; y++) {
    for (let x = 0; x < fine.width; x++) {
      const at = (y * fine.width + x) * 4;
      const alpha = toEdge((enlarged[at + 3] ?? 0) / 255);
      if (alpha === 0) continue;
      const tone = toTone(enlarged, at, halftone);
      const dot = screenAt(x / fineness, y / fineness, halftone.cell);
      const cover = alpha * fadeAt(x / fine.width, y / fine.height, halftone);
      const isInk = (halftone.ink === "dark" ? 1 - tone : tone) * cover > dot;
      const isPaper = paper !== undefined && (enlarged[at + 1] ?? 0) > GREEN_FROM && cover > dot;
      const printed = halftone.ink === "dark" ? isInk || isPaper : isInk;
      if (!printed) continue;
      const kind = isPaper && (halftone.ink === "light" || !isInk) ? PAPER : INK;
      const to = (Math.floor(y / fineness) * width + Math.floor(x / fineness)) * 2 + kind;
      counts[to] = (counts[to] ?? 0) + 1;
    }
  }
  return { width, height, data: colour(counts, fineness ** 2, paper ?? [0, 0, 0]) };
}

function colour(counts: Uint8Array, most: number, paper: readonly number[]): Buffer {
  const data = Buffer.alloc(counts.length * 2);
  for (let at = 0; at < data.length; at += 4) {
    const [ink = 0, bare = 0] = counts.subarray(at / 2, at / 2 + 2);
    if (ink + bare === 0) continue;
    const share = bare / (ink + bare);
    data.set([...paper.map((level) => Math.round(level * share)), Math.round(((ink + bare) / most) * 255)], at);
  }
  return data;
}

/** A soft edge would be gnawed by the dots. */
function toEdge(alpha: number): number {
  return Math.min(1, Math.max(0, (alpha - 0.5) * 4 + 0.5));
}

/** The outer contour of a drawing is blue: it has ink on every ground, or what is black would end nowhere on a dark one. */
function toTone(pixels: Buffer, at: number, { ink, low, high, gamma }: Halftone): number {
  const level = (pixels[ink === "dark" ? at : at + 2] ?? 0) / 255;
  return Math.min(1, Math.max(0, (level - low) / (high - low))) ** gamma;
}

function fadeAt(x: number, y: number, { fade }: Halftone): number {
  const side = fade.side === 0 ? 1 : Math.min(1, x / fade.side, (1 - x) / fade.side);
  const foot = fade.foot === 0 ? 1 : Math.min(1, (1 - y) / fade.foot);
  return side * foot;
}

function screenAt(x: number, y: number, cell: number): number {
  const u = ((x * Math.cos(ANGLE) + y * Math.sin(ANGLE)) / cell) * 2 * Math.PI;
  const v = ((y * Math.cos(ANGLE) - x * Math.sin(ANGLE)) / cell) * 2 * Math.PI;
  const wave = 0.5 + 0.25 * (Math.cos(u) + Math.cos(v));
  // The cosine screen has few tones near its ends: stretched so that black fills and white clears.
  return 0.04 + 0.92 * wave;
}
