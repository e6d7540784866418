export const BACKDROPS = ["none", "ring", "sun", "flat"] as const;
export const EYES = ["slit", "round", "cross", "single"] as const;
export const FACES = ["bone", "chrome", "lacquer"] as const;
export const HEADS = ["hood", "crown", "horns", "helm", "straw"] as const;
export const MOUTHS = ["teeth", "zip", "cigar", "respirator", "tusks"] as const;

type Point = readonly [x: number, y: number, z: number];

/** One picture of the reaper: what he wears, how he holds his head, who lights him. Angles in radians. */
export interface Figure {
  seed: number;
  face: (typeof FACES)[number];
  head: (typeof HEADS)[number];
  eyes: (typeof EYES)[number];
  mouth: (typeof MOUTHS)[number];
  rimZip: boolean;
  turn: number;
  tilt: number;
  nod: number;
  leftLight: string;
  rightLight: string;
  eyeLight: string;
  cloth: string;
  bone: string;
  horn: string;
  backdrop: (typeof BACKDROPS)[number];
  camera: Point;
  target: Point;
  zoom: number;
  rimPower: number;
  fill: number;
  eyePower: number;
  keyLight: string;
  exposure: number;
  bloom: number;
  haze: number;
  vignette: number;
  grain: number;
}

/** The house reaper. Recipes say only where they differ. */
export const REAPER: Figure = {
  seed: 7,
  face: "bone",
  head: "hood",
  eyes: "slit",
  mouth: "zip",
  rimZip: true,
  turn: 0.22,
  tilt: 0,
  nod: 0,
  leftLight: "#ff1e8a",
  rightLight: "#14d8ff",
  eyeLight: "#ff2a3c",
  cloth: "#302e33",
  bone: "#cbc4bd",
  horn: "#242424",
  backdrop: "none",
  camera: [0, -0.5, 6.3],
  target: [0, -0.36, 0],
  zoom: 3,
  rimPower: 9,
  fill: 0.5,
  eyePower: 0.09,
  keyLight: "#aca8c5",
  exposure: 1,
  bloom: 1,
  haze: 0.2,
  vignette: 0,
  grain: 0.02,
};
