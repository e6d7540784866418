import type { Member } from "../figure/cast.ts";
import { figurePicture } from "../figure/figure-picture.ts";
import { MEDIA, type Picture } from "../picture.ts";
import { PENNED, printPenned } from "../print/penned-plate.ts";
import { look } from "./cast-house.ts";
import { EXTRAS } from "./cast-scenes.ts";
import { DRAWN, INKED, inBothInks, SOFT, widenPupils } from "./one-ink.ts";
import { stand } from "./scene-shots.ts";

const RAYS = { width: 990, height: 1312, samples: 1 };
const WIDTH = 720;

/** By the door of the community they stand behind. */
const DOOR_KEEPERS: Record<string, Member> = {
  group: stand("marshal", {
    ...DRAWN,
    ...look([0.6, 0.1, -0.5, 0.165], [-0.16, 0.06], [0.07, 0.0, 0.036], [0.2, 0.25, -0.5, 0.165]),
    seed: 353,
    reach: 4.4,
    turn: -0.26,
    tilt: -0.04,
    nod: -0.05,
    mouth: [1.12, -0.95, 0.13, 0.2],
    hood: [0.3, 0.1, 0.62, 1.5],
    keyLightAt: [-7.5, 0.8, 6.5],
    camera: [0.09, -1.3, 9],
    target: [0.09, -0.67, 0],
    zoom: 3.03,
    paints: {
      ...INKED,
      CLOTH: SOFT,
      // On paper this white its columns do not print, and its face does.
      PAPER: { tint: "#eeeeee" },
      STICK: { tint: "#d8d0c8" },
      RUBBER: { tint: "#141216", gloss: 0.8 },
    },
  }),
  official: {
    ...EXTRAS.loudmouth.figure,
    ...DRAWN,
    person: "crier",
    turn: 0.22,
    mouth: [1.12, -1.0, 0.24, 0.08],
    keyLightAt: [-8, 4, 5],
    camera: [0.59, -0.9, 9],
    target: [0.59, -0.9, 0],
    zoom: 3.22,
    paints: {
      ...INKED,
      CLOTH: SOFT,
      CONE: { tint: "#c8c0b8", gloss: 0 },
      PLATE: { tint: "#c8c0b8" },
      INSIDE: { tint: "#0c0a10", gloss: 0 },
      GRIP: { tint: "#0c0a10", gloss: 0 },
    },
  },
  community: stand("bin-keeper", {
    ...DRAWN,
    ...look([0.3, 0.25, -0.45, 0.165], [-0.3, 0.02], [0.06, 0.0, 0.036], [0.75, 0.1, -0.75, 0.16]),
    seed: 354,
    reach: 4.6,
    turn: 0.24,
    tilt: 0.1,
    nod: 0.02,
    mouth: [-1.12, 0.72, 0.13, 0.24],
    hood: [0.16, 0, 0.62, 1.5],
    keyLightAt: [-6, 5, 7],
    camera: [0, -0.98, 9],
    target: [0, -0.98, 0],
    zoom: 3.2,
    paints: { ...INKED, TIN: { tint: "#55525a", gloss: 0.4 } },
  }),
};

/** The frame cuts them, and they end in a few dots. */
const FOOT = 0.04;

export const doorPlates: Picture[] = Object.entries(DOOR_KEEPERS).map(([name, figure]) =>
  figurePicture({
    id: `plates/door-${name}`,
    shot: { ...RAYS, figure: widenPupils(figure) },
    files: [
      { path: `${MEDIA}/plates/door-${name}.webp`, maxBytes: 100_000 },
      { path: `${MEDIA}/plates/door-${name}-light.webp`, maxBytes: 100_000 },
    ],
    settings: { size: WIDTH, halftones: inBothInks(FOOT) },
    source: PENNED,
    print: printPenned,
  }),
);
