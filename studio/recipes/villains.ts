import { type Figure, REAPER } from "../figure/figure.ts";
import { VILLAIN } from "../figure/villain.ts";
import { COMMON } from "./villains-common.ts";
import { RARE } from "./villains-rare.ts";

/** Eyes a little above the middle, everything that matters inside the circle of a round crop. */
const BUST: Partial<Figure> = {
  zoom: 3.55,
  target: [0, -0.14, 0],
  tilt: 0,
  vignette: 0.4,
  grain: 0.035,
  rimZip: false,
  mouth: "teeth",
};

/** The twenty of the collection by their number. */
export const VILLAINS: Record<string, Figure> = Object.fromEntries(
  Object.entries({ ...COMMON, ...RARE })
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([number, { villain, ...look }]) => [
      number,
      { ...REAPER, ...BUST, ...look, villain: { ...VILLAIN, ...villain } },
    ]),
);
