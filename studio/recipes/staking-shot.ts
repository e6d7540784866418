import type { MerchShot } from "./merch-shots.ts";

/** The bag locked away between its coins, a gold disc behind it. */
export const STAKING_SHOT: MerchShot = {
  prints: [{ mark: "eyes" }],
  garment: {
    seed: 91,
    cut: "staked-bag",
    turn: 0.14,
    cloth: "#4a2470",
    trim: "#120a1c",
    leftLight: "#ffb020",
    rightLight: "#ff1e8a",
    set: "halo",
    ring: [0, 0.55, 2.15],
    floor: -1.14,
    bounds: { centre: [0, 0.1, 0.2], radius: 3.3 },
    camera: [0, 1.2, 9],
    target: [0, 0.16, 0],
    zoom: 3.1,
    key: 1.05,
    rim: 17,
    printGlow: 0.5,
    exposure: 1.05,
  },
};
