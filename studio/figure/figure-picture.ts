import type { StudioBrowser } from "../browser.ts";
import { type Picture, type PictureFile, readSource } from "../picture.ts";
import { previewShot } from "../preview.ts";
import type { Raster } from "../print/raster.ts";
import { assembleShaders } from "./figure-shader.ts";
import { type FigureShot, renderFigure } from "./render-figure.ts";

export interface FigurePlan<Settings> {
  id: string;
  shot: FigureShot;
  files: PictureFile[];
  settings: Settings;
  /** The modules of `print`, relative to `studio/`: their text is part of the recipe. */
  source: string | readonly string[];
  print: (raster: Raster, settings: Settings) => Promise<Buffer[]>;
}

const CODE = ["figure/gpu-page.ts", "figure/render-figure.ts", "print/encode.ts"];

/** A picture made from one rendering of the figure. */
export function figurePicture<Settings>(plan: FigurePlan<Settings>): Picture {
  const { id, shot, files, settings, source, print } = plan;
  return {
    id,
    files,
    recipe: [shot, assembleShaders(shot.figure), settings, ...[...CODE, source].flat().map(readSource)],
    make: async (browser: StudioBrowser) => print(await renderFigure(browser, shot), settings),
    preview: (browser: StudioBrowser) => renderFigure(browser, previewShot(shot)),
  };
}
