import type { HouseFigure } from "../figure/figure.ts";

/** What each meme template changes in the figure; its arms, props and backdrop are the set of the same name. */
export const TEMPLATES: Record<string, Partial<HouseFigure>> = {
  "reaper-trading-setup": {
    set: "trading-setup",
    turn: -0.04,
    tilt: -0.03,
    nod: -0.1,
    leftLight: "#2979ff",
    rightLight: "#ff1e8a",
    eyeLight: "#35c8ff",
    mouth: "zip",
    eyes: "round",
    camera: [-1.3, 0.1, 10.9],
    fill: 0.8,
    exposure: 1.15,
    target: [-0.05, -0.98, 0],
  },
};
