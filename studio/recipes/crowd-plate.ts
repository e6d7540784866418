import type { Member, Paint } from "../figure/cast.ts";
import type { FigureShot } from "../figure/render-figure.ts";
import { MEDIA, type Picture } from "../picture.ts";
import type { Halftone } from "../print/halftone.ts";
import { printPlates } from "../print/plate.ts";
import { drawMark } from "../stage/drawings/mark.ts";
import { composeParted } from "../stage/parted-scene.ts";
import type { Layer, Scene } from "../stage/scene.ts";
import { scenePicture } from "../stage/scene-picture.ts";
import { EXTRAS } from "./cast-scenes.ts";
import { DRAWN, INKED, inDarkInk, widenPupils } from "./one-ink.ts";
import { enlarge, leave } from "./scene-shots.ts";

const INK: Halftone = { ...inDarkInk(0.04), cell: 11 / Math.SQRT2 };
/** Heads are smaller here than on a plate of their own, the line is as thick. */
const LINE = 0.0075;

/** Bare paper between one and the next, in shares of the height. */
const GAP = 0.01;

/** It shines under the brims. */
const LAMP = [-6, 2.5, 8.5] as const;
/** What is mirrored afterwards has its lamps on the other side. */
const MIRRORED = { keyLightAt: mirror(LAMP), rightLightAt: mirror(DRAWN.rightLightAt) };
/** The same lamps for who is seen from behind. */
const FROM_BEHIND = { keyLightAt: turnRound(DRAWN.keyLightAt), rightLightAt: turnRound(DRAWN.rightLightAt) };

/** Three cloths in turns tell one from the next. */
const WHITE = { tint: "#8c8890", gloss: 0.05 };
const GREY = { tint: "#5a5760", gloss: 0.05 };
const BLACK = { tint: "#403e46", gloss: 0.05 };

function mirror([x, y, z]: Member["keyLightAt"]): Member["keyLightAt"] {
  return [-x, y, z];
}

function turnRound([x, y, z]: Member["keyLightAt"]): Member["keyLightAt"] {
  return [-x, y, -z];
}

function draw({ figure, ...shot }: FigureShot, { paints, ...own }: Partial<Member> = {}): FigureShot {
  return {
    ...shot,
    figure: {
      ...widenPupils(figure),
      ...DRAWN,
      keyLightAt: LAMP,
      line: LINE,
      ...own,
      paints: { ...figure.paints, ...paints },
    },
  };
}

/** One of the collection. */
function join(number: string, cloth: Paint, own: Partial<Member> = {}): FigureShot {
  return draw(leave(number, 520), { ...own, paints: { CLOTH: cloth } });
}

const LEADER = draw(EXTRAS.leader, {
  line: 0.005,
  paints: { ...INKED, POLE: { tint: "#d0d0d0" }, FLAG: { tint: "#100c18" } },
});
const SIGN = draw(enlarge(EXTRAS.onlookerWithSign, 1.5), {
  ...FROM_BEHIND,
  paints: { ...INKED, CLOTH: BLACK, CARD: { tint: "#e8e2da" }, WOOD: { tint: "#6c665e" } },
});

/** Its neon and its eyes would be as black as the flag. */
function drawWhiteMark(width: number, height: number): string {
  return drawMark(0.192, 0.254, 0.268, 3)(width, height).replaceAll(/url\(#neon\)|#39ff14/g, "#ffffff");
}

/** Nothing stands behind them: where no figure is, the plate has no ink. */
const CROWD: Layer[] = [
  { shot: LEADER, x: 0.5, y: 0.55, height: 1.1 },
  { draw: drawWhiteMark },
  { shot: SIGN, x: 0.925, y: 0.37, height: 0.92 },
  { shot: join("012", WHITE), x: 0.945, y: 0.63, height: 0.9 },
  { shot: join("014", WHITE), x: 0.745, y: 0.58, height: 0.84 },
  { shot: join("005", GREY), x: 0.2, y: 0.75, height: 0.72 },
  { shot: join("007", WHITE), x: 0.065, y: 0.75, height: 0.86 },
  { shot: join("009", GREY), x: 0.315, y: 0.86, height: 0.72 },
  { shot: join("010", GREY, MIRRORED), x: 0.62, y: 0.86, height: 0.8, isMirrored: true },
  { shot: join("003", GREY, MIRRORED), x: 0.85, y: 0.85, height: 0.84, isMirrored: true },
];

const SCENE: Scene = { width: 1600, height: 700, layers: CROWD };

export const crowdPlate: Picture = {
  ...scenePicture({
    id: "plates/crowd",
    scene: SCENE,
    files: [{ path: `${MEDIA}/plates/crowd.webp`, maxBytes: 120_000 }],
    settings: { halftones: [INK], gap: GAP },
    sources: ["print/halftone.ts", "print/plate.ts", "stage/parted-scene.ts"],
    print: (raster, { halftones }) => printPlates(raster, halftones),
  }),
  make: async (browser) => printPlates(await composeParted(browser, SCENE, GAP), [INK]),
};
