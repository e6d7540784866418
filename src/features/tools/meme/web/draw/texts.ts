/** The texts over the picture: capitals of the house face with an outline. */
import { type Size, TEXT_SPOTS, type TextSpot } from "../../meme.rules.ts";
import type { MemeText } from "../../meme.schema.ts";
import { CAP_HEIGHT, type FittedText, fitText, toCapitals } from "../../meme-text.rules.ts";
import { INK } from "./inks.ts";
import { type Brush, createSurface } from "./surface.ts";

const FACE = '900 extra-condensed {size}px "Bagz Display", Impact, sans-serif';
/** Letter size at which texts are measured. */
const MEASURE_SIZE = 100;
/** Width of the outline, in letter sizes; half of it lies inside the letter and is covered by it. */
const OUTLINE = 0.17;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

export type MemeTexts = Record<TextSpot, MemeText>;

function getFace(size: number): string {
  return FACE.replace("{size}", String(size));
}

/** Resolves when the letters of this text can be drawn; a face that never comes is replaced by the next one. */
export async function loadFace(): Promise<void> {
  await document.fonts.load(getFace(MEASURE_SIZE), "A").catch(() => []);
}

let measureBrush: Brush | undefined;

function measureText(text: string): number {
  measureBrush ??= createSurface(1, 1).brush;
  measureBrush.font = getFace(MEASURE_SIZE);
  return measureBrush.measureText(text).width / MEASURE_SIZE;
}

interface LayoutRequest {
  spot: TextSpot;
  size: Size;
  locale: string;
}

function layOutText(text: MemeText, { spot, size, locale }: LayoutRequest): FittedText {
  return fitText(toCapitals(text.content, locale), { spot, size, measure: measureText });
}

function drawText(brush: Brush, text: MemeText, { fitted, size }: { fitted: FittedText; size: Size }): void {
  const { lines, fontSize, height, lineStep } = fitted;
  brush.save();
  brush.translate(text.x * size.width, text.y * size.height);
  brush.rotate((text.rotation * Math.PI) / 180);
  brush.scale(text.scale, text.scale);
  brush.font = getFace(fontSize);
  brush.textAlign = "center";
  brush.textBaseline = "alphabetic";
  brush.lineJoin = "round";
  brush.lineWidth = fontSize * OUTLINE;
  brush.strokeStyle = INK.void;
  brush.fillStyle = INK.bone;
  const firstLine = -height / 2 + CAP_HEIGHT * fontSize;
  for (const [index, line] of lines.entries()) {
    brush.direction = RIGHT_TO_LEFT.test(line) ? "rtl" : "ltr";
    brush.strokeText(line, 0, firstLine + index * lineStep);
  }
  for (const [index, line] of lines.entries()) {
    brush.direction = RIGHT_TO_LEFT.test(line) ? "rtl" : "ltr";
    brush.fillText(line, 0, firstLine + index * lineStep);
  }
  brush.restore();
}

export type FittedTexts = Record<TextSpot, FittedText>;

export function layOutTexts(texts: MemeTexts, { size, locale }: { size: Size; locale: string }): FittedTexts {
  return {
    top: layOutText(texts.top, { spot: "top", size, locale }),
    center: layOutText(texts.center, { spot: "center", size, locale }),
    bottom: layOutText(texts.bottom, { spot: "bottom", size, locale }),
  };
}

interface TextsRequest {
  texts: MemeTexts;
  fitted: FittedTexts;
  size: Size;
  /** Pixels of the canvas per pixel of the meme's own size. */
  scale: number;
}

export function drawTexts(brush: Brush, { texts, fitted, size, scale }: TextsRequest): void {
  brush.save();
  brush.scale(scale, scale);
  for (const spot of TEXT_SPOTS) drawText(brush, texts[spot], { fitted: fitted[spot], size });
  brush.restore();
}
