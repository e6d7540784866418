import type { Member } from "../figure/cast.ts";
import { figurePicture } from "../figure/figure-picture.ts";
import { MEDIA, type Picture } from "../picture.ts";
import { PENNED, printPenned } from "../print/penned-plate.ts";
import { look, member } from "./cast-house.ts";
import { DRAWN, INKED, inBothInks } from "./one-ink.ts";

const RAYS = 1100;
const SIZE = 800;

const HALF_LENGTH = {
  hasHood: true,
  hasBody: false,
  reach: 4.4,
  camera: [0.1, -1.0, 9],
  target: [0.26, -0.92, 0],
  zoom: 3.5,
} as const;
/** What he does when the page has nothing better to show. */
const STATES: Record<string, Member> = {
  reset: member("key-bearer", {
    ...DRAWN,
    ...HALF_LENGTH,
    ...look([0.1, 0.3, -0.5, 0.15], [-0.34, 0.02], [0.0, 0.0, 0.07], [1.1, 0, -1.1, 0.19]),
    seed: 79,
    keyLightAt: [-4, 6, 9],
    turn: -0.15,
    tilt: 0.0,
    nod: 0.02,
    mouth: [-1.12, 0.7, 0.1, 0.2],
    paints: { ...INKED, KEY: { tint: "#8c867e", gloss: 0.2 } },
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
    camera: [0.1, -1.16, 9],
    target: [0.12, -1.16, 0],
    zoom: 3.24,
    paints: {
      ...INKED,
      LINING: { tint: "#e0dad2" },
      MOTH: { tint: "#e0dad2" },
    },
  }),
  "not-found": member("lookout", {
    ...DRAWN,
    ...look([0.75, 0.0, -0.9, 0.16], [0.16, 0.03], [0.03, -0.02, 0.05]),
    seed: 73,
    hasHood: true,
    hasBody: false,
    reach: 3.6,
    mouth: [0.9, 1.05, 0.001, -0.04],
    turn: -0.16,
    tilt: -0.07,
    camera: [0, -0.7, 6.3],
    keyLightAt: [-4, 6, 9],
    target: [0.64, -0.28, 0],
    zoom: 3.4,
    paints: { ...INKED, GLOVE: { tint: "#948e88" } },
  }),
  error: member("unplugged", {
    ...DRAWN,
    ...HALF_LENGTH,
    ...look([0.85, -0.2, -0.9, 0.165], [0.3, 0.06], [-0.07, -0.02, 0.06]),
    seed: 79,
    keyLightAt: [-6, 6, 7],
    camera: [-0.08, -0.96, 9],
    target: [-0.04, -0.92, 0],
    turn: -0.14,
    tilt: -0.12,
    nod: 0.06,
    mouth: [-1.0, 0.95, 0.11, -0.1],
    paints: { ...INKED, GLOVE: { tint: "#948e88" }, PLUG: { tint: "#686468" }, LEAD: { tint: "#403e42" } },
  }),
};

/** One ray per pixel, and more pixels: what four rays average is no line any more. */
function penned(figure: Member): Member {
  return { ...figure, line: 0.006, isPenned: true, rays: 1 };
}

export const statePlates: Picture[] = Object.entries(STATES).map(([name, figure]) =>
  figurePicture({
    id: `plates/${name}`,
    shot: { figure: penned(figure), width: RAYS, height: RAYS, samples: 1 },
    files: ["dark", "light"].map((ink) => ({ path: `${MEDIA}/plates/${name}-${ink}.webp`, maxBytes: 100_000 })),
    settings: { size: SIZE, halftones: inBothInks(0.14) },
    source: PENNED,
    print: printPenned,
  }),
);
