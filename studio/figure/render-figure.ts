import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { StudioBrowser } from "../browser.ts";
import type { Raster } from "../print/raster.ts";
import type { Figure } from "./figure.ts";
import { assembleShaders } from "./figure-shader.ts";
import type { GpuJob } from "./gpu-page.ts";

export interface FigureShot {
  figure: Figure;
  width: number;
  height: number;
  /** Rays per pixel. */
  samples: number;
}

const rendered = new Map<string, Promise<Raster>>();

/** Two pictures of one run may share a shot: it is rendered once. */
export function renderFigure(browser: StudioBrowser, shot: FigureShot): Promise<Raster> {
  const key = JSON.stringify(shot);
  const raster = rendered.get(key) ?? traceFigure(browser, shot);
  rendered.set(key, raster);
  return raster;
}

async function traceFigure(browser: StudioBrowser, shot: FigureShot): Promise<Raster> {
  const { width, height, samples, figure } = shot;
  const page = await browser.openPage({ width: 64, height: 64 });
  try {
    await page.addScriptTag({ content: await bundlePage() });
    const job: GpuJob = { width, height, shifts: samplePattern(samples), shaders: assembleShaders(figure) };
    const base64 = await page.evaluate((given) => window.renderFigure(given), job);
    return { width, height, data: flipRows(Buffer.from(base64, "base64"), width * 4) };
  } finally {
    await page.close();
  }
}

async function bundlePage(): Promise<string> {
  const entry = fileURLToPath(new URL("./gpu-page.ts", import.meta.url));
  const result = await build({ entryPoints: [entry], bundle: true, write: false, format: "iife", target: "es2022" });
  return result.outputFiles[0]?.text ?? "";
}

/** The R2 sequence: evenly spread offsets in pixels for any number of samples, the same in each run. */
function samplePattern(count: number): [number, number][] {
  if (count === 1) return [[0, 0]];
  return Array.from({ length: count }, (_, index) => [
    ((0.5 + (index + 1) * 0.7548776662) % 1) - 0.5,
    ((0.5 + (index + 1) * 0.5698402909) % 1) - 0.5,
  ]);
}

/** WebGL rows run from the bottom. */
function flipRows(data: Buffer, rowBytes: number): Buffer {
  const flipped = Buffer.alloc(data.length);
  for (let from = 0, to = data.length - rowBytes; to >= 0; from += rowBytes, to -= rowBytes) {
    data.copy(flipped, to, from, from + rowBytes);
  }
  return flipped;
}
