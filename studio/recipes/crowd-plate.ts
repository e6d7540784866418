import { MEDIA, type Picture } from "../picture.ts";
import type { Halftone } from "../print/halftone.ts";
import { printPlates } from "../print/plate.ts";
import { drawMark } from "../stage/drawings/mark.ts";
import type { Layer } from "../stage/scene.ts";
import { scenePicture } from "../stage/scene-picture.ts";
import { EXTRAS, enlarge, underWhite } from "./cast-scenes.ts";

const INK: Halftone = { ink: "dark", cell: 8, low: 0.03, high: 0.66, gamma: 0.8, fade: { side: 0, foot: 0.1 } };

/** The lamp stands behind us: cloth shows its folds, gloves keep an edge against the ground. */
const BACKS = {
  keyLight: "#e8e8e8",
  ambient: "#3c3c3c",
  rimPower: 16,
  paints: {
    CLOTH: { tint: "#4c4a50", gloss: 0.05, sheen: 0.4 },
    TROUSERS: { tint: "#303030" },
    SHOE: { tint: "#303030" },
    SOLE: { tint: "#303030" },
    BONE: { tint: "#8a8480", gloss: 0.2 },
    TOOTH: { tint: "#8a8480" },
    TAPE: { tint: "#101010" },
    ZIP: { tint: "#808080" },
    GLOVE: { tint: "#6c6660" },
    HORN: { tint: "#9a948c", gloss: 0.4 },
    CARD: { tint: "#b8b2aa" },
    WOOD: { tint: "#3c3632" },
  },
};
const BACK = enlarge(underWhite(EXTRAS.onlooker, BACKS), 1.5);
const FIST = enlarge(underWhite(EXTRAS.onlookerWithFist, BACKS), 1.5);
const BEANIE = enlarge(underWhite(EXTRAS.onlookerInBeanie, BACKS), 1.5);
const HORNS = enlarge(underWhite(EXTRAS.onlookerInHorns, BACKS), 1.5);
const SIGN = enlarge(underWhite(EXTRAS.onlookerWithSign, BACKS), 1.5);
/** In the first row are four of the collection, each with a head of his own. */
const GHOST = underWhite(EXTRAS.ghost);
const ONI = underWhite(EXTRAS.oni);
const HEX = underWhite(EXTRAS.hex);
const JAMMER = underWhite(EXTRAS.jammer);
const LEADER = underWhite(EXTRAS.leader, {
  keyLight: "#e8e0e0",
  keyLightAt: [1.6, 3.0, 5.0],
  paints: {
    ...EXTRAS.leader.figure.paints,
    GLOVE: { tint: "#55504a" },
    POLE: { tint: "#3c3a40" },
    CLOTH: { tint: "#2c2a34", sheen: 0.5 },
  },
});

/** Nothing stands behind them: where no figure is, the plate has no ink. */
const CROWD: Layer[] = [
  { shot: LEADER, x: 0.5, y: 0.55, height: 1.13, light: 0.92 },
  { draw: drawMark(0.184, 0.246, 0.275, 3) },
  { shot: SIGN, x: 0.845, y: 0.68, height: 0.88, light: 0.62 },
  { shot: HORNS, x: 0.055, y: 0.86, height: 0.56, light: 0.62 },
  { shot: FIST, x: 0.2, y: 0.84, height: 0.6, light: 0.62, isMirrored: true },
  { shot: BEANIE, x: 0.345, y: 0.9, height: 0.54, light: 0.62 },
  { shot: HORNS, x: 0.66, y: 0.88, height: 0.54, light: 0.62, isMirrored: true },
  { shot: BACK, x: 0.77, y: 0.88, height: 0.54, light: 0.62 },
  { shot: FIST, x: 0.965, y: 0.82, height: 0.6, light: 0.62 },
  { shot: ONI, x: 0.125, y: 0.85, height: 0.7, light: 0.8 },
  { shot: GHOST, x: 0.275, y: 0.86, height: 0.6, light: 0.7 },
  { shot: BACK, x: 0.41, y: 1.12, height: 0.66, light: 0.5, isMirrored: true },
  { shot: FIST, x: 0.57, y: 1.1, height: 0.68, light: 0.5 },
  { shot: HEX, x: 0.7, y: 0.83, height: 0.72, light: 0.8 },
  { shot: JAMMER, x: 0.87, y: 0.85, height: 0.64, light: 0.8, isMirrored: true },
];

export const crowdPlate: Picture = scenePicture({
  id: "plates/crowd",
  scene: { width: 1600, height: 700, layers: CROWD },
  files: [{ path: `${MEDIA}/plates/crowd.webp`, maxBytes: 120_000 }],
  settings: [INK],
  sources: ["print/halftone.ts", "print/plate.ts"],
  print: printPlates,
});
