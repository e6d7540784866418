import { MEDIA, type Picture, type PictureFile } from "../picture.ts";
import { printScene, type ScenePhoto } from "../print/scene-photo.ts";
import { drawBurst } from "../stage/drawings/burst.ts";
import { drawFoot, drawGlow, drawSky } from "../stage/drawings/sky.ts";
import { drawSwish } from "../stage/drawings/swish.ts";
import { drawTicking, type Market } from "../stage/drawings/ticking.ts";
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

/** Blue and magenta: the zip itself. */
export const ZIP: Layer[] = [
  {
    draw: drawSky([
      { at: 0, colour: "#0a1450" },
      { at: 1, colour: "#3a0838" },
    ]),
  },
  { shot: enlarge(EXTRAS.closeUp, 2), x: 0.5, y: 0.44, height: 1.12 },
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

/** One flood of red: he is at it, and the next label goes on the lens. */
export const STICKERS: Layer[] = [
  { draw: drawStickerWall(STICKER_WALL.seed, STICKER_WALL.wall, STICKER_WALL.inks, 35) },
  { shot: enlarge(EXTRAS.paster, 1.7), x: 0.5, y: 0.5, height: 1 },
  { draw: drawFoot("#34040f", 0.84, 1.2) },
];

/** The rim of his watch, for its clip. */
export const WATCH = { x: 0.731, y: 0.67, radius: 0.335 };

/** One flood of cyan that bursts from the button: the meme is made before the watch has come round. */
export const FORTY: Layer[] = [
  {
    draw: drawSky([
      { at: 0, colour: "#063c78" },
      { at: 1, colour: "#065c94" },
    ]),
  },
  { draw: drawBurst({ x: 0.66, y: 0.2, rays: 22, colour: "#0878b0" }) },
  {
    draw: drawSwish("#a8ecff", [
      { from: [0.045, 0.42], bend: [0.07, 0.24], to: [0.118, 0.1] },
      { from: [0.085, 0.36], bend: [0.1, 0.28], to: [0.14, 0.2] },
      { from: [0.225, 0.54], bend: [0.25, 0.48], to: [0.262, 0.36] },
    ]),
  },
  { shot: enlarge(EXTRAS.memeMaker, 1.8), x: 0.5, y: 0.5, height: 1 },
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
