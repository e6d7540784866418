import { openRaster, toLosslessWebp } from "./encode.ts";
import { type Halftone, printHalftone } from "./halftone.ts";
import type { Raster } from "./raster.ts";

/** One mask per halftone. */
export async function printPlates(raster: Raster, halftones: Halftone[]): Promise<Buffer[]> {
  const buffers: Buffer[] = [];
  for (const halftone of halftones) {
    buffers.push(await toLosslessWebp(openRaster(await printHalftone(raster, halftone))));
  }
  return buffers;
}
