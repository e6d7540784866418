import type { Member } from "../figure/cast.ts";
import type { Halftone } from "../print/halftone.ts";
import { metal } from "./cast-house.ts";

/** One ink needs tones, not colours: white lamps from the front, cloth of the middle, a line round everything, no bloom. */
export const DRAWN = {
  line: 0.005,
  leftLight: "#ffffff",
  rightLight: "#e4e4f0",
  rightLightAt: [3.4, 0.4, 2.6],
  keyLight: "#b4b4b4",
  keyLightAt: [-2.6, 1.6, 6],
  eyeLight: "#ffffff",
  ambient: "#484848",
  fill: 0.6,
  rimPower: 8,
  eyePower: 0,
  bloom: 0,
  vignette: 0,
  grain: 0,
} satisfies Partial<Member>;

export const INKED = {
  CLOTH: { tint: "#54515a", gloss: 0.05, sheen: 0.5 },
  ZIP: metal("#d8d0c8"),
  TAPE: { tint: "#101010" },
  BONE: { tint: "#a8a098", gloss: 0.2 },
  GLOVE: { tint: "#98928a" },
} satisfies Member["paints"];

/** A pupil of a portrait is lost between the dots. */
export function widenPupils(figure: Member): Member {
  const [x, y] = figure.gaze;
  return { ...figure, gaze: [x, y, 0.058] };
}

/** The screen comes round every ten pixels, which a lossless file is smaller by. */
const SCREEN = { cell: 10 / Math.SQRT2, fineness: 2, low: 0.06 };

/** For light grounds; `foot` is the share of the height over which the ink runs out. */
export function inDarkInk(foot: number): Halftone {
  return { ...SCREEN, ink: "dark", high: 0.8, gamma: 0.8, fade: { side: 0, foot } };
}

/** For light grounds and for dark ones. */
export function inBothInks(foot: number): Halftone[] {
  return [inDarkInk(foot), { ...SCREEN, ink: "light", high: 0.88, gamma: 0.9, fade: { side: 0, foot } }];
}
