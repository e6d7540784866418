import { createRandom } from "../random.ts";
import type { Raster } from "./raster.ts";

type Colour = readonly [red: number, green: number, blue: number];

export interface Edition {
  /** Ink of the shadows, the middle tones and the lights. */
  inks: readonly [Colour, Colour, Colour];
  /** Share of the two-ink print, the rest keeps its own colour. */
  strength: number;
  /** Size of a dot in pixels. */
  cell: number;
  /** How deep the dots cut into the tones. */
  depth: number;
  /** Rows that slip sideways, for the look of a bad print. */
  slips: { seed: number; count: number; reach: number };
}

/** A poster in few inks: tones through a dot screen, some rows out of place. */
export function printEdition({ width, height, data }: Raster, edition: Edition): Raster {
  const offsets = slipRows(height, edition.slips, width);
  const printed = Buffer.alloc(data.length);
  for (let y = 0; y < height; y++) {
    const offset = offsets[y] ?? 0;
    for (let x = 0; x < width; x++) {
      const from = (y * width + Math.min(width - 1, Math.max(0, x + offset))) * 4;
      const to = (y * width + x) * 4;
      const own = [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0] as const;
      const luma = (0.3 * own[0] + 0.59 * own[1] + 0.11 * own[2]) / 255;
      const screened = Math.min(
        1,
        Math.max(0, luma * 1.25 + edition.depth * (0.45 + luma) * (screenAt(x, y, edition.cell) - 0.5)),
      );
      const ink = mixInks(edition.inks, screened);
      for (let channel = 0; channel < 3; channel++) {
        const value = (own[channel] ?? 0) * (1 - edition.strength) + (ink[channel] ?? 0) * edition.strength;
        printed[to + channel] = Math.round(Math.min(255, value));
      }
      printed[to + 3] = data[from + 3] ?? 255;
    }
  }
  return { width, height, data: printed };
}

function mixInks(inks: Edition["inks"], tone: number): number[] {
  const [from, to] = tone < 0.5 ? [inks[0], inks[1]] : [inks[1], inks[2]];
  const share = tone < 0.5 ? tone * 2 : tone * 2 - 1;
  return [0, 1, 2].map((channel) => (from[channel] ?? 0) * (1 - share) + (to[channel] ?? 0) * share);
}

function screenAt(x: number, y: number, cell: number): number {
  const turn = (2 * Math.PI) / (cell * Math.SQRT2);
  return 0.5 + 0.25 * (Math.cos((x + y) * turn) + Math.cos((x - y) * turn));
}

function slipRows(height: number, { seed, count, reach }: Edition["slips"], width: number): number[] {
  const random = createRandom(seed);
  const offsets = new Array<number>(height).fill(0);
  for (let slip = 0; slip < count; slip++) {
    const from = Math.floor((0.06 + 0.7 * random()) * height);
    const tall = Math.floor((0.006 + 0.02 * random()) * height);
    const offset = Math.round((random() - 0.5) * 2 * reach * width);
    offsets.fill(offset, from, from + tall);
  }
  return offsets;
}
