import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import sharp, { type Sharp } from "sharp";
import type { StudioBrowser } from "../browser.ts";
import { openRaster } from "../print/encode.ts";
import { takeFigure } from "../stage/figure-cache.ts";
import { CLIP_SIZE, type Clip, FRAMES_PER_SECOND, type MovingLayer } from "./clip.ts";
import type { ClipJob, ClipLayer } from "./clip-page.ts";

/** Encoders of a browser work in pages of a safe origin alone; nothing is fetched from it. */
const ORIGIN = "https://studio.invalid/";
const BITS_PER_SECOND = 480_000;

const { width, height } = CLIP_SIZE;

export async function renderClip(browser: StudioBrowser, clip: Clip): Promise<Buffer[]> {
  const job: ClipJob = {
    ...CLIP_SIZE,
    frames: clip.seconds * FRAMES_PER_SECOND,
    framesPerSecond: FRAMES_PER_SECOND,
    bitsPerSecond: BITS_PER_SECOND,
    camera: clip.camera,
    layers: [],
  };
  for (const layer of clip.layers) job.layers.push(await drawLayer(browser, layer));
  const page = await browser.openPage({ width: 64, height: 64 });
  try {
    await page.route(ORIGIN, (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }));
    await page.goto(ORIGIN);
    await page.addScriptTag({ content: await bundlePage() });
    const files = await page.evaluate((given) => window.renderClip(given), job);
    return files.map((base64) => Buffer.from(base64, "base64"));
  } finally {
    await page.close();
  }
}

async function drawLayer(browser: StudioBrowser, layer: MovingLayer): Promise<ClipLayer> {
  const { motion = {} } = layer;
  const whole = { x: width / 2, y: height / 2, width, height, motion };
  if ("steps" in layer) {
    const urls = await Promise.all(layer.steps.map((draw) => toUrl(sharp(Buffer.from(draw(width, height))))));
    return { ...whole, urls, blend: layer.blend ?? "source-over" };
  }
  if ("draw" in layer) {
    const drawn = sharp(Buffer.from(layer.draw(width, height)));
    const url = await toUrl(layer.blur ? drawn.blur(Math.max(0.3, layer.blur * height)) : drawn);
    return { ...whole, urls: [url], blend: layer.blend === "screen" ? "screen" : "source-over" };
  }
  const { shot, light = 1, isMirrored, hue } = layer;
  const tall = Math.round(layer.height * height);
  const wide = Math.round((tall * shot.width) / shot.height);
  let figure = openRaster(await takeFigure(browser, shot)).resize({ width: wide, height: tall, kernel: "lanczos3" });
  if (isMirrored) figure = figure.flop();
  if (hue) figure = figure.modulate({ hue });
  const url = await toUrl(figure.linear([light, light, light, 1], [0, 0, 0, 0]));
  return {
    urls: [url],
    x: layer.x * width,
    y: layer.y * height,
    width: wide,
    height: tall,
    blend: "source-over",
    motion,
  };
}

async function toUrl(image: Sharp): Promise<string> {
  return `data:image/png;base64,${(await image.png().toBuffer()).toString("base64")}`;
}

async function bundlePage(): Promise<string> {
  const entry = fileURLToPath(new URL("./clip-page.ts", import.meta.url));
  const result = await build({ entryPoints: [entry], bundle: true, write: false, format: "iife", target: "es2022" });
  return result.outputFiles[0]?.text ?? "";
}
