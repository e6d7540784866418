import type { HouseFigure } from "../figure/figure.ts";

/** Nothing that matters lies outside the circle in the square: horns and brims keep to the frame. */
const HEAD: Partial<HouseFigure> = { zoom: 3.9, target: [0, 0.02, 0], grain: 0.03, tilt: 0, vignette: 0.25 };
const CROWNED: Partial<HouseFigure> = { ...HEAD, zoom: 3.4, target: [0, 0.24, 0] };

/** Faces of the house figure that scenes share. */
export const MASKS: Record<string, Partial<HouseFigure>> = {
  king: {
    ...CROWNED,
    head: "crown",
    mouth: "teeth",
    turn: -0.24,
    leftLight: "#ff3d6e",
    rightLight: "#ffb020",
    eyeLight: "#ffd23c",
    backdrop: "sun",
  },
  shogun: {
    ...CROWNED,
    head: "helm",
    face: "chrome",
    mouth: "teeth",
    rimZip: false,
    turn: 0.16,
    leftLight: "#ff2bd6",
    rightLight: "#19e3ff",
    eyeLight: "#19e3ff",
    backdrop: "ring",
  },
  oni: {
    ...CROWNED,
    head: "horns",
    face: "lacquer",
    eyes: "round",
    mouth: "tusks",
    turn: -0.12,
    leftLight: "#ff2a3c",
    rightLight: "#9a2bff",
    backdrop: "ring",
    eyePower: 0.08,
  },
  ghost: {
    ...HEAD,
    eyes: "round",
    mouth: "teeth",
    rimZip: false,
    turn: 0.26,
    cloth: "#c8c8d4",
    bone: "#6a6470",
    leftLight: "#e8f0ff",
    rightLight: "#ff2a3c",
    rimPower: 5,
    fill: 0.2,
    backdrop: "flat",
  },
  toxin: {
    ...HEAD,
    eyes: "round",
    mouth: "respirator",
    rimZip: false,
    turn: -0.18,
    leftLight: "#2979ff",
    rightLight: "#ff1e8a",
    eyeLight: "#7df9ff",
    backdrop: "ring",
  },
  smoke: {
    ...HEAD,
    eyes: "cross",
    mouth: "cigar",
    turn: 0.2,
    leftLight: "#39ff14",
    rightLight: "#9a2bff",
    eyeLight: "#39ff14",
    backdrop: "flat",
  },
};
