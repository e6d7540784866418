import type { StudioBrowser } from "../browser.ts";
import { type Picture, type PictureFile, readSource } from "../picture.ts";
import type { Raster } from "../print/raster.ts";
import { assembleShaders } from "./figure-shader.ts";
import { type FigureShot, renderFigure } from "./render-figure.ts";

export interface FigurePlan {
  id: string;
  shot: FigureShot;
  files: PictureFile[];
  /** Settings of the print that are not in the code of `print`. */
  settings?: unknown;
  print: (raster: Raster) => Promise<Buffer[]>;
}

/** A picture made from one rendering of the figure. */
export function figurePicture({ id, shot, files, settings, print }: FigurePlan): Picture {
  return {
    id,
    files,
    recipe: [shot, assembleShaders(shot.figure), settings, print.toString(), readSource("print/encode.ts")],
    make: async (browser: StudioBrowser) => print(await renderFigure(browser, shot)),
  };
}
