import { drawBorders } from "./border.ts";
import { scaleRaster } from "./encode.ts";
import type { Halftone } from "./halftone.ts";
import { printPlates } from "./plate.ts";
import type { Raster } from "./raster.ts";
import { tidyBlack } from "./tidy.ts";

/** A speck of fewer rays than this is dirt. */
const LEAST = 40;

/** The modules that decide the pixels. */
export const PENNED = ["print/border.ts", "print/halftone.ts", "print/penned-plate.ts", "print/tidy.ts"];

/** A drawing of one ray per pixel is larger than its plate: printed smaller, its lines are smooth. */
export async function printPenned(
  raster: Raster,
  settings: { size: number; halftones: Halftone[] },
): Promise<Buffer[]> {
  const scaled = scaleRaster(tidyBlack(drawBorders(raster), LEAST), settings.size);
  const { data, info } = await scaled.raw().toBuffer({ resolveWithObject: true });
  return printPlates({ width: info.width, height: info.height, data }, settings.halftones);
}
