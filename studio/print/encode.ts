import sharp, { type Sharp } from "sharp";
import type { Raster } from "./raster.ts";

export function openRaster({ data, width, height }: Raster): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } });
}

/** Resizes with premultiplied alpha, so that no colour from outside the figure reaches its edge. */
export function scaleRaster(raster: Raster, width: number): Sharp {
  return width === raster.width ? openRaster(raster) : openRaster(raster).resize({ width, kernel: "lanczos3" });
}

export function toWebp(image: Sharp, quality: number): Promise<Buffer> {
  return image.webp({ quality, alphaQuality: 90, effort: 6, smartSubsample: true }).toBuffer();
}

export function toAvif(image: Sharp, quality: number): Promise<Buffer> {
  return image.avif({ quality, effort: 6, chromaSubsampling: "4:4:4" }).toBuffer();
}

/** Masks have few levels: lossless is smaller than lossy, and clean. */
export function toLosslessWebp(image: Sharp): Promise<Buffer> {
  return image.webp({ lossless: true, effort: 6, exact: false }).toBuffer();
}
