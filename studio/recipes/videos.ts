import { MEDIA, type Picture, type PictureFile } from "../picture.ts";
import { printScene, type ScenePhoto } from "../print/scene-photo.ts";
import { drawFoot, drawGlow, drawSky } from "../stage/drawings/sky.ts";
import { drawSwish } from "../stage/drawings/swish.ts";
import { drawTicking, type Market } from "../stage/drawings/ticking.ts";
import { drawTiles } from "../stage/drawings/tiles.ts";
import { drawStickerWall } from "../stage/drawings/wall.ts";
import type { Layer } from "../stage/scene.ts";
import { scenePicture } from "../stage/scene-picture.ts";
import { EXTRAS } from "./cast-scenes.ts";
import { enlarge } from "./scene-shots.ts";

const BUDGETS: Record<number, number> = { 480: 40_000, 960: 90_000, 1920: 220_000 };
const PRINT: ScenePhoto = {
  widths: [480, 960, 1920],
  formats: ["avif", "webp"],
  quality: { avif: 56, webp: 78 },
  grain: 4,
};

/** One flood of magenta: what a zip is, and what is left of it once the slider is off. */
export const ZIP: Layer[] = [
  {
    draw: drawSky([
      { at: 0, colour: "#b0107c" },
      { at: 1, colour: "#6a0654" },
    ]),
  },
  {
    draw: drawGlow({
      x: 0.72,
      y: 0.34,
      radius: 0.8,
      stops: [
        { at: 0, colour: "#ff3cb0", opacity: 0.8 },
        { at: 1, colour: "#d0208c", opacity: 0 },
      ],
    }),
  },
  {
    draw: drawGlow({
      x: 0.34,
      y: 0.62,
      radius: 0.62,
      stops: [
        { at: 0, colour: "#4a0440", opacity: 0.85 },
        { at: 0.5, colour: "#5c0650", opacity: 0.6 },
        { at: 1, colour: "#8a0c68", opacity: 0 },
      ],
    }),
  },
  { shot: enlarge(EXTRAS.zipTeacher, 2), x: 0.5, y: 0.5, height: 1 },
  { draw: drawFoot("#4a0840", 0.88, 1.3) },
];

export const TAPE_MARKET: Market = {
  wall: ["#12a83c", "#067a2a", "#02300f"],
  up: ["#8cff6a", "#1cc846", "#067030"],
  down: ["#0a6a2c", "#03481c", "#01240e"],
};
export const TICKS = 16;

/** One flood of green: the chart is all there is, and its tape has wound itself round its reader. */
export const TAPE: Layer[] = [
  { draw: drawTicking(TAPE_MARKET, 0, TICKS) },
  {
    draw: drawGlow({
      x: 0.5,
      y: 0.4,
      radius: 0.7,
      stops: [
        { at: 0, colour: "#0c8c30", opacity: 0.8 },
        { at: 1, colour: "#0c8c30", opacity: 0 },
      ],
    }),
  },
  { shot: enlarge(EXTRAS.reader, 1.8), x: 0.5, y: 0.5, height: 1 },
  { draw: drawFoot("#022410", 0.84, 1.2) },
];

export const STICKER_WALL = {
  seed: 5,
  wall: "#a00a2c",
  inks: ["#ac1236", "#900828", "#a60e32", "#b41a3e", "#880626"],
};

/** One flood of red: a camera has caught him, and his label goes on its lens. */
export const STICKERS: Layer[] = [
  { draw: drawStickerWall(STICKER_WALL.seed, STICKER_WALL.wall, STICKER_WALL.inks, 35) },
  {
    draw: drawGlow({
      x: 0.36,
      y: 0.36,
      radius: 1.0,
      stops: [
        { at: 0, colour: "#ff4a5c", opacity: 0.5 },
        { at: 1, colour: "#e0284c", opacity: 0 },
      ],
    }),
  },
  {
    draw: drawGlow({
      x: 0.74,
      y: 0.62,
      radius: 0.72,
      stops: [
        { at: 0, colour: "#38020f", opacity: 0.75 },
        { at: 0.55, colour: "#4a0414", opacity: 0.55 },
        { at: 1, colour: "#5a061a", opacity: 0 },
      ],
    }),
  },
  { shot: enlarge(EXTRAS.paster, 1.7), x: 0.5, y: 0.5, height: 1 },
  { draw: drawFoot("#34040f", 0.84, 1.2) },
];

/** The dial of his toaster, for its clip. */
export const DIAL = { x: 0.757, y: 0.8135, radius: 0.136 };

/** One flood of cyan: in goes a template, and the meme leaps out well done. */
export const FORTY: Layer[] = [
  { draw: drawTiles(4, 11, "#04507e", ["#0878b0", "#0770a6", "#0a80b8", "#066a9e"]), blur: 0.003 },
  {
    draw: drawGlow({
      x: 0.7,
      y: 0.3,
      radius: 0.9,
      stops: [
        { at: 0, colour: "#40dcff", opacity: 0.85 },
        { at: 1, colour: "#0a94cc", opacity: 0 },
      ],
    }),
  },
  {
    draw: drawGlow({
      x: 0.47,
      y: 0.6,
      radius: 0.62,
      stops: [
        { at: 0, colour: "#02305c", opacity: 0.8 },
        { at: 0.5, colour: "#023a6a", opacity: 0.6 },
        { at: 1, colour: "#03487c", opacity: 0 },
      ],
    }),
  },
  {
    draw: drawSwish("#d8f8ff", [
      { from: [0.568, 0.56], bend: [0.566, 0.5], to: [0.572, 0.4] },
      { from: [0.81, 0.58], bend: [0.818, 0.5], to: [0.826, 0.37] },
      { from: [0.84, 0.56], bend: [0.852, 0.44], to: [0.866, 0.22] },
    ]),
    blur: 0.002,
  },
  { shot: enlarge(EXTRAS.memeMaker, 1.8), x: 0.5, y: 0.505, height: 1.03 },
  { draw: drawFoot("#05020a", 0.84, 1.2) },
];

/** By the id in the catalogue of videos. */
const VIDEOS: Record<string, Layer[]> = {
  "zip-101": ZIP,
  "reading-the-tape": TAPE,
  "sticker-run": STICKERS,
  "forty-seconds": FORTY,
};

export const videoPictures: Picture[] = Object.entries(VIDEOS).map(([name, layers]) => {
  const files: PictureFile[] = PRINT.widths.flatMap((width) =>
    PRINT.formats.map((format) => ({
      path: `${MEDIA}/video/${name}-${width}.${format}`,
      maxBytes: BUDGETS[width] ?? 0,
    })),
  );
  return scenePicture({
    id: `video/${name}`,
    scene: { width: 1920, height: 1080, layers },
    files,
    settings: PRINT,
    sources: ["print/scene-photo.ts", "print/edition.ts"],
    print: printScene,
  });
});
