import type { Member } from "../figure/cast.ts";
import { figurePicture } from "../figure/figure-picture.ts";
import type { FigureShot } from "../figure/render-figure.ts";
import { MEDIA, type Picture } from "../picture.ts";
import { PENNED, printPenned } from "../print/penned-plate.ts";
import { EXTRAS } from "./cast-scenes.ts";
import { DRAWN, INKED, inBothInks, widenPupils } from "./one-ink.ts";
import { inOneInk } from "./scene-shots.ts";

const ORANGE = { tint: "#ff5a14", gloss: 0.4 };
const CRIER: Member = {
  ...EXTRAS.loudmouth.figure,
  person: "crier",
  keyLightAt: [-1, 1.2, 6],
  fill: 0.5,
  paints: { ...EXTRAS.loudmouth.figure.paints, CONE: ORANGE, PLATE: ORANGE },
};

/** By the door of the community they stand behind. */
export const DOOR_KEEPERS = {
  group: inOneInk(EXTRAS.marshal, 0, 2.76),
  official: inOneInk({ figure: CRIER }, 0.33, 2.66),
  community: inOneInk(EXTRAS.binLodger, 0, 2.9),
} satisfies Record<string, FigureShot & { figure: Member }>;

/** One ray per pixel, and more pixels: what four rays average is no line any more. */
const BY_PEN = { ...DRAWN, keyLightAt: [-4, 6, 9], line: 0.0055, isPenned: true, rays: 1 } satisfies Partial<Member>;
const RAYS = { width: 990, height: 1312, samples: 1 };
const WIDTH = 720;

/** How he is drawn at his door, and where the camera stands. */
const DRAWINGS: Record<string, Member> = {
  group: {
    ...DOOR_KEEPERS.group.figure,
    person: "door-marshal",
    ...BY_PEN,
    mouth: [1.12, -0.95, 0.13, 0.2],
    keyLightAt: [-7.5, 0.8, 6.5],
    camera: [0.09, -1.3, 9],
    target: [0.09, -0.67, 0],
    zoom: 3.03,
    paints: {
      ...INKED,
      CLOTH: { tint: "#8c8890", gloss: 0.05 },
      // On paper this white its columns do not print, and its face does.
      PAPER: { tint: "#eeeeee" },
      STICK: { tint: "#d8d0c8" },
      RUBBER: { tint: "#141216", gloss: 0.8 },
    },
  },
  official: {
    ...DOOR_KEEPERS.official.figure,
    person: "door-crier",
    turn: 0.22,
    ...BY_PEN,
    mouth: [1.12, -1.0, 0.24, 0.08],
    keyLightAt: [-8, 4, 5],
    camera: [0.59, -0.9, 9],
    target: [0.59, -0.9, 0],
    zoom: 3.22,
    paints: {
      ...INKED,
      CLOTH: { tint: "#8c8890", gloss: 0.05 },
      CONE: { tint: "#c8c0b8", gloss: 0 },
      PLATE: { tint: "#c8c0b8" },
      INSIDE: { tint: "#0c0a10", gloss: 0 },
      GRIP: { tint: "#0c0a10", gloss: 0 },
    },
  },
  community: {
    ...DOOR_KEEPERS.community.figure,
    person: "bin-keeper",
    ...BY_PEN,
    keyLightAt: [-6, 5, 7],
    camera: [0, -0.98, 9],
    target: [0, -0.98, 0],
    zoom: 3.2,
    paints: { ...INKED, TIN: { tint: "#55525a", gloss: 0.4 } },
  },
};

/** The frame cuts them, and they end in a few dots. */
const FOOT = 0.04;

export const doorPlates: Picture[] = Object.entries(DRAWINGS).map(([name, figure]) =>
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
