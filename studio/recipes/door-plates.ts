import type { FigureShot } from "../figure/render-figure.ts";
import { MEDIA, type Picture } from "../picture.ts";
import type { Halftone } from "../print/halftone.ts";
import { printPlates } from "../print/plate.ts";
import { scenePicture } from "../stage/scene-picture.ts";
import { EXTRAS, inOneInk } from "./cast-scenes.ts";

interface Door {
  shot: FigureShot;
  /** Share of the height over which the ink runs out below. */
  foot: number;
}

/** By the door of the community they stand behind. */
export const DOOR_KEEPERS = {
  group: inOneInk(EXTRAS.general, 0, 3.0),
  official: inOneInk(EXTRAS.loudmouth, 0.33, 2.66),
  community: inOneInk(EXTRAS.binLodger, 0, 2.9),
} satisfies Record<string, FigureShot>;

/** A bin stands on the floor; the others end in dots. */
const DOORS: Record<string, Door> = {
  group: { shot: DOOR_KEEPERS.group, foot: 0.2 },
  official: { shot: DOOR_KEEPERS.official, foot: 0.2 },
  community: { shot: DOOR_KEEPERS.community, foot: 0.04 },
};

const DARK = { ink: "dark", cell: 7, low: 0.05, high: 0.78, gamma: 0.8 } as const;
const LIGHT = { ink: "light", cell: 7, low: 0.06, high: 0.88, gamma: 0.9 } as const;

export const doorPlates: Picture[] = Object.entries(DOORS).map(([name, { shot, foot }]) =>
  scenePicture({
    id: `plates/door-${name}`,
    scene: { width: 720, height: 954, layers: [{ shot, x: 0.5, y: 0.5, height: 1 }] },
    files: [
      { path: `${MEDIA}/plates/door-${name}.webp`, maxBytes: 100_000 },
      { path: `${MEDIA}/plates/door-${name}-light.webp`, maxBytes: 100_000 },
    ],
    settings: [DARK, LIGHT].map((ink): Halftone => ({ ...ink, fade: { side: 0, foot } })),
    sources: ["print/halftone.ts", "print/plate.ts"],
    print: printPlates,
  }),
);
