import type { Brow, Expression, Eye, Member, Paint } from "../figure/cast.ts";

/** Both eyes alike, or the right one of its own; the brows act together. */
export function look(eye: Eye, brow: Brow, gaze: Member["gaze"], right: Eye = eye): Expression {
  return { eyes: [eye, right], brows: [brow, brow], gaze };
}

const SMUG = look([0.35, 0.28, -0.55, 0.15], [-0.36, 0], [0.045, 0.0, 0.036]);

const HOUSE: Record<string, Paint> = {
  CLOTH: { tint: "#3a3744", gloss: 0.05, sheen: 0.35 },
  BONE: { tint: "#c4bab0", gloss: 0.3 },
  TOOTH: { tint: "#e4dccb", gloss: 0.6 },
  TAPE: { tint: "#1c1820", sheen: 0.2 },
  ZIP: { tint: "#ffcf70", metal: 1, gloss: 0.8 },
  GLOVE: { tint: "#e6dfd6", gloss: 0.25, sheen: 0.1 },
};

/** The house villain: everyone says only where he differs. */
const MEMBER: Omit<Member, "person" | "paints"> = {
  seed: 1,
  ...SMUG,
  hasHood: false,
  hasBody: true,
  hasFace: true,
  hasChestZip: true,
  hasCollar: true,
  turn: 0.2,
  tilt: 0,
  nod: 0.06,
  mouth: [-1.12, 0.62, 0.12, 0.17],
  skew: 0,
  jaw: 0,
  cracks: 0.42,
  crackTint: "#120a0e",
  hood: [0.5, 0.7, 0.62, 1.5],
  leftLight: "#ff1e8a",
  rightLight: "#14d8ff",
  leftLightAt: [-3, 1.25, -1],
  rightLightAt: [3, 0.95, -0.8],
  keyLight: "#aaa2b4",
  keyLightAt: [2.7, 3.0, 4.2],
  eyeLight: "#ff2a3c",
  ambient: "#2a2438",
  rimPower: 10,
  fill: 0.35,
  eyePower: 0.03,
  camera: [0, -0.5, 6.3],
  target: [0, -0.14, 0],
  zoom: 3.4,
  exposure: 1,
  bloom: 0.45,
  vignette: 0.25,
  grain: 0.012,
  rays: 4,
};

export const metal = (tint: string, gloss = 0.7): Paint => ({ tint, metal: 1, gloss });
export const shiny = (tint: string, gloss = 0.8): Paint => ({ tint, gloss });
export const lamp = (tint: string, glow: number): Paint => ({ tint, glow });

type Look = Partial<Omit<Member, "paints" | "person">> & { paints?: Record<string, Paint> };

export function member(person: string, { paints, ...own }: Look): Member {
  return { ...MEMBER, ...own, person, paints: { ...HOUSE, ...paints } };
}
