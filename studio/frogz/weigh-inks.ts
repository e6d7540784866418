import type { Raster } from "../print/raster.ts";

/** Inks of a drawing as the greys that one ink can print, from black to white. */
export function weighInks({ width, height, data }: Raster): Raster {
  const greys = Buffer.from(data);
  for (let at = 0; at < data.length; at += 4) {
    const luma = 0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0);
    greys.fill(Math.round(luma), at, at + 3);
  }
  return { width, height, data: greys };
}
