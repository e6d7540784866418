import type { Clip, MovingLayer } from "../clips/clip.ts";
import { clipPicture } from "../clips/clip-picture.ts";
import type { Picture } from "../picture.ts";
import { drawArc } from "../stage/drawings/arc.ts";
import { drawFlash } from "../stage/drawings/flash.ts";
import { drawGlow } from "../stage/drawings/sky.ts";
import { drawTicking } from "../stage/drawings/ticking.ts";
import { drawStickerWall } from "../stage/drawings/wall.ts";
import type { Layer } from "../stage/scene.ts";
import { DIAL, FORTY, STICKER_WALL, STICKERS, TAPE, TAPE_MARKET, TICKS, ZIP } from "./videos.ts";

function move(layer: Layer | undefined, motion: NonNullable<MovingLayer["motion"]>): MovingLayer {
  if (layer === undefined) throw new Error("The still has no such layer.");
  return { ...layer, motion };
}

function glow(x: number, y: number, radius: number, colour: string): Layer {
  const stops = [
    { at: 0, colour, opacity: 0.55 },
    { at: 1, colour, opacity: 0 },
  ];
  return { draw: drawGlow({ x, y, radius, stops }), blend: "screen" };
}

const [ZIP_SKY, ZIP_GLOW, ZIP_SHADE, ZIP_MAN, ZIP_FOOT] = ZIP;
const [, TAPE_GLOW, TAPE_MAN, TAPE_FOOT] = TAPE;
const [, STICKER_LIGHT, STICKER_SHADE, PASTER, STICKER_FOOT] = STICKERS;
const [FORTY_WALL, FORTY_GLOW, FORTY_SHADE, FORTY_SWISH, FORTY_MAN, FORTY_FOOT] = FORTY;

/** A light passes over the slider in his hand, the eyes breathe; he has time. */
const ZIP_CLIP: Clip = {
  id: "zip-101",
  seconds: 8,
  camera: { zoom: 0.03, times: 2 },
  layers: [
    move(ZIP_SKY, {}),
    move(ZIP_GLOW, { dim: 0.3, beats: 4 }),
    move(ZIP_SHADE, {}),
    move(ZIP_MAN, { x: 0.008, y: 0.008, glint: { at: 0.3, colour: "rgb(255 246 214 / 0.42)" } }),
    move(glow(0.264, 0.355, 0.1, "#14d8ff"), { dim: 0.9, beats: 4, x: 0.008, y: 0.008 }),
    move(glow(0.357, 0.38, 0.1, "#14d8ff"), { dim: 0.9, beats: 4, x: 0.008, y: 0.008 }),
    move(ZIP_FOOT, {}),
  ],
};

/** The candles go by, two in a second; he does not touch anything. */
const TAPE_CLIP: Clip = {
  id: "reading-the-tape",
  seconds: 8,
  camera: { zoom: 0.05 },
  layers: [
    {
      steps: Array.from({ length: TICKS }, (_, tick) => drawTicking(TAPE_MARKET, tick, TICKS)),
      motion: { zoom: -0.02 },
    },
    move(TAPE_GLOW, { dim: 0.2, beats: TICKS }),
    move(TAPE_MAN, { y: 0.008, times: 2, zoom: 0.03, dim: 0.12, beats: TICKS }),
    move(TAPE_FOOT, {}),
  ],
};

/** A flash, the wall is bare, and it is pasted full again behind his back. */
const STICKER_COUNT = 35;
const FLASH_FRAMES = 96;
const STICKERS_CLIP: Clip = {
  id: "sticker-run",
  seconds: 8,
  camera: { zoom: 0.06, y: 0.004, times: 8 },
  layers: [
    {
      steps: Array.from({ length: FLASH_FRAMES }, (_, step) => {
        const count = step < 4 ? STICKER_COUNT : Math.min(STICKER_COUNT, Math.floor((step - 6) / 2.4));
        return drawStickerWall(STICKER_WALL.seed, STICKER_WALL.wall, STICKER_WALL.inks, Math.max(0, count));
      }),
    },
    move(STICKER_LIGHT, {}),
    move(STICKER_SHADE, {}),
    move(PASTER, { y: 0.014, times: 8, zoom: 0.12, glint: { at: 0.5, colour: "rgb(255 210 60 / 0.28)" } }),
    move(STICKER_FOOT, {}),
    {
      steps: Array.from({ length: FLASH_FRAMES }, (_, step) => drawFlash(Math.max(0, 1 - Math.abs(step - 4) / 3))),
      blend: "screen",
    },
  ],
};

/** The dial of the toaster counts the forty seconds. */
const LEAPING: NonNullable<MovingLayer["motion"]> = { y: 0.012, times: 4, zoom: 0.05 };
const FORTY_CLIP: Clip = {
  id: "forty-seconds",
  seconds: 8,
  camera: { zoom: 0.05 },
  layers: [
    move(FORTY_WALL, {}),
    move(FORTY_GLOW, { zoom: 0.2, dim: 0.5, beats: 8 }),
    move(FORTY_SHADE, {}),
    move(FORTY_SWISH, LEAPING),
    move(FORTY_MAN, { ...LEAPING, glint: { at: 0.62, colour: "rgb(140 255 216 / 0.3)" } }),
    {
      steps: Array.from({ length: 40 }, (_, second) => drawArc(DIAL, 0.02, second / 40)),
      blend: "screen",
      motion: LEAPING,
    },
    move(FORTY_FOOT, {}),
  ],
};

export const clipPictures: Picture[] = [ZIP_CLIP, TAPE_CLIP, STICKERS_CLIP, FORTY_CLIP].map(clipPicture);
