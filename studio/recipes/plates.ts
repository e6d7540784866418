import type { Member } from "../figure/cast.ts";
import { figurePicture } from "../figure/figure-picture.ts";
import { MEDIA, type Picture } from "../picture.ts";
import type { Halftone } from "../print/halftone.ts";
import { PENNED, printPenned } from "../print/penned-plate.ts";
import { look, member } from "./cast-house.ts";
import { DRAWN, INKED, inBothInks, SOFT } from "./one-ink.ts";

const RAYS = 1160;
const SIZE = 840;

const FIGURES: Record<string, Member> = {
  reaper: member("price-tag", {
    ...DRAWN,
    ...look([0.35, 0.2, -0.6, 0.165], [-0.36, 0.04], [0.085, -0.1, 0.058], [0.2, 0.05, -0.7, 0.17]),
    keyLightAt: [-8.5, 5.5, 4.5],
    seed: 391,
    hasHood: true,
    hasBody: false,
    reach: 4.4,
    turn: 0.16,
    tilt: -0.06,
    nod: 0.06,
    camera: [0.6, -0.6, 9],
    target: [0.7, -0.56, 0],
    zoom: 3.88,
    paints: {
      ...INKED,
      CLOTH: SOFT,
      TAG: { tint: "#e8e2da" },
      THREAD: { tint: "#e8e2da" },
    },
  }),
  "one-eye": member("eye-keeper", {
    ...DRAWN,
    ...look([0.35, 0.25, -0.5, 0.155], [-0.34, 0.02], [0.055, -0.03, 0.058], [-1, 0, 1, 0.02]),
    seed: 108,
    keyLightAt: [-8, 4, 5],
    hasBody: false,
    reach: 4.6,
    turn: -0.2,
    tilt: 0.06,
    mouth: [-1.12, 0.66, 0.13, 0.2],
    camera: [0.16, -0.86, 9],
    target: [0.26, -0.86, 0],
    zoom: 4.05,
    paints: {
      ...INKED,
      CLOTH: SOFT,
      BANDANA: { tint: "#141018", gloss: 0.05 },
      PATCH: { tint: "#141018" },
      BALL: { tint: "#f4efe8", gloss: 0.5 },
    },
  }),
};

/** What garments print is the dark one. */
export const platePictures: Picture[] = Object.entries(FIGURES).flatMap(([name, figure]) =>
  inBothInks(0.05).map((halftone) => plate(`${name}-${halftone.ink}`, figure, halftone)),
);

function plate(name: string, figure: Member, halftone: Halftone): Picture {
  return figurePicture({
    id: `plates/${name}`,
    shot: { figure, width: RAYS, height: RAYS, samples: 1 },
    files: [{ path: `${MEDIA}/plates/${name}.webp`, maxBytes: 100_000 }],
    settings: { size: SIZE, halftones: [halftone] },
    source: PENNED,
    print: printPenned,
  });
}
