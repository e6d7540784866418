import { scaleRaster, toAvif, toWebp } from "./encode.ts";
import type { Raster } from "./raster.ts";

export interface PhotoSettings {
  widths: number[];
  formats: ("avif" | "webp")[];
}

const AVIF_QUALITY = 62;
const WEBP_QUALITY = 82;

/** Every format at each width, in that order. */
export async function printPhoto(raster: Raster, { widths, formats }: PhotoSettings): Promise<Buffer[]> {
  const buffers: Buffer[] = [];
  for (const width of widths) {
    for (const format of formats) {
      const image = scaleRaster(raster, width);
      buffers.push(format === "avif" ? await toAvif(image, AVIF_QUALITY) : await toWebp(image, WEBP_QUALITY));
    }
  }
  return buffers;
}
