/** The picture below the texts: background, picture with its opacity, filter. Runs in the worker, or on the page without one. */

import type { GraphicId, MemeFilter } from "../../meme.catalog.ts";
import type { Place } from "../../meme.schema.ts";
import type { Size } from "../../meme-bounds.rules.ts";
import { applyFilter, isFilterActive } from "../../meme-filters.rules.ts";
import { getFillFactor, START_PLACE } from "../../picture-place.rules.ts";
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
  /** Without it the picture fills the frame, and what is over is cut off evenly on both sides. */
  place?: Place | undefined;
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

function drawPicture(context: CanvasContext, bitmap: ImageBitmap, frame: Size, place: Place): void {
  const factor = getFillFactor({ picture: bitmap, frame }) * place.scale;
  const drawn = { width: bitmap.width * factor, height: bitmap.height * factor };
  context.save();
  context.imageSmoothingQuality = "high";
  context.translate(place.x * frame.width, place.y * frame.height);
  context.rotate((place.rotation * Math.PI) / 180);
  context.drawImage(bitmap, -drawn.width / 2, -drawn.height / 2, drawn.width, drawn.height);
  context.restore();
}

export async function paintPicture(request: PaintRequest): Promise<Canvas> {
  const { size, scale, background, picture, place = START_PLACE, opacity, filter, glitch } = request;
  const bitmap = picture && (await decodePicture(picture));
  const frame = { width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
  const { canvas, context } = createCanvas(frame.width, frame.height);
  context.fillStyle = PALETTE.void;
  context.fillRect(0, 0, frame.width, frame.height);
  if (!bitmap) context.globalAlpha = opacity / 100;
  if (background) drawBackground(context, background, frame);
  context.globalAlpha = opacity / 100;
  if (bitmap) drawPicture(context, bitmap, frame, place);
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
