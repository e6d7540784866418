import { type Figure, REAPER } from "../figure/figure.ts";
import { figurePicture } from "../figure/figure-picture.ts";
import { MEDIA, type Picture } from "../picture.ts";
import { printPhoto } from "../print/photo.ts";

const SIZE = 272;
const BUDGETS: Record<number, number> = { 136: 12_000, 272: 25_000 };

/** Nothing that matters lies outside the circle in the square: horns and brims keep to the frame. */
const HEAD: Partial<Figure> = { zoom: 3.9, target: [0, 0.02, 0], grain: 0.03, tilt: 0, vignette: 0.25 };
const CROWNED: Partial<Figure> = { ...HEAD, zoom: 3.4, target: [0, 0.24, 0] };

export const PORTRAITS: Record<string, Partial<Figure>> = {
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
  hex: {
    ...CROWNED,
    head: "horns",
    turn: 0.2,
    leftLight: "#14d8ff",
    rightLight: "#9a2bff",
    eyeLight: "#b04dff",
    horn: "#0c0c10",
    backdrop: "sun",
  },
  ronin: {
    ...CROWNED,
    head: "straw",
    turn: -0.2,
    leftLight: "#00ffa3",
    rightLight: "#9945ff",
    eyeLight: "#ffb020",
    backdrop: "sun",
  },
};

export const portraitPictures: Picture[] = Object.entries(PORTRAITS).map(([name, traits]) => {
  const widths = Object.keys(BUDGETS).map(Number);
  return figurePicture({
    id: `portraits/${name}`,
    shot: { figure: { ...REAPER, ...traits }, width: SIZE, height: SIZE, samples: 6 },
    files: widths.map((width) => ({
      path: `${MEDIA}/portraits/${name}-${width}.webp`,
      maxBytes: BUDGETS[width] ?? 0,
    })),
    settings: { widths, formats: ["webp"] },
    source: "print/photo.ts",
    print: printPhoto,
  });
});
