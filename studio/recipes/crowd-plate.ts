import type { FigureShot } from "../figure/render-figure.ts";
import { MEDIA, type Picture } from "../picture.ts";
import type { Halftone } from "../print/halftone.ts";
import { printPlates } from "../print/plate.ts";
import { drawMark } from "../stage/drawings/mark.ts";
import type { Layer } from "../stage/scene.ts";
import { scenePicture } from "../stage/scene-picture.ts";
import { EXTRAS, enlarge, underWhite } from "./cast-scenes.ts";
import { widenPupils } from "./one-ink.ts";

const INK: Halftone = {
  ink: "dark",
  cell: 11 / Math.SQRT2,
  fineness: 2,
  low: 0.03,
  high: 0.66,
  gamma: 0.8,
  fade: { side: 0, foot: 0.04 },
};
/** Heads are smaller here than on a plate of their own, the line is as thick. */
const LINE = 0.009;

/** The lamp stands behind us: cloth shows its folds, gloves keep an edge against the ground. */
const BACKS = {
  line: LINE,
  keyLight: "#e8e8e8",
  keyLightAt: [-2.4, 2.2, -5] as const,
  ambient: "#484848",
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

function outline({ figure, ...shot }: FigureShot): FigureShot {
  return underWhite({ ...shot, figure: widenPupils(figure) }, { line: LINE });
}

const BACK = enlarge(underWhite(EXTRAS.onlooker, BACKS), 1.5);
const FIST = enlarge(underWhite(EXTRAS.onlookerWithFist, BACKS), 1.5);
const BEANIE = enlarge(underWhite(EXTRAS.onlookerInBeanie, BACKS), 1.5);
const HORNS = enlarge(underWhite(EXTRAS.onlookerInHorns, BACKS), 1.5);
const SIGN = enlarge(underWhite(EXTRAS.onlookerWithSign, BACKS), 1.5);
/** In the first row are four of the collection, each with a head of his own. */
const GHOST = outline(EXTRAS.ghost);
const ONI = outline(EXTRAS.oni);
const HEX = outline(EXTRAS.hex);
const JAMMER = outline(EXTRAS.jammer);
const LEADER = underWhite(EXTRAS.leader, {
  line: 0.006,
  gaze: widenPupils(EXTRAS.leader.figure).gaze,
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
  { shot: LEADER, x: 0.5, y: 0.55, height: 1.1, light: 0.92 },
  { draw: drawMark(0.192, 0.254, 0.268, 3) },
  { shot: SIGN, x: 0.855, y: 0.53, height: 0.88, light: 0.62 },
  { shot: HORNS, x: 0.055, y: 0.76, height: 0.56, light: 0.62 },
  { shot: FIST, x: 0.2, y: 0.74, height: 0.6, light: 0.62, isMirrored: true },
  { shot: BEANIE, x: 0.345, y: 0.8, height: 0.54, light: 0.62 },
  { shot: HORNS, x: 0.66, y: 0.78, height: 0.54, light: 0.62, isMirrored: true },
  { shot: BACK, x: 0.77, y: 0.78, height: 0.54, light: 0.62 },
  { shot: FIST, x: 0.965, y: 0.72, height: 0.6, light: 0.62 },
  { shot: ONI, x: 0.125, y: 0.7, height: 0.7, light: 0.8 },
  { shot: GHOST, x: 0.275, y: 0.74, height: 0.6, light: 0.7 },
  { shot: BACK, x: 0.41, y: 0.98, height: 0.66, light: 0.5, isMirrored: true },
  { shot: FIST, x: 0.57, y: 0.98, height: 0.68, light: 0.5 },
  { shot: HEX, x: 0.7, y: 0.68, height: 0.72, light: 0.8 },
  { shot: JAMMER, x: 0.87, y: 0.7, height: 0.64, light: 0.8, isMirrored: true },
];

export const crowdPlate: Picture = scenePicture({
  id: "plates/crowd",
  scene: { width: 1600, height: 700, layers: CROWD },
  files: [{ path: `${MEDIA}/plates/crowd.webp`, maxBytes: 120_000 }],
  settings: [INK],
  sources: ["print/halftone.ts", "print/plate.ts"],
  print: printPlates,
});
