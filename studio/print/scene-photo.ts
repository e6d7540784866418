import { createRandom } from "../random.ts";
import { type Edition, printEdition } from "./edition.ts";
import { openRaster, toAvif, toWebp } from "./encode.ts";
import type { Raster } from "./raster.ts";

export interface ScenePhoto {
  widths: number[];
  formats: ("avif" | "webp")[];
  quality: { avif: number; webp: number };
  /** Noise over the whole picture, in steps of 255: layers of different sharpness become one picture. */
  grain: number;
  edition?: Edition;
}

/** Every format at each width, in that order. A scene has no alpha left. */
export async function printScene(raster: Raster, photo: ScenePhoto): Promise<Buffer[]> {
  const printed = addGrain(photo.edition ? printEdition(raster, photo.edition) : raster, photo.grain);
  const buffers: Buffer[] = [];
  for (const width of photo.widths) {
    for (const format of photo.formats) {
      const image = openRaster(printed).removeAlpha().resize({ width, kernel: "lanczos3" });
      buffers.push(
        format === "avif" ? await toAvif(image, photo.quality.avif) : await toWebp(image, photo.quality.webp),
      );
    }
  }
  return buffers;
}

function addGrain({ width, height, data }: Raster, grain: number): Raster {
  const random = createRandom(11);
  const grained = Buffer.from(data);
  for (let at = 0; at < data.length; at += 4) {
    const noise = (random() - 0.5) * 2 * grain;
    for (let channel = 0; channel < 3; channel++) {
      grained[at + channel] = Math.min(255, Math.max(0, (data[at + channel] ?? 0) + noise));
    }
  }
  return { width, height, data: grained };
}
