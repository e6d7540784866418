import type { Member, Paint } from "../figure/cast.ts";
import type { Halftone } from "../print/halftone.ts";

/** One hard lamp from upper left, a line round everything, no bloom. One ray per pixel: what four average is no line any more. */
export const DRAWN = {
  line: 0.006,
  rays: 1,
  keyLightAt: [-6, 7, 8],
  eyeLight: "#ffffff",
  bloom: 0,
  vignette: 0,
  grain: 0,
} satisfies Partial<Member>;

export const INKED = {
  CLOTH: { tint: "#5a5760", gloss: 0.05 },
  ZIP: { tint: "#d8d0c8" },
  TAPE: { tint: "#101010" },
  BONE: { tint: "#c8c0b8" },
  TOOTH: { tint: "#e0d8d0" },
  GLOVE: { tint: "#d8d2ca" },
} satisfies Member["paints"];

/** Lighter cloth: most of it is the page's ground, and its dark side is solid. */
export const SOFT = { tint: "#8c8890", gloss: 0.05 } satisfies Paint;

/** A pupil of a portrait is lost between the dots. */
export function widenPupils(figure: Member): Member {
  const [x, y] = figure.gaze;
  return { ...figure, gaze: [x, y, 0.058] };
}

/** The screen comes round every ten pixels, which a lossless file is smaller by. Only the middle tone of cast/drawn.glsl has dots. */
export const SCREEN = {
  cell: 10 / Math.SQRT2,
  fineness: 2,
  low: 0.4,
  high: 0.67,
  gamma: 1,
  paper: [255, 248, 238],
} as const;

/** For light grounds; `foot` is the share of the height over which the ink runs out. */
export function inDarkInk(foot: number): Halftone {
  return { ...SCREEN, ink: "dark", fade: { side: 0, foot } };
}

/** For light grounds and for dark ones. */
export function inBothInks(foot: number): Halftone[] {
  return [inDarkInk(foot), { ...SCREEN, ink: "light", fade: { side: 0, foot } }];
}
