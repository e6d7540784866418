import { type HouseFigure, REAPER } from "../figure/figure.ts";
import type { FigureShot } from "../figure/render-figure.ts";
import { MASKS } from "./masks.ts";

/** Busts cut out for a sleeve or a wall: no backdrop of their own. */
const CUT_OUT: Partial<HouseFigure> = { backdrop: "none", vignette: 0, grain: 0.02 };
const WIDE: Partial<HouseFigure> = { zoom: 3.15, target: [0, -0.1, 0] };

function sit(traits: Partial<HouseFigure>): FigureShot {
  return { figure: { ...REAPER, ...traits, ...CUT_OUT }, width: 480, height: 480, samples: 2 };
}

export const GUESTS = {
  oni: sit({ ...MASKS.oni, zoom: 3, target: [0, 0.06, 0], rimPower: 12, horn: "#242424" }),
  ghost: sit({ ...MASKS.ghost, ...WIDE, turn: -0.24 }),
  chrome: sit({ ...MASKS.shogun, zoom: 3, target: [0, 0.06, 0], turn: 0.26 }),
  toxin: sit({ ...MASKS.toxin, ...WIDE, turn: 0.2 }),
} satisfies Record<string, FigureShot>;
