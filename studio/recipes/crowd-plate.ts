import type { Member, Paint } from "../figure/cast.ts";
import type { FigureShot } from "../figure/render-figure.ts";
import { MEDIA, type Picture } from "../picture.ts";
import type { Halftone } from "../print/halftone.ts";
import { printPlates } from "../print/plate.ts";
import { drawMark } from "../stage/drawings/mark.ts";
import type { Layer } from "../stage/scene.ts";
import { scenePicture } from "../stage/scene-picture.ts";
import { EXTRAS } from "./cast-scenes.ts";
import { DRAWN, INKED, inDarkInk, widenPupils } from "./one-ink.ts";
import { enlarge } from "./scene-shots.ts";

const INK: Halftone = { ...inDarkInk(0.04), cell: 11 / Math.SQRT2 };
/** Heads are smaller here than on a plate of their own, the line is as thick. */
const LINE = 0.0075;

/** The same lamps for those who are seen from behind. */
const FROM_BEHIND = {
  keyLightAt: turnRound(DRAWN.keyLightAt),
  rightLightAt: turnRound(DRAWN.rightLightAt),
};
/** Two cloths in turns tell one head from the next. */
const BLACK = { tint: "#403e46", gloss: 0.05 };
const WHITE = { tint: "#8c8890", gloss: 0.05 };

const GEAR: Member["paints"] = {
  ...INKED,
  TROUSERS: { tint: "#303030" },
  SHOE: { tint: "#303030" },
  SOLE: { tint: "#303030" },
  HORN: { tint: "#e0d8ce" },
  CARD: { tint: "#e8e2da" },
  WOOD: { tint: "#6c665e" },
};

function turnRound([x, y, z]: Member["keyLightAt"]): Member["keyLightAt"] {
  return [-x, y, -z];
}

function mirror([x, y, z]: Member["keyLightAt"]): Member["keyLightAt"] {
  return [-x, y, z];
}

function draw({ figure, ...shot }: FigureShot, own: Partial<Member>): FigureShot {
  return { ...shot, figure: { ...widenPupils(figure), ...DRAWN, line: LINE, ...own } };
}

function drawBack(shot: FigureShot, cloth: Paint): FigureShot {
  return draw(enlarge(shot, 1.5), { ...FROM_BEHIND, paints: { ...GEAR, CLOTH: cloth } });
}

/** What is mirrored afterwards has its lamps on the other side. */
function beforeMirror({ figure, ...shot }: FigureShot): FigureShot {
  const { keyLightAt, rightLightAt } = figure;
  return { ...shot, figure: { ...figure, keyLightAt: mirror(keyLightAt), rightLightAt: mirror(rightLightAt) } };
}

const BLACK_BACK = drawBack(EXTRAS.onlooker, BLACK);
const BLACK_FIST = drawBack(EXTRAS.onlookerWithFist, BLACK);
const WHITE_FIST = drawBack(EXTRAS.onlookerWithFist, WHITE);
const BEANIE = drawBack(EXTRAS.onlookerInBeanie, WHITE);
const BLACK_HORNS = drawBack(EXTRAS.onlookerInHorns, BLACK);
const WHITE_HORNS = beforeMirror(drawBack(EXTRAS.onlookerInHorns, WHITE));
const SIGN = drawBack(EXTRAS.onlookerWithSign, WHITE);
/** In the first row are four of the collection, each with a head of his own. */
const GHOST = draw(EXTRAS.ghost, {});
const ONI = draw(EXTRAS.oni, {});
const HEX = draw(EXTRAS.hex, {});
const JAMMER = beforeMirror(draw(EXTRAS.jammer, {}));
const LEADER = draw(EXTRAS.leader, {
  line: 0.005,
  paints: { ...EXTRAS.leader.figure.paints, ...INKED, POLE: { tint: "#d0d0d0" }, FLAG: { tint: "#100c18" } },
});

/** Its neon and its eyes would be as black as the flag. */
function drawWhiteMark(width: number, height: number): string {
  return drawMark(0.192, 0.254, 0.268, 3)(width, height).replaceAll(/url\(#neon\)|#39ff14/g, "#ffffff");
}

/** Nothing stands behind them: where no figure is, the plate has no ink. */
const CROWD: Layer[] = [
  { shot: LEADER, x: 0.5, y: 0.55, height: 1.1 },
  { draw: drawWhiteMark },
  { shot: SIGN, x: 0.855, y: 0.53, height: 0.88 },
  { shot: BLACK_HORNS, x: 0.055, y: 0.76, height: 0.56 },
  { shot: WHITE_FIST, x: 0.2, y: 0.74, height: 0.6 },
  { shot: BEANIE, x: 0.345, y: 0.8, height: 0.54 },
  { shot: WHITE_HORNS, x: 0.66, y: 0.78, height: 0.54, isMirrored: true },
  { shot: BLACK_BACK, x: 0.77, y: 0.78, height: 0.54 },
  { shot: BLACK_FIST, x: 0.965, y: 0.72, height: 0.6 },
  { shot: ONI, x: 0.125, y: 0.7, height: 0.7 },
  { shot: GHOST, x: 0.275, y: 0.74, height: 0.6 },
  { shot: BLACK_BACK, x: 0.41, y: 0.98, height: 0.66 },
  { shot: WHITE_FIST, x: 0.57, y: 0.98, height: 0.68 },
  { shot: HEX, x: 0.7, y: 0.68, height: 0.72 },
  { shot: JAMMER, x: 0.87, y: 0.7, height: 0.64, isMirrored: true },
];

export const crowdPlate: Picture = scenePicture({
  id: "plates/crowd",
  scene: { width: 1600, height: 700, layers: CROWD },
  files: [{ path: `${MEDIA}/plates/crowd.webp`, maxBytes: 120_000 }],
  settings: [INK],
  sources: ["print/halftone.ts", "print/plate.ts"],
  print: printPlates,
});
