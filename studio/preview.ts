import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { StudioBrowser } from "./browser.ts";
import type { FigureShot } from "./figure/render-figure.ts";
import { type Picture, ROOT } from "./picture.ts";
import { openRaster } from "./print/encode.ts";

/** They are for the eye and not committed. */
const FOLDER = new URL("node_modules/.cache/bagz-studio/previews/", ROOT);
/** The longer side of a preview, in pixels. */
const SIDE = 480;
/** Shows where a cut-out has no ground. */
const GROUND = "#565058";

export function shrinkToPreview({ width, height }: { width: number; height: number }): number {
  return Math.min(1, SIDE / Math.max(width, height));
}

export function previewShot(shot: FigureShot, share = shrinkToPreview(shot)): FigureShot {
  return {
    figure: { ...shot.figure, rays: 1 },
    width: Math.ceil(shot.width * share),
    height: Math.ceil(shot.height * share),
    samples: 1,
  };
}

/** Renders the preview of a picture and says where it is; undefined for what is not rendered by rays. */
export async function makePreview(picture: Picture, browser: StudioBrowser): Promise<string | undefined> {
  const raster = await picture.preview?.(browser);
  if (raster === undefined) return undefined;
  mkdirSync(FOLDER, { recursive: true });
  const path = fileURLToPath(new URL(`${picture.id.replaceAll("/", "-")}.png`, FOLDER));
  await openRaster(raster).flatten({ background: GROUND }).png().toFile(path);
  return path;
}
