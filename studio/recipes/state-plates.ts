import type { Member } from "../figure/cast.ts";
import { figurePicture } from "../figure/figure-picture.ts";
import { MEDIA, type Picture } from "../picture.ts";
import { PENNED, printPenned } from "../print/penned-plate.ts";
import { look, member } from "./cast-house.ts";
import { DRAWN, INKED, inBothInks, SOFT } from "./one-ink.ts";

const RAYS = 1100;
const SIZE = 800;
/** The frame cuts him, and he ends in a few dots. */
const FOOT = 0.04;

const HALF_LENGTH = {
  hasHood: true,
  hasBody: false,
  reach: 4.4,
  zoom: 3.5,
} as const;
/** What he does when the page has nothing better to show. */
const STATES: Record<string, Member> = {
  reset: member("key-bearer", {
    ...DRAWN,
    ...HALF_LENGTH,
    ...look([0.1, 0.3, -0.5, 0.16], [-0.34, 0.02], [0.0, 0.0, 0.07], [1.1, 0, -1.1, 0.21]),
    seed: 79,
    keyLightAt: [-8, 4, 5],
    camera: [0.36, -0.86, 9],
    target: [0.36, -0.86, 0],
    zoom: 3.4,
    turn: -0.2,
    tilt: 0.0,
    nod: 0.02,
    mouth: [-1.12, 0.7, 0.12, 0.2],
    paints: { ...INKED, CLOTH: SOFT, KEY: { tint: "#f4efe8", gloss: 0 } },
  }),
  empty: member("empty-handed", {
    ...DRAWN,
    seed: 72,
    hasHood: true,
    hasBody: false,
    reach: 4.2,
    ...look([0.75, -0.35, -0.9, 0.165], [0.42, 0.05], [0.05, 0.05, 0.065]),
    mouth: [0.9, 1.05, 0.001, -0.13],
    turn: 0.24,
    tilt: 0.1,
    nod: 0.04,
    keyLightAt: [-8, 4, 5],
    camera: [0.1, -0.86, 9],
    target: [0.1, -0.86, 0],
    zoom: 3.4,
    paints: {
      ...INKED,
      CLOTH: SOFT,
      LINING: { tint: "#e0dad2" },
      MOTH: { tint: "#e0dad2" },
    },
  }),
  "not-found": member("page-breaker", {
    ...DRAWN,
    ...look([0.9, 0.05, -0.9, 0.175], [0.1, 0.06], [0.0, -0.01, 0.06]),
    seed: 73,
    keyLightAt: [-8, 4, 4.5],
    hasHood: true,
    hasBody: false,
    reach: 4.6,
    mouth: [-1.12, 0.9, 0.13, 0.18],
    turn: -0.06,
    tilt: -0.1,
    nod: 0.06,
    camera: [0.3, -0.46, 9],
    target: [0.3, -0.46, 0],
    zoom: 3.46,
    paints: {
      ...INKED,
      CLOTH: SOFT,
      PAPER: { tint: "#f4efe8", glow: 1 },
      FLAP: { tint: "#f4efe8", glow: 1 },
      POINTER: { tint: "#f4efe8", glow: 1 },
      HOLE: { tint: "#000000", gloss: 0 },
    },
  }),
  error: member("unplugged", {
    ...DRAWN,
    ...HALF_LENGTH,
    ...look([0.9, -0.25, -0.9, 0.175], [0.3, 0.06], [0.04, -0.01, 0.06]),
    seed: 79,
    keyLightAt: [-4, 3, 9],
    camera: [-0.02, -0.9, 9],
    target: [-0.02, -0.9, 0],
    zoom: 3.4,
    turn: -0.2,
    tilt: 0.08,
    nod: 0.05,
    mouth: [-1.12, 1.0, 0.1, 0.04],
    paints: {
      ...INKED,
      CLOTH: SOFT,
      PLUG: { tint: "#f4efe8", gloss: 0 },
      LEAD: { tint: "#f4efe8", gloss: 0 },
      WIRE: { tint: "#000000", gloss: 0 },
      SPARK: { tint: "#f4efe8", gloss: 0 },
    },
  }),
};

export const statePlates: Picture[] = Object.entries(STATES).map(([name, figure]) =>
  figurePicture({
    id: `plates/${name}`,
    shot: { figure, width: RAYS, height: RAYS, samples: 1 },
    files: ["dark", "light"].map((ink) => ({ path: `${MEDIA}/plates/${name}-${ink}.webp`, maxBytes: 100_000 })),
    settings: { size: SIZE, halftones: inBothInks(FOOT) },
    source: PENNED,
    print: printPenned,
  }),
);
