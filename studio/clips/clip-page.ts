// Runs inside the browser page that render-clip.ts opens: draws each frame and has the browser encode it.
import { BufferTarget, CanvasSource, Mp4OutputFormat, Output, WebMOutputFormat } from "mediabunny";

/** How something goes through the loop; all of it is back where it was at the end. */
export interface Motion {
  /** How far it sways, in shares of the picture's width and height, and how often in one loop. */
  x?: number;
  y?: number;
  times?: number;
  /** Where in its sway it begins, in turns. */
  phase?: number;
  /** How much larger it is in the middle of the loop. */
  zoom?: number;
  /** How much darker than in the still it falls between its beats, and how many of them there are. */
  dim?: number;
  beats?: number;
  /** A light that passes over it from the left: when it comes, as a share of the loop, and in which colour. */
  glint?: { at: number; colour: string };
}

export interface ClipLayer {
  /** One picture, or those that follow each other. */
  urls: string[];
  /** The middle and the size, in pixels of the clip. */
  x: number;
  y: number;
  width: number;
  height: number;
  blend: GlobalCompositeOperation;
  motion: Motion;
}

export interface ClipJob {
  width: number;
  height: number;
  frames: number;
  framesPerSecond: number;
  bitsPerSecond: number;
  camera: Motion;
  layers: ClipLayer[];
}

declare global {
  interface Window {
    renderClip: (job: ClipJob) => Promise<string[]>;
  }
}

interface LoadedLayer extends ClipLayer {
  images: ImageBitmap[];
  /** On which the light that falls on it alone is drawn. */
  sheet: OffscreenCanvas;
}

const GLINT_SHARE = 0.22;
const FULL_TURN = 2 * Math.PI;

window.renderClip = async (job) => {
  const layers = await Promise.all(job.layers.map(load));
  const canvas = new OffscreenCanvas(job.width, job.height);
  const outputs = await Promise.all([openOutput(job, canvas, "webm"), openOutput(job, canvas, "mp4")]);
  for (let frame = 0; frame < job.frames; frame++) {
    drawFrame(canvas, job, layers, frame / job.frames);
    const [at, length] = [frame / job.framesPerSecond, 1 / job.framesPerSecond];
    await Promise.all(outputs.map(({ source }) => source.add(at, length)));
  }
  return Promise.all(outputs.map(({ finish }) => finish()));
};

async function load(layer: ClipLayer): Promise<LoadedLayer> {
  const images = await Promise.all(layer.urls.map(async (url) => createImageBitmap(await (await fetch(url)).blob())));
  return { ...layer, images, sheet: new OffscreenCanvas(Math.ceil(layer.width), Math.ceil(layer.height)) };
}

async function openOutput(job: ClipJob, canvas: OffscreenCanvas, kind: "webm" | "mp4") {
  const target = new BufferTarget();
  const format = kind === "webm" ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: "in-memory" });
  const output = new Output({ format, target });
  const source = new CanvasSource(canvas, {
    codec: kind === "webm" ? "vp9" : "avc",
    bitrate: job.bitsPerSecond,
    keyFrameInterval: 4,
    latencyMode: "quality",
  });
  output.addVideoTrack(source, { frameRate: job.framesPerSecond });
  await output.start();
  async function finish(): Promise<string> {
    await output.finalize();
    return toBase64(new Uint8Array(target.buffer ?? new ArrayBuffer(0)));
  }
  return { source, finish };
}

function drawFrame(canvas: OffscreenCanvas, { width, height, camera }: ClipJob, layers: LoadedLayer[], moment: number) {
  const context = open(canvas);
  context.resetTransform();
  context.globalCompositeOperation = "source-over";
  context.globalAlpha = 1;
  context.fillStyle = "#000";
  context.fillRect(0, 0, width, height);
  const view = place(camera, moment);
  context.translate(width / 2 + view.x * width, height / 2 + view.y * height);
  context.scale(view.zoom, view.zoom);
  context.translate(-width / 2, -height / 2);
  for (const layer of layers) drawLayer(context, layer, moment, width, height);
}

function drawLayer(
  context: OffscreenCanvasRenderingContext2D,
  layer: LoadedLayer,
  moment: number,
  width: number,
  height: number,
) {
  const { motion, sheet, images } = layer;
  const { x, y, zoom } = place(motion, moment);
  const image = images[Math.floor(moment * images.length)];
  if (image === undefined) return;
  const wide = layer.width * zoom;
  const tall = layer.height * zoom;
  context.globalCompositeOperation = layer.blend;
  const light = getLight(motion, moment);
  // What is screened over the rest is light itself: less of it is thinner, not darker.
  if (layer.blend === "screen") context.globalAlpha = light;
  else context.filter = light < 1 ? `brightness(${light})` : "none";
  const [left, top] = [layer.x + x * width - wide / 2, layer.y + y * height - tall / 2];
  context.drawImage(image, left, top, wide, tall);
  context.filter = "none";
  context.globalAlpha = 1;
  if (motion.glint === undefined || !drawGlint(sheet, image, motion.glint, moment)) return;
  // What is bright already flares up, what is dark stays so.
  context.globalCompositeOperation = "color-dodge";
  context.drawImage(sheet, left, top, wide, tall);
}

/** A sway that stands still in the still's place when the loop begins and ends. */
function place({ x = 0, y = 0, times = 1, phase = 0, zoom = 0 }: Motion, moment: number) {
  const sway = (count: number) => Math.sin(FULL_TURN * (count * moment + phase)) - Math.sin(FULL_TURN * phase);
  return {
    x: x * sway(times),
    y: y * sway(times),
    zoom: 1 + (zoom * (1 - Math.cos(FULL_TURN * moment))) / 2,
  };
}

function getLight({ dim = 0, beats = 1 }: Motion, moment: number): number {
  return 1 - (dim * (1 - Math.cos(FULL_TURN * beats * moment))) / 2;
}

/** The light of a soft band that passes over the image and falls on nothing beside it. False while there is none. */
function drawGlint(
  sheet: OffscreenCanvas,
  image: ImageBitmap,
  { at, colour }: NonNullable<Motion["glint"]>,
  moment: number,
): boolean {
  const way = (moment - at) / GLINT_SHARE;
  if (way < 0 || way > 1) return false;
  const { width, height } = sheet;
  const context = open(sheet);
  context.globalCompositeOperation = "copy";
  context.drawImage(image, 0, 0, width, height);
  const middle = (way * 1.6 - 0.3) * width;
  const band = context.createLinearGradient(middle - 0.2 * width, 0, middle + 0.2 * width, 0.35 * height);
  band.addColorStop(0, "transparent");
  band.addColorStop(0.5, colour);
  band.addColorStop(1, "transparent");
  context.globalCompositeOperation = "source-in";
  context.fillStyle = band;
  context.fillRect(0, 0, width, height);
  return true;
}

function open(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  // Drawn by the processor: this browser's graphics device is a program too, and a slower one.
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error("This browser draws no canvas.");
  return context;
}

function toBase64(bytes: Uint8Array): string {
  const CHUNK = 0x8000;
  let text = "";
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(text);
}
