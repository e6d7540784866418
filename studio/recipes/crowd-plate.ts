import type { Member } from "../figure/cast.ts";
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
import { leaveWhole, shoot } from "./scene-shots.ts";

const INK: Halftone = { ...inDarkInk(0.04), cell: 11 / Math.SQRT2 };
/** Heads are smaller here than on a plate of their own, the line is as thick. */
const LINE = 0.0075;

/** Bare paper between one and the next, in shares of the height. */
const GAP = 0.016;

/** It stands low at the left and shines under the brims: one side of each is paper, the other ink. */
const LAMP = [-8, 3, 5] as const;
/** Into a helmet it shines more from the front. */
const INTO_GLASS = [-5, 2, 8] as const;
/** What is mirrored afterwards has its lamps on the other side. */
const MIRRORED = { keyLightAt: mirror(LAMP), rightLightAt: mirror(DRAWN.rightLightAt) };

/** Sides of the shots of those beside the leader and of those at the ends. */
const MIDDLE = 660;
const SMALL = 540;

/** The leader wears paper and all others ink. */
const PAPER = { tint: "#8e8a92", gloss: 0.05 };
const BLACK = { tint: "#2c2a32", gloss: 0.05 };

function mirror([x, y, z]: Member["keyLightAt"]): Member["keyLightAt"] {
  return [-x, y, z];
}

function draw({ figure, ...shot }: FigureShot, { paints, ...own }: Partial<Member>): FigureShot {
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

/** One of the collection, with all of his shoulders. */
function join(number: string, side: number, own: Partial<Member> = {}): FigureShot {
  return draw(leaveWhole(number, side), { ...own, paints: { CLOTH: BLACK, ...own.paints } });
}

const LEADER = draw(shoot(EXTRAS.leader.figure, 1200, 900), {
  person: "crowd-leader",
  line: 0.007,
  turn: 0.14,
  target: [0.75, -0.3, 0],
  camera: [0.75, -0.7, 9],
  paints: { ...INKED, CLOTH: PAPER, POLE: { tint: "#d0d0d0" }, FLAG: { tint: "#100c18" } },
});

/** Its neon and its eyes would be as black as the flag. */
function drawWhiteMark(width: number, height: number): string {
  return drawMark(0.758, 0.236, 0.26, -3)(width, height).replaceAll(/url\(#neon\)|#39ff14/g, "#ffffff");
}

/** Three sizes, from the middle outwards; nothing stands behind them: where no figure is, the plate has no ink. */
const CROWD: Layer[] = [
  { shot: LEADER, x: 0.588, y: 0.506, height: 1.337 },
  { draw: drawWhiteMark },
  { shot: join("014", SMALL, { paints: { FELT: BLACK } }), x: 0.108, y: 0.77, height: 0.744 },
  { shot: join("005", SMALL), x: 0.88, y: 0.775, height: 0.744 },
  { shot: join("010", MIDDLE, { keyLightAt: INTO_GLASS }), x: 0.25, y: 0.757, height: 0.94 },
  { shot: join("003", MIDDLE, MIRRORED), x: 0.692, y: 0.785, height: 0.97, isMirrored: true },
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
