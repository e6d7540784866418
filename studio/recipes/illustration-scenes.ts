import type { FigureShot } from "../figure/render-figure.ts";
import type { Edition } from "../print/edition.ts";
import { drawBurst, drawScraps } from "../stage/drawings/burst.ts";
import {
  drawFinder,
  drawFrameFronts,
  drawFrameShadows,
  drawFrames,
  drawWall,
  type Frame,
} from "../stage/drawings/gallery.ts";
import { drawGrooves } from "../stage/drawings/grooves.ts";
import { drawFoot, drawGlow, drawSky } from "../stage/drawings/sky.ts";
import type { Layer } from "../stage/scene.ts";
import { EXTRAS } from "./cast-scenes.ts";
import { enlarge } from "./scene-shots.ts";

const FRAMES = {
  middle: { x: 0.455, y: 0.375, side: 0.5, paper: "#f2a90c" },
  upperLeft: { x: 0.085, y: 0.2, side: 0.27, paper: "#e9dfd8" },
  lowerLeft: { x: 0.085, y: 0.6, side: 0.27, paper: "#4a1a9c" },
  upperRight: { x: 0.86, y: 0.2, side: 0.27, paper: "#e9dfd8" },
  lowerRight: { x: 0.86, y: 0.6, side: 0.27, paper: "#4a1a9c" },
} satisfies Record<string, Frame>;

/** The finder of the phone that is held up. */
const FINDER: Frame = { x: 0.636, y: 0.545, side: 0.138, paper: "#ffe890" };

/** The gallery of the house on its opening day: one came to look, one came to have been there, and the king knows. */
export const CULTURE: Layer[] = [
  { draw: drawWall("#e0126e", "#ff4a9c", "#7a0848") },
  { draw: drawFrameShadows("#8a0444", Object.values(FRAMES)), blur: 0.014 },
  { draw: drawFrames(Object.values(FRAMES)) },
  { shot: enlarge(EXTRAS.king, 1.2), ...inFrame(FRAMES.middle), height: 0.56, y: FRAMES.middle.y - 0.03 },
  { shot: EXTRAS.jammer, ...inFrame(FRAMES.upperLeft) },
  { shot: EXTRAS.ghost, ...inFrame(FRAMES.lowerLeft) },
  { shot: EXTRAS.hex, ...inFrame(FRAMES.upperRight) },
  { shot: EXTRAS.oni, ...inFrame(FRAMES.lowerRight), isMirrored: true },
  { draw: drawFrameFronts(Object.values(FRAMES)) },
  ...[0.19, 0.86].map((x) => ({
    draw: drawGlow({
      x,
      y: 0.92,
      radius: 0.46,
      stops: [
        { at: 0.4, colour: "#6a0440", opacity: 0.75 },
        { at: 1, colour: "#6a0440", opacity: 0 },
      ],
    }),
  })),
  { shot: EXTRAS.visitorInHorns, x: 0.21, y: 0.84, height: 0.86 },
  { shot: EXTRAS.visitorWithPhone, x: 0.775, y: 0.8, height: 0.9 },
  { draw: drawFinder(FINDER) },
  { shot: EXTRAS.winkingKing, ...inFrame(FINDER) },
];

/** The wall gives its blue back on both sides, a lamp before him does the rest. */
const BEFORE_BLUE: FigureShot = {
  ...enlarge(EXTRAS.loudmouth, 1.3),
  figure: {
    ...EXTRAS.loudmouth.figure,
    leftLight: "#14d8ff",
    rightLight: "#14d8ff",
    keyLight: "#b4a89e",
    keyLightAt: [0.6, 3.0, 6.4],
    ambient: "#2c4a6c",
    rimPower: 9,
    fill: 0.25,
    eyeLight: "#ffe03c",
    paints: {
      ...EXTRAS.loudmouth.figure.paints,
      CLOTH: { tint: "#6a2cc0", gloss: 0.05, sheen: 0.4 },
      HORN: { tint: "#f01430", gloss: 0.6 },
    },
  },
};

