import { MEDIA, type Picture } from "../picture.ts";
import type { Halftone } from "../print/halftone.ts";
import { printPlates } from "../print/plate.ts";
import { drawMark } from "../stage/drawings/mark.ts";
import { drawFoot } from "../stage/drawings/sky.ts";
import type { Layer } from "../stage/scene.ts";
import { scenePicture } from "../stage/scene-picture.ts";
import { EXTRAS } from "./cast-scenes.ts";
import { standCrowd } from "./crowd.ts";

const INK: Halftone = { ink: "dark", cell: 8, low: 0.02, high: 0.62, gamma: 0.8, fade: { side: 0, foot: 0 } };

/** Nothing stands behind them: where no figure is, the plate has no ink. */
const CROWD: Layer[] = [
  { shot: EXTRAS.leader, x: 0.5, y: 0.5, height: 0.98, light: 0.85 },
  { draw: drawMark(0.226, 0.235, 0.24, 3) },
  { draw: drawFoot("#000000", 0.62, 0.9) },
  ...standCrowd(
    [
      { y: 0.72, height: 0.42, light: 1.3, places: [0.04, -0.13, 0.225, -0.315, 0.4, 0.615, -0.7, 0.79, -0.88, 0.965] },
      {
        y: 0.88,
        height: 0.5,
        light: 1.5,
        places: [-0.01, 0.085, -0.185, 0.285, 0.39, -0.5, 0.605, -0.71, 0.81, 0.91, 1],
      },
      { y: 1.08, height: 0.62, light: 1.3, places: [0.04, -0.17, 0.3, 0.45, 0.59, -0.73, 0.8, 0.89, 0.985] },
    ],
    1.6,
  ),
];

export const crowdPlate: Picture = scenePicture({
  id: "plates/crowd",
  scene: { width: 1600, height: 700, layers: CROWD },
  files: [{ path: `${MEDIA}/plates/crowd.webp`, maxBytes: 120_000 }],
  settings: [INK],
  sources: ["print/halftone.ts", "print/plate.ts"],
  print: printPlates,
});
