import type { Member } from "../figure/cast.ts";
import type { FigureShot } from "../figure/render-figure.ts";
import { MEDIA, type Picture } from "../picture.ts";
import { drawBorders } from "../print/border.ts";
import type { Halftone } from "../print/halftone.ts";
import { printPlates } from "../print/plate.ts";
import { path, svg } from "../stage/drawing.ts";
import { drawMark } from "../stage/drawings/mark.ts";
import { composeParted } from "../stage/parted-scene.ts";
import type { Layer, Scene } from "../stage/scene.ts";
import { scenePicture } from "../stage/scene-picture.ts";
import { look } from "./cast-house.ts";
import { EXTRAS } from "./cast-scenes.ts";
import { DRAWN, INKED, inDarkInk, widenPupils } from "./one-ink.ts";
import { leaveWhole, shoot } from "./scene-shots.ts";

const INK: Halftone = { ...inDarkInk(0.04), cell: 11 / Math.SQRT2 };
/** In shares of the plate's height: one line for all, however large they stand. */
const LINE = 0.0088;

/** Bare paper between one and the next, in shares of the height. */
const GAP = 0.016;

/** It stands low at the left and shines under the brims: one side of each is paper, the other ink. */
const LAMP = [-7, 3, 6.5] as const;
/** Under a brim and a crown it shines more from the front. */
const UNDER_BRIM = [-5, 1, 8] as const;

const SIZE = { width: 1600, height: 700 };
const LEADER_HEIGHT = 1.3;

/** The leader wears the ground, those beside him dots, and those before him ink. */
const PAPER = { tint: "#8e8a92", gloss: 0.05 };
const DARK = { tint: "#4c4a54", gloss: 0.05 };
const BLACK = { tint: "#0c0a10", gloss: 0 };
const WHITE = { tint: "#f0ece6", gloss: 0 };

function draw({ figure, ...shot }: FigureShot, { paints, ...own }: Partial<Member>): FigureShot {
  return {
    ...shot,
    figure: {
      ...widenPupils(figure),
      ...DRAWN,
      keyLightAt: LAMP,
      ...own,
      paints: { ...figure.paints, ...paints },
    },
  };
}

/** One of the collection, with all of his shoulders, as large as he stands there. */
function join(
  number: string,
  height: number,
  { paints, ...own }: Partial<Member> = {},
): { shot: FigureShot; height: number } {
  const shot = draw(leaveWhole(number, Math.round(height * SIZE.height)), {
    line: LINE / height,
    ...own,
    paints: { ...INKED, CLOTH: DARK, ...paints },
  });
  return { shot, height };
}

/** She grins under her brim. */
const HEX: Partial<Member> = {
  ...look([0.3, 0.3, -0.5, 0.15], [-0.38, 0], [0.05, 0.0, 0.04]),
  keyLightAt: UNDER_BRIM,
  mouth: [-1.12, 0.8, 0.1, 0.3],
  tilt: -0.06,
  paints: { FELT: { tint: "#5a5760", gloss: 0.05 }, CRYSTAL: { tint: "#f0ece6" } },
};
/** His sack is zipped up from end to end; what he carries is in the dark. */
const SACK: Partial<Member> = {
  keyLightAt: UNDER_BRIM,
  turn: 0.05,
  paints: { SACK: DARK, GLARE: WHITE, GOLD: { tint: "#d8d0c8" }, SMALL_BONE: BLACK, TOOTH: BLACK },
};
/** One eye shut, his mouth zipped to a smirk. */
const WINKER: Partial<Member> = {
  person: "front-winker",
  // As thick as the others' it would be drawn where the march of the hood takes its longer steps.
  line: 0.0098,
  hood: [0.4, 0.3, 0.7, 1.5],
  ...look([0.15, 0.2, -0.45, 0.18], [-0.3, 0.04], [-0.02, 0.0, 0.058], [-0.3, 0.2, -0.2, 0.165]),
  mouth: [0.86, 1.05, 0.03, 0.34],
  skew: 0.08,
};

const LEADER = draw(shoot(EXTRAS.leader.figure, 1320, 900), {
  person: "crowd-leader",
  line: LINE / LEADER_HEIGHT,
  turn: 0.14,
  target: [0.75, -0.3, 0],
  camera: [0.75, -0.7, 9],
  paints: { ...INKED, CLOTH: PAPER, POLE: { tint: "#d0d0d0" }, FLAG: { tint: "#100c18" } },
});

const MARK = drawMark(0.698, 0.242, 0.29, -3, 1);

