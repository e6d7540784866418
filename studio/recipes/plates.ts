import { type HouseFigure, REAPER } from "../figure/figure.ts";
import { figurePicture } from "../figure/figure-picture.ts";
import { MEDIA, type Picture } from "../picture.ts";
import type { Halftone } from "../print/halftone.ts";
import { printPlates } from "../print/plate.ts";

const SIZE = 840;

/** One ink needs tones, not colours: white lamps, dark cloth, no bloom. */
const STUDIO_LIGHT: Partial<HouseFigure> = {
  leftLight: "#ffffff",
  rightLight: "#e4e4f0",
  eyeLight: "#ffffff",
  keyLight: "#a0a0a0",
  bone: "#a8a39e",
  fill: 0.22,
  rimPower: 5,
  eyePower: 0.004,
  bloom: 0.1,
  grain: 0,
  haze: 0,
};

const DARK: Halftone = { ink: "dark", cell: 7, low: 0.08, high: 0.8, gamma: 0.8, fade: { side: 0, foot: 0.1 } };
const LIGHT: Halftone = { ink: "light", cell: 7, low: 0.06, high: 0.88, gamma: 0.9, fade: { side: 0, foot: 0.1 } };

const FIGURES: Record<string, HouseFigure> = {
  reaper: { ...REAPER, ...STUDIO_LIGHT },
  "one-eye": {
    ...REAPER,
    ...STUDIO_LIGHT,
    seed: 31,
    eyes: "single",
    mouth: "cigar",
    turn: -0.34,
    tilt: -0.08,
  },
};

export const platePictures: Picture[] = Object.entries(FIGURES).map(([name, figure]) =>
  figurePicture({
    id: `plates/${name}`,
    shot: { figure, width: SIZE, height: SIZE, samples: 2 },
    files: ["dark", "light"].map((ink) => ({ path: `${MEDIA}/plates/${name}-${ink}.webp`, maxBytes: 100_000 })),
    settings: [DARK, LIGHT],
    source: "print/halftone.ts",
    print: printPlates,
  }),
);
