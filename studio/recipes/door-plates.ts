import type { FigureShot } from "../figure/render-figure.ts";
import { MEDIA, type Picture } from "../picture.ts";
import type { Halftone } from "../print/halftone.ts";
import { printPlates } from "../print/plate.ts";
import { drawMark } from "../stage/drawings/mark.ts";
import type { Layer } from "../stage/scene.ts";
import { scenePicture } from "../stage/scene-picture.ts";
import { CREW } from "./crew.ts";

const DARK: Halftone = { ink: "dark", cell: 7, low: 0.05, high: 0.78, gamma: 0.8, fade: { side: 0, foot: 0.2 } };
const LIGHT: Halftone = { ink: "light", cell: 7, low: 0.06, high: 0.88, gamma: 0.9, fade: { side: 0, foot: 0.2 } };

/** By the door of the community they stand behind. */
const DOORS: Record<string, Layer[]> = {
  group: [fill(CREW.messenger), { draw: drawMark(0.795, 0.465, 0.24, 8) }],
  official: [fill(CREW.announcer)],
  community: [fill(CREW.paster)],
};

export const doorPlates: Picture[] = Object.entries(DOORS).map(([name, layers]) =>
  scenePicture({
    id: `plates/door-${name}`,
    scene: { width: 720, height: 954, layers },
    files: [
      { path: `${MEDIA}/plates/door-${name}.webp`, maxBytes: 100_000 },
      { path: `${MEDIA}/plates/door-${name}-light.webp`, maxBytes: 100_000 },
    ],
    settings: [DARK, LIGHT],
    sources: ["print/halftone.ts", "print/plate.ts"],
    print: printPlates,
  }),
);

function fill(shot: FigureShot): Layer {
  return { shot, x: 0.5, y: 0.5, height: 1 };
}
