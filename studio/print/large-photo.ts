import { scaleRaster, toAvif, toWebp } from "./encode.ts";
import type { Raster } from "./raster.ts";

const AVIF_QUALITY = 67;
const WEBP_QUALITY = 82;

/** As a photo, AVIF and WebP at each width, of what fills the first screen: its edges bear more bytes. */
export async function printLargePhoto(raster: Raster, widths: number[]): Promise<Buffer[]> {
  const buffers: Buffer[] = [];
  for (const width of widths) {
    const image = scaleRaster(raster, width);
    buffers.push(await toAvif(image.clone(), AVIF_QUALITY), await toWebp(image, WEBP_QUALITY));
  }
  return buffers;
}
