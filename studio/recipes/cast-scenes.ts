import type { Member } from "../figure/cast.ts";
import type { FigureShot } from "../figure/render-figure.ts";
import { look, member, metal } from "./cast-house.ts";

type Look = Parameters<typeof member>[1];

/** A body of his own and no ground: he is cut out for a scene. */
function stand(person: string, own: Look): Member {
  return member(person, { hasHood: true, hasBody: false, vignette: 0, grain: 0, ...own });
}

/** The shader finds the edges and takes four rays there itself. */
function shoot(figure: Member, width: number, height: number): FigureShot {
  return { figure, width, height, samples: 1 };
}

/** The lamps of a car behind them, the sky of the evening before them. */
const EVENING: Look = {
  reach: 6.6,
  leftLight: "#ff5a2c",
  rightLight: "#ffb020",
  leftLightAt: [-3.4, -0.8, -3.2],
  rightLightAt: [3.4, -0.8, -3.2],
  keyLight: "#b06a6a",
  keyLightAt: [-1.5, 1.5, 4],
  ambient: "#4a2c4a",
  rimPower: 40,
  fill: 1.0,
  exposure: 1.2,
  camera: [0, -4.3, 13],
  target: [0, -1.95, 0],
  zoom: 3.15,
};
const STREETWEAR: NonNullable<Look["paints"]> = {
  CLOTH: { tint: "#443c58", gloss: 0.05, sheen: 0.5 },
  TROUSERS: { tint: "#4a4258", gloss: 0.08, sheen: 0.5 },
  SHOE: { tint: "#b01848", gloss: 0.35, sheen: 0.1 },
  SOLE: { tint: "#d8cfc6", gloss: 0.2 },
  BAG: { tint: "#4a1c70", gloss: 0.3, sheen: 0.3 },
  BEANIE: { tint: "#b03a10", gloss: 0.05, sheen: 0.3 },
};

/** Each of the new model that stands in a scene. */
export const EXTRAS = {
  walker: shoot(
    stand("street-walker", { ...EVENING, seed: 301, turn: 0.08, eyeLight: "#ffe03c", paints: STREETWEAR }),
    520,
    640,
  ),
  walkerInBeanie: shoot(
    stand("street-walker", {
      ...EVENING,
      ...look([0.2, 0.2, -0.5, 0.15], [-0.2, 0.02], [0.05, 0, 0.036]),
      seed: 302,
      hasHood: false,
      turn: 0.34,
      tilt: 0.06,
      mouth: [-1.12, 0.4, 0.1, 0.26],
      eyeLight: "#39ff14",
      paints: {
        ...STREETWEAR,
        CLOTH: { tint: "#5a2a1c", gloss: 0.05, sheen: 0.4 },
        SHOE: { tint: "#d8a020", gloss: 0.35, sheen: 0.1 },
        BAG: { tint: "#7a1030", gloss: 0.3, sheen: 0.3 },
      },
    }),
    420,
    520,
  ),
  walkerShut: shoot(
    stand("street-walker", {
      ...EVENING,
      ...look([0.9, 0.0, -0.9, 0.16], [0.1, 0.03], [-0.05, 0.02, 0.04]),
      seed: 303,
      turn: 0.3,
      mouth: [-0.4, 0.5, 0.001, 0.05],
      hood: [0.36, 0.2, 0.64, 1.5],
      eyeLight: "#14d8ff",
      paints: {
        ...STREETWEAR,
        CLOTH: { tint: "#1c3a4a", gloss: 0.05, sheen: 0.4 },
        SHOE: { tint: "#20a0b0", gloss: 0.35, sheen: 0.1 },
        BAG: { tint: "#26402c", gloss: 0.3, sheen: 0.3 },
      },
    }),
    420,
    520,
  ),
  paster: shoot(
    stand("sticker-runner", {
      ...look([0.3, 0.25, -0.55, 0.16], [-0.3, 0.03], [0.04, -0.02, 0.036]),
      seed: 311,
      reach: 4.2,
      turn: -0.16,
      tilt: 0.08,
      nod: 0.02,
      leftLight: "#ff3d6e",
      rightLight: "#ffb020",
      keyLight: "#d8c0b8",
      keyLightAt: [0.6, 2.4, 4.6],
      eyeLight: "#ffe03c",
      ambient: "#33182c",
      rimPower: 13,
      camera: [0, -0.7, 8],
      target: [0.0, -0.42, 0],
      zoom: 4.0,
      paints: {
        CLOTH: { tint: "#3c2a5c", gloss: 0.05, sheen: 0.4 },
        LABEL: { tint: "#0c060c", gloss: 0.3 },
        PAPER: { tint: "#e9dfd8" },
        PAPER_TOO: { tint: "#c0202e" },
        STRAP: { tint: "#7ac01c", sheen: 0.2 },
      },
    }),
    800,
    620,
  ),
  reader: shoot(
    stand("tape-reader", {
      ...look([0.25, -0.05, -0.75, 0.165], [0.12, 0.05], [0.03, -0.055, 0.04]),
      seed: 321,
      reach: 4.2,
      turn: 0.06,
      tilt: -0.06,
      nod: 0.16,
      mouth: [-0.9, -0.25, 0.05, 0.02],
      leftLight: "#9a2bff",
      rightLight: "#39ff14",
      keyLight: "#9aa0b8",
      eyeLight: "#b8ffd0",
      ambient: "#16282a",
      rimPower: 13,
      camera: [0, -0.7, 8],
      target: [0, -0.72, 0],
      zoom: 3.55,
      paints: {
        CLOTH: { tint: "#2c3050", gloss: 0.05, sheen: 0.4 },
        PAPER: { tint: "#efe8da", gloss: 0.1 },
        ZIP: metal("#ffcf70", 0.8),
      },
    }),
    720,
    600,
  ),
} satisfies Record<string, FigureShot>;
