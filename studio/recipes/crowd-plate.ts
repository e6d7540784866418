import type { Member } from "../figure/cast.ts";
import type { FigureShot } from "../figure/render-figure.ts";
import { MEDIA, type Picture } from "../picture.ts";
import type { Halftone } from "../print/halftone.ts";
import { printPlates } from "../print/plate.ts";
import { svg } from "../stage/drawing.ts";
import { drawMark } from "../stage/drawings/mark.ts";
import { composeParted } from "../stage/parted-scene.ts";
import type { Layer, Scene } from "../stage/scene.ts";
import { scenePicture } from "../stage/scene-picture.ts";
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
const LEADER_HEIGHT = 1.337;

/** The leader wears paper and all others ink. */
const PAPER = { tint: "#8e8a92", gloss: 0.05 };
const DARK = { tint: "#4c4a54", gloss: 0.05 };

function draw({ figure, ...shot }: FigureShot, { paints, ...own }: Partial<Member>): FigureShot {
  return {
    ...shot,
    figure: {
      ...widenPupils(figure),
      ...DRAWN,
      isPenned: true,
      rays: 1,
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

const SHOUTING_HEX: Partial<Member> = {
  keyLightAt: UNDER_BRIM,
  mouth: [-1.12, 0.9, 0.18, 0.14],
  jaw: 0.05,
  paints: { FELT: { tint: "#5a5760", gloss: 0.05 } },
};
const SHOUTING_KING: Partial<Member> = { keyLightAt: UNDER_BRIM, mouth: [-1.12, 0.9, 0.2, 0.14], jaw: 0.05 };

const LEADER = draw(shoot(EXTRAS.leader.figure, 1200, 900), {
  person: "crowd-leader",
  line: LINE / LEADER_HEIGHT,
  turn: 0.14,
  target: [0.75, -0.3, 0],
  camera: [0.75, -0.7, 9],
  paints: { ...INKED, CLOTH: PAPER, POLE: { tint: "#d0d0d0" }, FLAG: { tint: "#100c18" } },
});

/** Its neon and its eyes would be as black as the flag. */
function drawWhiteMark(width: number, height: number): string {
  return drawMark(0.758, 0.236, 0.26, -3)(width, height).replaceAll(/url\(#neon\)|#39ff14/g, "#ffffff");
}

/** What the witch sees, in ink: three candles, each higher than the last. */
function drawOutlook(width: number, height: number): string {
  const [x, y, unit] = [0.2683 * width, 0.672 * height, 0.0095 * height];
  const candles = [-1, 0, 1].map((place) => {
    const [left, middle] = [x + 4.4 * unit * place, y - 1.6 * unit * place];
    return `<rect x="${left - 1.3 * unit}" y="${middle - 3 * unit}" width="${2.6 * unit}" height="${6 * unit}"/><rect x="${left - 0.4 * unit}" y="${middle - 5 * unit}" width="${0.8 * unit}" height="${10 * unit}"/>`;
  });
  return svg(width, height, `<circle cx="${x}" cy="${y}" r="${11.6 * unit}" fill="#ffffff"/>${candles.join("")}`);
}

/** Each shouts and holds up what he has; nothing stands behind them: where no figure is, the plate has no ink. */
const CROWD: Layer[] = [
  { shot: LEADER, x: 0.588, y: 0.506, height: LEADER_HEIGHT },
  { draw: drawWhiteMark },
  { ...join("014", 1.2, SHOUTING_HEX), x: 0.165, y: 0.6 },
  { draw: drawOutlook },
  { ...join("005", 0.98, SHOUTING_KING), x: 0.853, y: 0.735 },
];

const SCENE: Scene = { ...SIZE, layers: CROWD };

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
