import type { Member } from "../figure/cast.ts";
import { figurePicture } from "../figure/figure-picture.ts";
import { MEDIA, type Picture } from "../picture.ts";
import { scaleRaster } from "../print/encode.ts";
import type { Halftone } from "../print/halftone.ts";
import { printPlates } from "../print/plate.ts";
import type { Raster } from "../print/raster.ts";
import { look, member, metal } from "./cast-house.ts";

/** The dots are coarser than the rays: a small rendering, enlarged, gives the same plate. */
const RAYS = 480;
const SIZE = 800;

/** One ink needs tones, not colours: white lamps, dark cloth, no bloom. */
const ONE_INK = {
  leftLight: "#ffffff",
  rightLight: "#e4e4f0",
  keyLight: "#b4b4b4",
  eyeLight: "#ffffff",
  ambient: "#303030",
  rimPower: 8,
  eyePower: 0,
  bloom: 0.1,
  vignette: 0,
  grain: 0,
};
const HALF_LENGTH = {
  hasHood: true,
  hasBody: false,
  reach: 4.4,
  camera: [0.1, -1.0, 9],
  target: [0.26, -0.92, 0],
  zoom: 3.5,
} as const;
const INKED: NonNullable<Parameters<typeof member>[1]["paints"]> = {
  CLOTH: { tint: "#3e3c44", gloss: 0.05, sheen: 0.5 },
  ZIP: metal("#d8d0c8"),
  TAPE: { tint: "#101010" },
  BONE: { tint: "#a8a098", gloss: 0.2 },
  GLOVE: { tint: "#98928a" },
};

const DARK: Halftone = { ink: "dark", cell: 7, low: 0.06, high: 0.8, gamma: 0.8, fade: { side: 0, foot: 0.14 } };
const LIGHT: Halftone = { ink: "light", cell: 7, low: 0.06, high: 0.88, gamma: 0.9, fade: { side: 0, foot: 0.14 } };

/** What he does when the page has nothing better to show. */
const STATES: Record<string, Member> = {
  reset: member("key-bearer", {
    ...ONE_INK,
    ...HALF_LENGTH,
    ...look([0.1, 0.3, -0.5, 0.15], [-0.34, 0.02], [0.0, 0.0, 0.04], [1.1, 0, -1.1, 0.19]),
    seed: 71,
    turn: -0.15,
    tilt: 0.0,
    nod: 0.02,
    mouth: [-1.12, 0.7, 0.1, 0.2],
    paints: { ...INKED, KEY: metal("#d8d0c8", 0.6) },
  }),
  empty: member("empty-handed", {
    ...ONE_INK,
    seed: 72,
    hasHood: true,
    hasBody: false,
    reach: 4.2,
    ...look([0.75, -0.35, -0.9, 0.165], [0.42, 0.05], [0.045, 0.05, 0.05]),
    mouth: [0.9, 1.05, 0.001, -0.13],
    turn: 0.24,
    tilt: 0.1,
    nod: 0.04,
    camera: [0.1, -1.0, 9],
    target: [0.06, -1.0, 0],
    zoom: 3.5,
    paints: {
      ...INKED,
      LINING: { tint: "#989288" },
      MOTH: { tint: "#a8a098" },
    },
  }),
  "not-found": member("close-up", {
    ...ONE_INK,
    ...look([0.75, 0.0, -0.9, 0.16], [0.16, 0.03], [0.03, -0.02, 0.036]),
    seed: 73,
    hasHood: true,
    mouth: [0.9, 1.05, 0.001, -0.04],
    turn: -0.16,
    tilt: -0.07,
    camera: [0, -0.7, 6.3],
    target: [0.02, -0.3, 0],
    zoom: 6.0,
    paints: INKED,
  }),
  error: member("unplugged", {
    ...ONE_INK,
    ...HALF_LENGTH,
    ...look([0.85, -0.2, -0.9, 0.165], [0.3, 0.06], [0.075, -0.05, 0.04]),
    seed: 74,
    turn: -0.34,
    tilt: -0.14,
    nod: 0.12,
    mouth: [-1.12, 0.2, 0.05, -0.16],
    skew: 0.06,
    paints: { ...INKED, PLUG: { tint: "#a09a92", gloss: 0.4 }, LEAD: { tint: "#181818", gloss: 0.7 } },
  }),
};

export const statePlates: Picture[] = Object.entries(STATES).map(([name, figure]) =>
  figurePicture({
    id: `plates/${name}`,
    shot: { figure, width: RAYS, height: RAYS, samples: 1 },
    files: ["dark", "light"].map((ink) => ({ path: `${MEDIA}/plates/${name}-${ink}.webp`, maxBytes: 100_000 })),
    settings: { size: SIZE, halftones: [DARK, LIGHT] },
    source: "print/halftone.ts",
    print: printLarge,
  }),
);

async function printLarge(raster: Raster, settings: { size: number; halftones: Halftone[] }): Promise<Buffer[]> {
  const { data, info } = await scaleRaster(raster, settings.size).raw().toBuffer({ resolveWithObject: true });
  return printPlates({ width: info.width, height: info.height, data }, settings.halftones);
}
