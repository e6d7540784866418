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
}

/** A 45 degree screen. */
const ANGLE = Math.PI / 4;

/** One ink as an alpha mask: black pixels whose alpha is the coverage of a round-dot screen. */
export async function printHalftone(source: Raster, halftone: Halftone): Promise<Raster> {
  const { width, height } = source;
  const { fineness = 3 } = halftone;
  const fine = { width: width * fineness, height: height * fineness };
  const enlarged = await openRaster(source)
    .resize({ ...fine, kernel: "cubic" })
    .raw()
    .toBuffer();
  const levels = new Uint8Array(width * height);
  for (let y = 0; y < fine.height; y++) {
    for (let x = 0; x < fine.width; x++) {
      const at = (y * fine.width + x) * 4;
      const alpha = toEdge((enlarged[at + 3] ?? 0) / 255);
      if (alpha === 0) continue;
      const tone = toTone(enlarged, at, halftone);
      const share =
        (halftone.ink === "dark" ? 1 - tone : tone) * alpha * fadeAt(x / fine.width, y / fine.height, halftone);
      if (share > screenAt(x / fineness, y / fineness, halftone.cell)) {
        const to = Math.floor(y / fineness) * width + Math.floor(x / fineness);
        levels[to] = (levels[to] ?? 0) + 1;
      }
    }
  }
  const data = Buffer.alloc(width * height * 4);
  levels.forEach((level, index) => {
    data[index * 4 + 3] = Math.round((level / fineness ** 2) * 255);
  });
  return { width, height, data };
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
