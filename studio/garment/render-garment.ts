import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { StudioBrowser } from "../browser.ts";
import type { Raster } from "../print/raster.ts";
import type { Garment } from "./garment.ts";
import type { GarmentJob } from "./garment-page.ts";
import { assembleGarment } from "./garment-shader.ts";

export interface GarmentShot {
  garment: Garment;
  size: number;
  /** Rays per pixel. */
  samples: number;
}

export async function renderGarment(browser: StudioBrowser, shot: GarmentShot, prints: Buffer[]): Promise<Raster> {
  const { garment, size, samples } = shot;
  const page = await browser.openPage({ width: 64, height: 64 });
  try {
    await page.addScriptTag({ content: await bundlePage() });
    const job: GarmentJob = {
      size,
      shifts: spreadSamples(samples),
      shaders: assembleGarment(garment),
      prints: prints.map((print) => `data:image/png;base64,${print.toString("base64")}`),
    };
    const base64 = await page.evaluate((given) => window.renderGarment(given), job);
    return { width: size, height: size, data: flipRows(Buffer.from(base64, "base64"), size * 4) };
  } finally {
    await page.close();
  }
}

async function bundlePage(): Promise<string> {
  const entry = fileURLToPath(new URL("./garment-page.ts", import.meta.url));
  const result = await build({ entryPoints: [entry], bundle: true, write: false, format: "iife", target: "es2022" });
  return result.outputFiles[0]?.text ?? "";
}

/** The R2 sequence: evenly spread offsets in pixels for any number of samples, the same in each run. */
function spreadSamples(count: number): [number, number][] {
  return Array.from({ length: count }, (_, index) => [
    ((0.5 + index * 0.7548776662) % 1) - 0.5,
    ((0.5 + index * 0.5698402909) % 1) - 0.5,
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
