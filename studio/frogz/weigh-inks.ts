import type { Raster } from "../print/raster.ts";

/** What is lighter than this is bare paper: newspaper, letters, the white of an eye. */
const PAPER = 230;

/** Inks of a drawing as the greys that one ink can print, from black to white; green says what is paper. */
export function weighInks({ width, height, data }: Raster): Raster {
  const greys = Buffer.from(data);
  for (let at = 0; at < data.length; at += 4) {
    const luma = Math.round(0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0));
    greys.set([luma, luma > PAPER ? 255 : 0, luma], at);
  }
  return { width, height, data: greys };
}
