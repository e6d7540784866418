import type { Member } from "./cast.ts";

type Point = readonly [x: number, y: number, z: number];

/** What the ray marcher can draw: the house figure in a scene, or one of the collection. */
export type Figure = HouseFigure | Member;

/** What he wears, how he holds his head, who lights him. Angles in radians; trait names are files in shaders/. */
export interface HouseFigure {
  seed: number;
  face: "bone" | "chrome" | "lacquer";
  head: "hood" | "crown" | "horns" | "helm" | "straw";
  eyes: "slit" | "round" | "cross" | "single";
  mouth: "teeth" | "zip" | "cigar" | "respirator" | "tusks" | "zip-shut";
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
  backdrop: "none" | "flat" | "ring" | "sun";
  /** A file in shaders/poses: arms, props and the robe below the chest. The bust alone without it. */
  pose?: "key" | "unplugged" | "shoulder-bag" | "fist" | "banner" | "walk" | "phone" | "megaphone" | "sticker";
  leftLightAt?: Point;
  rightLightAt?: Point;
  keyLightAt?: Point;
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
export const REAPER: HouseFigure = {
  seed: 42,
  face: "bone",
  head: "hood",
  eyes: "slit",
  mouth: "zip",
  rimZip: true,
  turn: 0.22,
  tilt: 0.05,
  nod: 0.1,
  leftLight: "#ff1e8a",
  rightLight: "#14d8ff",
  eyeLight: "#ff2a3c",
  cloth: "#302e33",
  bone: "#cbc4bd",
  horn: "#242424",
  backdrop: "none",
  camera: [0, -0.5, 6.3],
  target: [0, -0.2, 0],
  zoom: 3.2,
  rimPower: 9,
  fill: 0.5,
  eyePower: 0.04,
  keyLight: "#aca8c5",
  exposure: 1,
  bloom: 0.7,
  haze: 0.2,
  vignette: 0,
  grain: 0.02,
};
