import { type HouseFigure, REAPER } from "../figure/figure.ts";
import { figurePicture } from "../figure/figure-picture.ts";
import { MEDIA, type Picture } from "../picture.ts";
import { printPhoto } from "../print/photo.ts";

const SIZE = 192;
const BUDGETS: Record<number, number> = { 96: 8_000, 192: 16_000 };
const HEAD: Partial<HouseFigure> = { zoom: 4.1, target: [0, 0.02, 0], grain: 0.03, tilt: 0, vignette: 0.25 };

/** By the id in the catalogue of creators: three who are none of the portraits. */
const FACES: Record<string, Partial<HouseFigure>> = {
  "chart-gremlin": {
    ...HEAD,
    seed: 61,
    face: "chrome",
    eyes: "round",
    mouth: "teeth",
    rimZip: false,
    turn: 0.3,
    leftLight: "#00ffa3",
    rightLight: "#2979ff",
    eyeLight: "#39ff14",
    cloth: "#1c3026",
    backdrop: "flat",
  },
  "mother-of-bagz": {
    ...HEAD,
    seed: 62,
    zoom: 3.5,
    target: [0, 0.22, 0],
    head: "crown",
    turn: 0.24,
    leftLight: "#9a2bff",
    rightLight: "#ff3d9a",
    eyeLight: "#ff5fd0",
    backdrop: "ring",
  },
  "print-room": {
    ...HEAD,
    seed: 63,
    eyes: "single",
    mouth: "cigar",
    turn: -0.32,
    leftLight: "#ff2a3c",
    rightLight: "#ffb020",
    eyeLight: "#ffe08a",
    backdrop: "sun",
  },
};

export const creatorPictures: Picture[] = Object.entries(FACES).map(([name, traits]) => {
  const widths = Object.keys(BUDGETS).map(Number);
  return figurePicture({
    id: `creators/${name}`,
    shot: { figure: { ...REAPER, ...traits }, width: SIZE, height: SIZE, samples: 4 },
    files: widths.map((width) => ({ path: `${MEDIA}/creators/${name}-${width}.webp`, maxBytes: BUDGETS[width] ?? 0 })),
    settings: { widths, formats: ["webp"] },
    source: "print/photo.ts",
    print: printPhoto,
  });
});
