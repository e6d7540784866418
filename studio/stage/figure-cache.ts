import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import type { StudioBrowser } from "../browser.ts";
import { assembleShaders } from "../figure/figure-shader.ts";
import { type FigureShot, renderFigure } from "../figure/render-figure.ts";
import { ROOT, readSource, sha256 } from "../picture.ts";
import { openRaster } from "../print/encode.ts";
import type { Raster } from "../print/raster.ts";

const FOLDER = new URL("node_modules/.cache/bagz-studio/", ROOT);

/** Figures take minutes and their places in a scene are tried many times: rendered figures outlive the run. */
export async function takeFigure(browser: StudioBrowser, shot: FigureShot): Promise<Raster> {
  const file = new URL(`${nameShot(shot)}.png`, FOLDER);
  if (existsSync(file)) {
    const { data, info } = await sharp(fileURLToPath(file)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, data };
  }
  const raster = await renderFigure(browser, shot);
  mkdirSync(FOLDER, { recursive: true });
  const unfinished = new URL(`${file.href}.part`);
  writeFileSync(unfinished, await openRaster(raster).png().toBuffer());
  renameSync(unfinished, file);
  return raster;
}

function nameShot(shot: FigureShot): string {
  const code = ["figure/gpu-page.ts", "figure/render-figure.ts"].map(readSource);
  return sha256(JSON.stringify([shot, assembleShaders(shot.figure), code]));
}
