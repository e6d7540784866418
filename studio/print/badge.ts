import { type Edition, printEdition } from "./edition.ts";
import { openRaster, toAvif, toWebp } from "./encode.ts";
import type { Raster } from "./raster.ts";

export interface BadgeSettings {
  /** Edge lengths with the quality of both formats at that size. */
  sizes: { width: number; avif: number; webp: number }[];
  edition?: Edition;
}

/** Opaque square pictures, AVIF and WebP at each size. */
export async function printBadge(raster: Raster, { sizes, edition }: BadgeSettings): Promise<Buffer[]> {
  const printed = edition ? printEdition(raster, edition) : raster;
  const buffers: Buffer[] = [];
  for (const { width, avif, webp } of sizes) {
    const image = () => openRaster(printed).removeAlpha().resize({ width, kernel: "lanczos3" });
    buffers.push(await toAvif(image(), avif), await toWebp(image(), webp));
  }
  return buffers;
}
