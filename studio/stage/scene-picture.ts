import type { StudioBrowser } from "../browser.ts";
import { assembleShaders } from "../figure/figure-shader.ts";
import { type Picture, type PictureFile, readSource } from "../picture.ts";
import { previewShot, shrinkToPreview } from "../preview.ts";
import type { Raster } from "../print/raster.ts";
import { composeScene, type Layer, type Scene } from "./scene.ts";

interface ScenePlan<Settings> {
  id: string;
  scene: Scene;
  files: PictureFile[];
  settings: Settings;
  /** Modules of `print`, relative to `studio/`: their text is part of the recipe. */
  sources: string[];
  print: (raster: Raster, settings: Settings) => Promise<Buffer[]>;
}

const CODE = ["stage/scene.ts", "random.ts", "figure/gpu-page.ts", "figure/render-figure.ts", "print/encode.ts"];

/** A picture made from several figures and drawings. A drawing takes part in the recipe as the shape it draws. */
export function scenePicture<Settings>({ id, scene, files, settings, sources, print }: ScenePlan<Settings>): Picture {
  const { width, height, layers } = scene;
  const described = layers.map((layer) =>
    "draw" in layer
      ? { ...layer, draw: layer.draw(width, height) }
      : { ...layer, shaders: assembleShaders(layer.shot.figure).scene },
  );
  return {
    id,
    files,
    recipe: [width, height, described, settings, [...CODE, ...sources].map(readSource)],
    make: async (browser: StudioBrowser) => print(await composeScene(browser, scene), settings),
    preview: (browser: StudioBrowser) => composeScene(browser, previewScene(scene)),
  };
}

function previewScene({ width, height, layers }: Scene): Scene {
  const share = shrinkToPreview({ width, height });
  const small = layers.map(
    (layer): Layer => ("draw" in layer ? layer : { ...layer, shot: previewShot(layer.shot, share) }),
  );
  return { width: Math.ceil(width * share), height: Math.ceil(height * share), layers: small };
}
