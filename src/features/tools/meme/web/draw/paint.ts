/** The picture below the texts: ground, picture with its opacity, filter. Runs in the worker, or on the page without one. */

import type { GraphicId, MemeFilter } from "../../meme.catalog.ts";
import type { Size } from "../../meme.rules.ts";
import { applyFilter, isFilterActive } from "../../meme-filters.rules.ts";
import { drawGraphic } from "./graphics.ts";
import { INK } from "./inks.ts";
import { type Brush, createSurface, type Surface } from "./surface.ts";

export interface PictureSource {
  /** The same key always means the same picture, so it is decoded once. */
  key: string;
  blob: Blob;
}

export interface PaintRequest {
  size: Size;
  /** Pixels of the print per pixel of the meme's own size. */
  scale: number;
  /** Drawn first; without it the ground is void. */
  ground: GraphicId | undefined;
  picture: PictureSource | undefined;
  /** In percent: of the picture, or of the ground where there is no picture. */
  opacity: number;
  filter: MemeFilter;
  glitch: number;
}

/** Decoded pictures kept for the next stroke; the one in use and those just left. */
const DECODED_MAX = 4;
const decodedPictures = new Map<string, Promise<ImageBitmap>>();

function decodePicture({ key, blob }: PictureSource): Promise<ImageBitmap> {
  const decoded = decodedPictures.get(key) ?? createImageBitmap(blob);
  decodedPictures.delete(key);
  decodedPictures.set(key, decoded);
  decoded.catch(() => decodedPictures.delete(key));
  for (const [oldKey, old] of decodedPictures) {
    if (decodedPictures.size <= DECODED_MAX) break;
    decodedPictures.delete(oldKey);
    void old.then((bitmap) => bitmap.close());
  }
  return decoded;
}

/** Fills the frame and cuts off what is over, evenly on both sides. */
function drawCover(brush: Brush, bitmap: ImageBitmap, { width, height }: Size): void {
  const factor = Math.max(width / bitmap.width, height / bitmap.height);
  const drawn = { width: bitmap.width * factor, height: bitmap.height * factor };
  brush.imageSmoothingQuality = "high";
  brush.drawImage(bitmap, (width - drawn.width) / 2, (height - drawn.height) / 2, drawn.width, drawn.height);
}

export async function paintPicture(request: PaintRequest): Promise<Surface> {
  const { size, scale, ground, picture, opacity, filter, glitch } = request;
  const bitmap = picture && (await decodePicture(picture));
  const frame = { width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
  const { surface, brush } = createSurface(frame.width, frame.height);
  brush.fillStyle = INK.void;
  brush.fillRect(0, 0, frame.width, frame.height);
  if (!bitmap) brush.globalAlpha = opacity / 100;
  if (ground) drawGround(brush, ground, frame);
  brush.globalAlpha = opacity / 100;
  if (bitmap) drawCover(brush, bitmap, frame);
  if (isFilterActive(filter, glitch)) {
    const pixels = brush.getImageData(0, 0, frame.width, frame.height);
    applyFilter(pixels, filter, glitch);
    brush.putImageData(pixels, 0, 0);
  }
  return surface;
}

/** On a sheet of its own first: faded, the graphic must fade as one picture and not ink by ink. */
function drawGround(brush: Brush, ground: GraphicId, frame: Size): void {
  const sheet = createSurface(frame.width, frame.height);
  drawGraphic(sheet.brush, ground, frame.width);
  brush.drawImage(sheet.surface, 0, 0);
}
