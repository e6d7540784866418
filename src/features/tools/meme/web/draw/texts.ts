/** The texts over the picture: capitals of the display face with an outline. */
import { TEXT_SPOTS, type TextSpot } from "../../meme.rules.ts";
import type { MemeText } from "../../meme.schema.ts";
import type { Size } from "../../meme-bounds.rules.ts";
import { CAP_HEIGHT, type FittedText, fitText, toCapitals } from "../../meme-text.rules.ts";
import { type CanvasContext, createCanvas } from "./canvas.ts";
import { PALETTE } from "./palette.ts";

const FACE = '900 extra-condensed {size}px "Face Display", Impact, sans-serif';
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

let measureContext: CanvasContext | undefined;

function measureText(text: string): number {
  measureContext ??= createCanvas(1, 1).context;
  measureContext.font = getFace(MEASURE_SIZE);
  return measureContext.measureText(text).width / MEASURE_SIZE;
}

interface LayoutRequest {
  spot: TextSpot;
  size: Size;
  locale: string;
}

function layOutText(text: MemeText, { spot, size, locale }: LayoutRequest): FittedText {
  return fitText(toCapitals(text.content, locale), { spot, size, measure: measureText });
}

function drawText(context: CanvasContext, text: MemeText, { fitted, size }: { fitted: FittedText; size: Size }): void {
  const { lines, fontSize, height, lineStep } = fitted;
  context.save();
  context.translate(text.x * size.width, text.y * size.height);
  context.rotate((text.rotation * Math.PI) / 180);
  context.scale(text.scale, text.scale);
  context.font = getFace(fontSize);
  context.textAlign = "center";
  context.textBaseline = "alphabetic";
  context.lineJoin = "round";
  context.lineWidth = fontSize * OUTLINE;
  context.strokeStyle = PALETTE.void;
  context.fillStyle = PALETTE.bone;
  const firstLine = -height / 2 + CAP_HEIGHT * fontSize;
  for (const [index, line] of lines.entries()) {
    context.direction = RIGHT_TO_LEFT.test(line) ? "rtl" : "ltr";
    context.strokeText(line, 0, firstLine + index * lineStep);
  }
  for (const [index, line] of lines.entries()) {
    context.direction = RIGHT_TO_LEFT.test(line) ? "rtl" : "ltr";
    context.fillText(line, 0, firstLine + index * lineStep);
  }
  context.restore();
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

export function drawTexts(context: CanvasContext, { texts, fitted, size, scale }: TextsRequest): void {
  context.save();
  context.scale(scale, scale);
  for (const spot of TEXT_SPOTS) drawText(context, texts[spot], { fitted: fitted[spot], size });
  context.restore();
}
