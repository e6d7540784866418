import type { StudioBrowser } from "../browser.ts";
import { assembleShaders } from "../figure/figure-shader.ts";
import { MEDIA, type Picture, readSource } from "../picture.ts";
import { CLIP_SIZE, type Clip, type MovingLayer } from "./clip.ts";
import { renderClip } from "./render-clip.ts";

const MAX_BYTES = 600_000;
const CODE = [
  "clips/clip-page.ts",
  "clips/render-clip.ts",
  "clips/clip.ts",
  "figure/gpu-page.ts",
  "figure/render-figure.ts",
];

function describeLayer(layer: MovingLayer): unknown {
  const { width, height } = CLIP_SIZE;
  if ("steps" in layer) return { ...layer, steps: layer.steps.map((draw) => draw(width, height)) };
  if ("draw" in layer) return { ...layer, draw: layer.draw(width, height) };
  return { ...layer, shaders: assembleShaders(layer.shot.figure).scene };
}

/** The clip as WebM and as MP4. */
export function clipPicture(clip: Clip): Picture {
  const { id, seconds, camera, layers } = clip;
  return {
    id: `clip/${id}`,
    files: ["webm", "mp4"].map((ending) => ({ path: `${MEDIA}/video/${id}.${ending}`, maxBytes: MAX_BYTES })),
    recipe: [seconds, camera, layers.map(describeLayer), CODE.map(readSource)],
    make: (browser: StudioBrowser) => renderClip(browser, clip),
  };
}