/** One voice, and everything that is not nailed down. */
export const CHAOS_ART: Layer[] = [
  {
    draw: drawSky([
      { at: 0, colour: "#0a9ec8" },
      { at: 1, colour: "#0668a8" },
    ]),
  },
  { draw: drawBurst({ x: 0.66, y: 0.4, rays: 20, colour: "#18bce0" }) },
  {
    draw: drawGlow({
      x: 0.72,
      y: 0.4,
      radius: 0.5,
      stops: [
        { at: 0, colour: "#fff4b0", opacity: 0.9 },
        { at: 1, colour: "#5ae8ff", opacity: 0 },
      ],
    }),
    blend: "screen",
  },
  {
    draw: drawScraps({
      seed: 4,
      count: 64,
      x: 0.6,
      y: 0.42,
      direction: -14,
      spread: 118,
      inks: ["#fff6ea", "#ffd21c", "#ff1e6a", "#5a16b0", "#39e014"],
      ink: "#12060e",
    }),
  },
  { shot: BEFORE_BLUE, x: 0.4, y: 0.57, height: 1.26 },
  {
    draw: drawScraps({
      seed: 15,
      count: 7,
      x: 0.66,
      y: 0.42,
      direction: 40,
      spread: 110,
      inks: ["#fff6ea", "#ffd21c", "#ff1e6a"],
      ink: "#12060e",
    }),
    blur: 0.006,
  },
  { draw: drawFoot("#03101c", 0.86, 1.2) },
];

/** It rains gold: whoever shows up holds the umbrella, which the wind has turned over. */
export const PEOPLE: Layer[] = [
  {
    draw: drawSky([
      { at: 0, colour: "#6a1cd8" },
      { at: 0.6, colour: "#4a10a8" },
      { at: 1, colour: "#1c0450" },
    ]),
  },
  { draw: drawBurst({ x: 0.55, y: 0.17, rays: 17, colour: "#7428dc" }) },
  {
    draw: drawGlow({
      x: 0.55,
      y: 0.17,
      radius: 0.75,
      stops: [
        { at: 0, colour: "#ffd060", opacity: 0.85 },
        { at: 0.4, colour: "#ff7ab0", opacity: 0.35 },
        { at: 1, colour: "#8a2cff", opacity: 0 },
      ],
    }),
    blend: "screen",
  },
  { shot: EXTRAS.goldCatchers, x: 0.5, y: 0.5, height: 1 },
];

/** He hears it: the head leans into the beat, the lamp of the room is behind the reader of the sleeve. */
const LISTENER: FigureShot = {
  ...EXTRAS.nightShift,
  figure: {
    ...EXTRAS.nightShift.figure,
    tilt: 0.2,
    leftLight: "#ff3ca0",
    rightLight: "#14b8ff",
    keyLight: "#d8ccc0",
    keyLightAt: [-4.2, 2.8, 3.6],
    ambient: "#341048",
    rimPower: 13,
    fill: 0.1,
    paints: {
      ...EXTRAS.nightShift.figure.paints,
      CLOTH: { tint: "#3a26b8", gloss: 0.1, sheen: 0.3 },
      MUG: { tint: "#14b8d8", gloss: 0.85 },
      STEEL: { tint: "#2c1048", gloss: 0.35 },
    },
  },
};

/** The front of a record: he is larger than its grooves. */
export const SLEEVE: Layer[] = [
  {
    draw: drawSky([
      { at: 0, colour: "#ff4a1c" },
      { at: 1, colour: "#d81450" },
    ]),
  },
  { draw: drawGrooves({ x: 0.5, y: 0.44, from: 0.36, to: 0.9, count: 15, colour: "#ff8a2c" }) },
  {
    draw: drawGlow({
      x: 0.5,
      y: 0.44,
      radius: 0.42,
      stops: [
        { at: 0, colour: "#ffe23c", opacity: 0.9 },
        { at: 0.8, colour: "#ffb81c", opacity: 0.6 },
        { at: 1, colour: "#ff8a2c", opacity: 0 },
      ],
    }),
  },
  { shot: LISTENER, x: 0.5, y: 0.52, height: 1.06 },
  { draw: drawFoot("#2a0420", 0.88, 1.2) },
];
export const SLEEVE_INKS: Edition = {
  inks: [
    [24, 2, 30],
    [232, 30, 60],
    [255, 240, 190],
  ],
  strength: 0.24,
  cell: 11,
  depth: 0.26,
  slips: { seed: 6, count: 0, reach: 0 },
};

function inFrame({ x, y, side }: Frame): { x: number; y: number; height: number } {
  return { x, y, height: side };
}
