/** The picture below the texts: background, picture with its opacity, filter. Runs in the worker, or on the page without one. */

import type { GraphicId, MemeFilter } from "../../meme.catalog.ts";
import type { Size } from "../../meme.rules.ts";
import { applyFilter, isFilterActive } from "../../meme-filters.rules.ts";
import { type Canvas, type CanvasContext, createCanvas } from "./canvas.ts";
import { drawGraphic } from "./graphics.ts";
import { PALETTE } from "./palette.ts";

export interface PictureSource {
  /** The same key always means the same picture, so it is decoded once. */
  key: string;
  blob: Blob;
}

export interface PaintRequest {
  size: Size;
  /** Pixels of the image per pixel of the meme's own size. */
  scale: number;
  /** Drawn first; without it the background is void. */
  background: GraphicId | undefined;
  picture: PictureSource | undefined;
  /** In percent: of the picture, or of the background where there is no picture. */
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
function drawCover(context: CanvasContext, bitmap: ImageBitmap, { width, height }: Size): void {
  const factor = Math.max(width / bitmap.width, height / bitmap.height);
  const drawn = { width: bitmap.width * factor, height: bitmap.height * factor };
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, (width - drawn.width) / 2, (height - drawn.height) / 2, drawn.width, drawn.height);
}

export async function paintPicture(request: PaintRequest): Promise<Canvas> {
  const { size, scale, background, picture, opacity, filter, glitch } = request;
  const bitmap = picture && (await decodePicture(picture));
  const frame = { width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
  const { canvas, context } = createCanvas(frame.width, frame.height);
  context.fillStyle = PALETTE.void;
  context.fillRect(0, 0, frame.width, frame.height);
  if (!bitmap) context.globalAlpha = opacity / 100;
  if (background) drawBackground(context, background, frame);
  context.globalAlpha = opacity / 100;
  if (bitmap) drawCover(context, bitmap, frame);
  if (isFilterActive(filter, glitch)) {
    const pixels = context.getImageData(0, 0, frame.width, frame.height);
    applyFilter(pixels, filter, glitch);
    context.putImageData(pixels, 0, 0);
  }
  return canvas;
}

/** On a sheet of its own first: faded, the graphic must fade as one picture and not colour by colour. */
function drawBackground(context: CanvasContext, background: GraphicId, frame: Size): void {
  const sheet = createCanvas(frame.width, frame.height);
  drawGraphic(sheet.context, background, frame.width);
  context.drawImage(sheet.canvas, 0, 0);
}
