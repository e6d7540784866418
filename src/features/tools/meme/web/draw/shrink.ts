/** Makes an uploaded picture as small as a meme needs it, so that it can be kept and sent. */
import { type Canvas, createCanvas, encodeCanvas } from "./canvas.ts";

/** Longer side of a kept upload in pixels: a third more than the largest image is wide. */
const SIDE_MAX = 1600;

/** From the best to the smallest; a browser that cannot write WebP goes on to JPEG. */
const ENCODINGS = [
  { type: "image/webp", quality: 0.9 },
  { type: "image/webp", quality: 0.75 },
  { type: "image/jpeg", quality: 0.85 },
  { type: "image/jpeg", quality: 0.6 },
] as const;

async function encodeSmall(canvas: Canvas, maxBytes: number): Promise<Blob> {
  for (const { type, quality } of ENCODINGS) {
    const blob = await encodeCanvas(canvas, type, quality);
    if (blob !== undefined && blob.size <= maxBytes) return blob;
  }
  throw new Error("The picture cannot be made small enough");
}

type Drawable = ImageBitmap | HTMLImageElement;

function drawSmall(picture: Drawable, width: number, height: number): Canvas {
  const factor = Math.min(1, SIDE_MAX / Math.max(width, height));
  const small = { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
  const { canvas, context } = createCanvas(small.width, small.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, small.width, small.height);
  return canvas;
}

export interface ShrinkRequest {
  blob: Blob;
  maxBytes: number;
}

/** Rejects what cannot be decoded. */
export async function shrinkPicture({ blob, maxBytes }: ShrinkRequest): Promise<Blob> {
  const bitmap = await createImageBitmap(blob);
  const canvas = drawSmall(bitmap, bitmap.width, bitmap.height);
  bitmap.close();
  return encodeSmall(canvas, maxBytes);
}

/** Drawings (SVG) can only be read by an element of the page; one without a size of its own gets the largest. */
export async function shrinkDrawing({ blob, maxBytes }: ShrinkRequest): Promise<Blob> {
  const image = new Image();
  image.src = URL.createObjectURL(blob);
  try {
    await image.decode();
    const canvas = drawSmall(image, image.naturalWidth || SIDE_MAX, image.naturalHeight || SIDE_MAX);
    return await encodeSmall(canvas, maxBytes);
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
