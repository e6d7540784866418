import type { FigureShot } from "../figure/render-figure.ts";
import { MEDIA, type Picture } from "../picture.ts";
import type { Halftone } from "../print/halftone.ts";
import { printPlates } from "../print/plate.ts";
import { scenePicture } from "../stage/scene-picture.ts";
import { EXTRAS, inOneInk } from "./cast-scenes.ts";

const DARK: Halftone = { ink: "dark", cell: 7, low: 0.05, high: 0.78, gamma: 0.8, fade: { side: 0, foot: 0.2 } };
const LIGHT: Halftone = { ink: "light", cell: 7, low: 0.06, high: 0.88, gamma: 0.9, fade: { side: 0, foot: 0.2 } };

/** By the door of the community they stand behind. */
export const DOOR_KEEPERS = {
  group: inOneInk(EXTRAS.memeMaker, 0, 2.75),
  official: inOneInk(EXTRAS.loudmouth, 0.42, 3.0),
  community: inOneInk(EXTRAS.paster, 0, 2.9),
} satisfies Record<string, FigureShot>;

export const doorPlates: Picture[] = Object.entries(DOOR_KEEPERS).map(([name, shot]) =>
  scenePicture({
    id: `plates/door-${name}`,
    scene: { width: 720, height: 954, layers: [{ shot, x: 0.5, y: 0.5, height: 1 }] },
    files: [
      { path: `${MEDIA}/plates/door-${name}.webp`, maxBytes: 100_000 },
      { path: `${MEDIA}/plates/door-${name}-light.webp`, maxBytes: 100_000 },
    ],
    settings: [DARK, LIGHT],
    sources: ["print/halftone.ts", "print/plate.ts"],
    print: printPlates,
  }),
);