/** On the black of the flag the bag is white, its eyes and its mouth are holes. */
function drawWhiteMark(width: number, height: number): string {
  return MARK(width, height)
    .replace('fill="#12081e" stroke="url(#neon)"', 'fill="#ffffff" stroke="#ffffff"')
    .replaceAll("url(#gold)", "#ffffff")
    .replaceAll(/url\(#neon\)|#39ff14|#05020a|#7a4300|#3a1c00/g, "#000000");
}

/** Without ink, and no paper either: its seam at the pole and the folds that the wind blows into it. */
function drawFolds(width: number, height: number): string {
  const folds = [
    "M1226 90C1206 140 1206 196 1228 272C1220 196 1219 140 1226 90Z",
    "M1278 206C1264 232 1266 262 1278 294C1276 262 1272 234 1278 206Z",
  ].map((fold) => path(fold, 'fill="#ff00ff"'));
  const seam = path("M1027 66V282", 'fill="none" stroke="#ff00ff" stroke-width="4" stroke-dasharray="13 9"');
  return svg(width, height, `<g transform="scale(${width / SIZE.width})">${seam}${folds.join("")}</g>`);
}

/** What the witch sees, in ink: three candles, each higher than the last. */
function drawOutlook(width: number, height: number): string {
  const [x, y, unit] = [0.1873 * width, 0.583 * height, 0.0071 * height];
  const candles = [-1, 0, 1].map((place) => {
    const [left, middle] = [x + 4.4 * unit * place, y - 1.6 * unit * place];
    return `<rect x="${left - 1.3 * unit}" y="${middle - 3 * unit}" width="${2.6 * unit}" height="${6 * unit}"/><rect x="${left - 0.4 * unit}" y="${middle - 5 * unit}" width="${0.8 * unit}" height="${10 * unit}"/>`;
  });
  return svg(width, height, `<circle cx="${x}" cy="${y}" r="${12.2 * unit}" fill="#ffffff"/>${candles.join("")}`);
}

/** The leader on the screen that is held up to him. */
function drawFilm(width: number, height: number): string {
  const parts = [
    path("M0-54C22-48 39-14 39 18C39 34 34 46 30 58H-30C-34 46-39 34-39 18C-39-14-22-48 0-54Z", 'fill="#000000"'),
    path("M0-33C16-22 24-4 23 12C20 30 8 42 0 47C-8 42-20 30-23 12C-24-4-16-22 0-33Z", 'fill="#ffffff"'),
    path("M-18-3L-3 5Q-5 13-11 12Q-18 10-18-3ZM18-3L3 5Q5 13 11 12Q18 10 18-3Z", 'fill="#000000"'),
    path("M-16 18Q0 25 16 18Q14 37 0 41Q-14 37-16 18Z", 'fill="#000000"'),
    path("M-9 28Q0 31 9 28", 'fill="none" stroke="#ffffff" stroke-width="7"'),
  ];
  const place = `translate(${0.2853 * width} ${0.684 * height}) scale(${width / SIZE.width})`;
  return svg(width, height, `<g transform="${place}">${parts.join("")}</g>`);
}

/** An eye that is shut is as black as its socket: its lid is a stroke. */
function drawWink(width: number, height: number): string {
  const lid = path("M-13 5Q0-12 13 5", 'fill="none" stroke="#ffffff" stroke-width="8" stroke-linecap="round"');
  const place = `translate(${0.745 * width} ${0.667 * height}) scale(${width / SIZE.width})`;
  return svg(width, height, `<g transform="${place}">${lid}</g>`);
}

/** One of the first row, as large as he stands there: we see his back, or he turns round. */
function attend(figure: Member, height: number, own: Partial<Member>): { shot: FigureShot; height: number } {
  const side = Math.round(height * SIZE.height);
  const shot = draw(shoot(figure, side, side), {
    line: LINE / height,
    ...own,
    paints: { ...INKED, CLOTH: BLACK, ...own.paints },
  });
  return { shot, height };
}

const BACK = EXTRAS.onlooker.figure;

/** The leader calls and two of the collection grin; before them backs, each with something of his own, and one who turns round to us. Where no figure is, the plate has no ink. */
const CROWD: Layer[] = [
  { shot: LEADER, x: 0.515, y: 0.52, height: LEADER_HEIGHT },
  { draw: drawWhiteMark },
  { draw: drawFolds },
  { ...join("014", 0.84, HEX), x: 0.115, y: 0.52 },
  { draw: drawOutlook },
  { ...join("018", 0.7, SACK), x: 0.829, y: 0.745 },
  { ...attend(BACK, 0.8, { person: "front-fist", turn: -0.3 }), x: 0.113, y: 0.87 },
  {
    ...attend(BACK, 0.8, {
      person: "front-phone",
      turn: 0.2,
      target: [0, -0.4, 0],
      zoom: 2.7,
      paints: { PHONE: BLACK, SCREEN: WHITE },
    }),
    x: 0.365,
    y: 0.902,
  },
  { draw: drawFilm },
  {
    ...attend(BACK, 0.6, { person: "front-beanie", hasFace: true, turn: 0.2, paints: { BOBBLE: WHITE } }),
    x: 0.505,
    y: 0.955,
  },
  { ...attend(EXTRAS.rallyWinker.figure, 0.76, WINKER), x: 0.718, y: 0.785 },
  { draw: drawWink },
  {
    ...attend(BACK, 0.62, { person: "front-cap", hasFace: true, turn: 0.35, paints: { PEAK_CLOTH: WHITE } }),
    x: 0.822,
    y: 0.97,
  },
  {
    ...attend(BACK, 0.62, { person: "front-horns", turn: -0.3, paints: { HORN: { tint: "#d8d0c8" } } }),
    x: 0.919,
    y: 0.93,
  },
];

const SCENE: Scene = { ...SIZE, layers: CROWD };

export const crowdPlate: Picture = {
  ...scenePicture({
    id: "plates/crowd",
    scene: SCENE,
    files: [{ path: `${MEDIA}/plates/crowd.webp`, maxBytes: 120_000 }],
    settings: { halftones: [INK], gap: GAP },
    sources: ["print/border.ts", "print/halftone.ts", "print/plate.ts", "stage/parted-scene.ts"],
    print: (raster, { halftones }) => printPlates(raster, halftones),
  }),
  make: async (browser) => printPlates(drawBorders(await composeParted(browser, SCENE, GAP)), [INK]),
};
