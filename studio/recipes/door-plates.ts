import type { FigureShot } from "../figure/render-figure.ts";
import { MEDIA, type Picture } from "../picture.ts";
import { printPlates } from "../print/plate.ts";
import { scenePicture } from "../stage/scene-picture.ts";
import { EXTRAS } from "./cast-scenes.ts";
import { DRAWN, INKED, inBothInks, widenPupils } from "./one-ink.ts";
import { inOneInk } from "./scene-shots.ts";

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

function drawn(keeper: FigureShot): FigureShot {
  const { figure } = keeper;
  return { ...keeper, figure: { ...widenPupils(figure), ...DRAWN, paints: { ...figure.paints, ...INKED } } };
}

export const doorPlates: Picture[] = Object.entries(DOORS).map(([name, { shot, foot }]) =>
  scenePicture({
    id: `plates/door-${name}`,
    scene: { width: 720, height: 954, layers: [{ shot: drawn(shot), x: 0.5, y: 0.5, height: 1 }] },
    files: [
      { path: `${MEDIA}/plates/door-${name}.webp`, maxBytes: 100_000 },
      { path: `${MEDIA}/plates/door-${name}-light.webp`, maxBytes: 100_000 },
    ],
    settings: inBothInks(foot),
    sources: ["print/halftone.ts", "print/plate.ts"],
    print: printPlates,
  }),
);
