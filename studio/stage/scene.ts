import sharp, { type Blend, type OverlayOptions } from "sharp";
import type { StudioBrowser } from "../browser.ts";
import type { FigureShot } from "../figure/render-figure.ts";
import { openRaster } from "../print/encode.ts";
import type { Raster } from "../print/raster.ts";
import type { Drawing } from "./drawing.ts";
import { takeFigure } from "./figure-cache.ts";

interface DrawnLayer {
  draw: Drawing;
  /** In shares of the scene's height. */
  blur?: number;
  blend?: Blend;
}

/** A rendered figure standing in the scene; places and sizes in shares of the scene's width and height. */
interface Standing {
  shot: FigureShot;
  /** Middle of the shot. */
  x: number;
  y: number;
  height: number;
  isMirrored?: boolean;
  /** Share of its light that is left: figures further off or nearer than the lamps are darker. */
  light?: number;
  /** Turns all its colours by so many degrees: other lamps without another rendering. */
  hue?: number;
  /** The wet ground gives the figure back, upside down from this height on. */
  reflectedAt?: number;
}

export type Layer = DrawnLayer | Standing;

export interface Scene {
  width: number;
  height: number;
  layers: Layer[];
}

/** Lays the layers over each other from the back to the front. */
export async function composeScene(browser: StudioBrowser, { width, height, layers }: Scene): Promise<Raster> {
  const inputs: OverlayOptions[] = [];
  for (const layer of layers) {
    if ("draw" in layer) inputs.push(await drawLayer(layer, width, height));
    else inputs.push(...(await placeFigure(browser, layer, width, height)));
  }
  const ground = sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
  const data = await ground.composite(inputs).raw().toBuffer();
  return { width, height, data };
}

async function drawLayer({ draw, blur, blend }: DrawnLayer, width: number, height: number) {
  const image = sharp(Buffer.from(draw(width, height)));
  const input = await (blur ? image.blur(Math.max(0.3, blur * height)) : image).png().toBuffer();
  return { input, left: 0, top: 0, blend: blend ?? "over" };
}

async function placeFigure(browser: StudioBrowser, standing: Standing, width: number, height: number) {
  const { shot, light = 1, isMirrored, hue, reflectedAt } = standing;
  const tall = Math.round(standing.height * height);
  const wide = Math.round((tall * shot.width) / shot.height);
  const left = Math.round(standing.x * width - wide / 2);
  const top = Math.round(standing.y * height - tall / 2);
  let image = openRaster(await takeFigure(browser, shot)).resize({ width: wide, height: tall, kernel: "lanczos3" });
  if (isMirrored) image = image.flop();
  if (hue) image = image.modulate({ hue });
  const figure = await image.linear([light, light, light, 1], [0, 0, 0, 0]).png().toBuffer();
  const inputs = [await crop(figure, left, top, width, height)];
  if (reflectedAt !== undefined) {
    const mirrored = await sharp(figure)
      .flip()
      .blur(height * 0.006)
      .linear([0.45, 0.45, 0.45, 0.7], [0, 0, 0, 0])
      .png()
      .toBuffer();
    const mirroredTop = Math.round(2 * reflectedAt * height) - top - tall;
    inputs.unshift(await crop(mirrored, left, mirroredTop, width, height));
  }
  return inputs.filter((input) => input !== undefined);
}

/** The compositor refuses what reaches over the border, so only the part inside the scene is kept. */
async function crop(figure: Buffer, left: number, top: number, width: number, height: number) {
  const size = await sharp(figure).metadata();
  const from = { left: Math.max(0, -left), top: Math.max(0, -top) };
  const right = Math.min(size.width, width - left);
  const bottom = Math.min(size.height, height - top);
  if (right <= from.left || bottom <= from.top) return undefined;
  const input = await sharp(figure)
    .extract({ ...from, width: right - from.left, height: bottom - from.top })
    .png()
    .toBuffer();
  return { input, left: Math.max(0, left), top: Math.max(0, top) };
}
