import { type HouseFigure, REAPER } from "../figure/figure.ts";
import type { FigureShot } from "../figure/render-figure.ts";

/** Hands are worn as horn: polished, and lit like the rest of the figure wherever they are. */
const POSED: Partial<HouseFigure> = { horn: "#b8aea6", grain: 0, haze: 0.1 };

function shoot(figure: Partial<HouseFigure>, width: number, height: number): FigureShot {
  return { figure: { ...REAPER, ...POSED, ...figure }, width, height, samples: 2 };
}

/** Seen from behind and a little from above; the sun in front of them lights their edges. */
const BACK: Partial<HouseFigure> = {
  camera: [0, 0.9, -8],
  target: [0.3, -0.75, 0],
  zoom: 2.9,
  leftLight: "#ff8a3c",
  rightLight: "#ff1e6a",
  leftLightAt: [-3.2, 1.5, 1.1],
  rightLightAt: [3.2, 1.3, 1.1],
  rimPower: 20,
  fill: 0.1,
  keyLight: "#ffb070",
  keyLightAt: [0.4, 3.4, 3.4],
};
const WALK: Partial<HouseFigure> = {
  pose: "walk",
  leftLight: "#ff3d6e",
  rightLight: "#ffb020",
  eyeLight: "#ffd23c",
  rimPower: 15,
  fill: 0.8,
  camera: [0, -4.4, 13],
  target: [0, -2.6, 0],
  zoom: 3.1,
};
/** One ink needs tones, not colours: white lamps and no bloom. */
const ONE_INK: Partial<HouseFigure> = {
  leftLight: "#ffffff",
  rightLight: "#e4e4f0",
  eyeLight: "#ffffff",
  keyLight: "#a0a0a0",
  bone: "#a8a39e",
  horn: "#8c8781",
  rimPower: 6,
  fill: 0.25,
  eyePower: 0.004,
  bloom: 0.1,
  haze: 0,
  camera: [0.25, -0.6, 8],
  target: [0.25, -0.7, 0],
  zoom: 3.1,
};

/** Each figure that stands in a scene. A scene may mirror or tint it, so one rendering serves several. */
export const CREW = {
  leader: shoot(
    { pose: "banner", turn: -0.14, camera: [0, -0.7, 9], target: [0, -0.3, 0], zoom: 3.46, rimPower: 12, fill: 0.6 },
    900,
    508,
  ),
  back: shoot({ ...BACK, seed: 7, turn: 0.25 }, 340, 340),
  backWithFist: shoot({ ...BACK, seed: 19, turn: -0.35, pose: "fist" }, 340, 340),
  walker: shoot({ ...WALK, turn: 0.12 }, 380, 580),
  bone: shoot(
    {
      backdrop: "none",
      vignette: 0,
      rimPower: 12,
      turn: -0.16,
      leftLight: "#9a2bff",
      rightLight: "#39ff14",
      eyeLight: "#39ff14",
    },
    500,
    500,
  ),
  zip: shoot(
    {
      turn: 0.26,
      leftLight: "#2979ff",
      rightLight: "#ff1e8a",
      eyeLight: "#14d8ff",
      camera: [0.1, -0.5, 6.3],
      target: [0.22, -0.34, 0],
      zoom: 7.6,
    },
    640,
    360,
  ),
  messenger: shoot({ ...ONE_INK, pose: "phone", turn: 0.2 }, 400, 530),
  announcer: shoot(
    {
      ...ONE_INK,
      seed: 14,
      pose: "megaphone",
      turn: 0.34,
      mouth: "teeth",
      camera: [0.6, -0.6, 8.4],
      target: [0.6, -0.7, 0],
    },
    400,
    530,
  ),
  paster: shoot({ ...ONE_INK, seed: 27, pose: "sticker", turn: -0.2, eyes: "single", horn: "#e4dccf" }, 400, 530),
} satisfies Record<string, FigureShot>;
