import { assemblePasses, float, linear, type Passes, readPart, vector } from "../figure/glsl.ts";
import type { Garment } from "./garment.ts";

const MATERIALS = [
  "CLOTH",
  "RIB",
  "LINING",
  "GOLD",
  "CHROME",
  "HOLLOW",
  "SATIN",
  "WEB",
  "GLOW",
  "CORD",
  "GLOSS",
  "INSIDE",
  "WOOD",
  "BONE",
  "RUBBER",
];

export type GarmentShaders = Passes;

const OWN = "../../garment/shaders";

/** What only some cuts are sewn from: those of loose cloth. */
const PARTS: Partial<Record<Garment["cut"], string[]>> = {
  hoodie: ["body", "soft-fold", "hood-up"],
  "hoodie-back": ["body", "hood-up"],
  coat: ["body"],
  bomber: ["body"],
  vest: ["body"],
  tee: ["soft-fold"],
  "print-tee": ["soft-fold", "shirt"],
};

/** The cut is one file; noise, solids and the whole finish are the ones of the figure. */
export function assembleGarment(garment: Garment): GarmentShaders {
  const sewn = PARTS[garment.cut] ?? [];
  const scene = [
    "noise",
    "shapes",
    `${OWN}/cloth`,
    ...sewn.map((part) => `${OWN}/${part}`),
    `${OWN}/garments/${garment.cut}`,
    "probe",
    "openness",
    ...(sewn.length > 0 || garment.set === "flood" ? [`${OWN}/soft-shadow`] : []),
    `${OWN}/lamps`,
    ...(garment.set === "flood" ? [`${OWN}/casts/${garment.cast ?? "plain"}`] : [`${OWN}/paper`]),
    `${OWN}/sets/${garment.set}`,
    `${OWN}/sweep`,
  ];
  return assemblePasses(defines(garment), MATERIALS, scene.map(readPart));
}

function defines(garment: Garment): Record<string, string> {
  return {
    SEED: `${garment.seed}u`,
    TURN: float(garment.turn),
    CLOTH_TINT: linear(garment.cloth),
    TRIM_TINT: linear(garment.trim),
    LINING_TINT: linear(garment.lining ?? garment.trim),
    LIGHT_A: linear(garment.leftLight),
    LIGHT_B: linear(garment.rightLight),
    FLOOD: garment.set === "flood" ? "1" : "0",
    PAPER: linear(garment.paper ?? "#000000"),
    SUN: vector(garment.sun ?? [-3, 3.5, 2.6]),
    WALL: float(garment.wall ?? -2.9),
    HALO: float(garment.halo ?? 0),
    RING: vector(garment.ring),
    FLOOR: float(garment.floor),
    CENTRE: vector(garment.bounds.centre),
    RADIUS: float(garment.bounds.radius),
    CAMERA: vector(garment.camera),
    TARGET: vector(garment.target),
    ZOOM: float(garment.zoom),
    KEY: float(garment.key),
    RIM: float(garment.rim),
    PRINT_GLOW: float(garment.printGlow),
    EXPOSURE: float(garment.exposure),
    BLOOM: garment.set === "flood" ? "0.14" : "0.5",
    VIGNETTE: garment.set === "flood" ? "0.22" : "0.35",
    GRAIN: garment.set === "flood" ? "0.02" : "0.03",
  };
}
