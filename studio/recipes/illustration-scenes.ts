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
import { drawFoot, drawGlow, drawSky, drawSun } from "../stage/drawings/sky.ts";
import type { Layer } from "../stage/scene.ts";
import { EXTRAS, enlarge } from "./cast-scenes.ts";

const VOID = "#05020a";

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

/** One voice, and everything that is not nailed down. */
export const CHAOS_ART: Layer[] = [
  {
    draw: drawSky([
      { at: 0, colour: "#2a0210" },
      { at: 0.6, colour: "#5c0a1c" },
      { at: 1, colour: "#16020c" },
    ]),
  },
  { draw: drawBurst({ x: 0.6, y: 0.44, rays: 22, colour: "#8a1020" }) },
  {
    draw: drawGlow({
      x: 0.66,
      y: 0.42,
      radius: 0.62,
      stops: [
        { at: 0, colour: "#ffb020", opacity: 0.7 },
        { at: 0.5, colour: "#ff2a3c", opacity: 0.3 },
        { at: 1, colour: "#ff2a3c", opacity: 0 },
      ],
    }),
    blend: "screen",
  },
  {
    draw: drawScraps({
      seed: 4,
      count: 74,
      x: 0.56,
      y: 0.44,
      direction: -14,
      spread: 118,
      inks: ["#e9dfd8", "#39ff14", "#ffb81c", "#c9bdb6", "#ff1e8a"],
      ink: "#12060e",
    }),
  },
  { shot: EXTRAS.loudmouth, x: 0.395, y: 0.55, height: 1.1 },
  {
    draw: drawScraps({
      seed: 15,
      count: 9,
      x: 0.6,
      y: 0.4,
      direction: 20,
      spread: 150,
      inks: ["#e9dfd8", "#39ff14", "#ffb81c"],
      ink: "#12060e",
    }),
    blur: 0.004,
  },
  { draw: drawFoot(VOID, 0.8, 1.1) },
];

/** Whoever shows up: five of the collection, shoulder to shoulder before a late sun, as for a photograph. */
export const PEOPLE: Layer[] = [
  {
    draw: drawSky([
      { at: 0, colour: "#1c0630" },
      { at: 0.7, colour: "#5a1048" },
      { at: 1, colour: "#2a0620" },
    ]),
  },
  {
    draw: drawSun({
      x: 0.5,
      y: 0.42,
      radius: 0.38,
      stops: [
        { at: 0, colour: "#ffb060" },
        { at: 1, colour: "#ff3d6e" },
      ],
    }),
  },
  { shot: EXTRAS.wholeKing, x: 0.685, y: 0.435, height: 0.9 },
  { shot: EXTRAS.wholeOni, x: 0.315, y: 0.435, height: 0.9 },
  { shot: EXTRAS.wholeGhost, x: 0.135, y: 0.72, height: 1.04, light: 0.92 },
  { shot: EXTRAS.wholeJammer, x: 0.85, y: 0.69, height: 0.98, isMirrored: true },
  { shot: EXTRAS.wholeHex, x: 0.5, y: 0.69, height: 0.98 },
  { draw: drawFoot("#12020e", 0.86, 1.12) },
];

/** The front of a record: he is larger than its grooves. */
export const SLEEVE: Layer[] = [
  {
    draw: drawSky([
      { at: 0, colour: "#2a0a5c" },
      { at: 1, colour: "#0a0420" },
    ]),
  },
  { draw: drawGrooves({ x: 0.5, y: 0.44, from: 0.36, to: 0.9, count: 15, colour: "#7a2bd8" }) },
  {
    draw: drawGlow({
      x: 0.5,
      y: 0.44,
      radius: 0.42,
      stops: [
        { at: 0, colour: "#39ff14", opacity: 0.5 },
        { at: 0.7, colour: "#39ff14", opacity: 0.22 },
        { at: 1, colour: "#39ff14", opacity: 0 },
      ],
    }),
    blend: "screen",
  },
  { shot: EXTRAS.nightShift, x: 0.5, y: 0.53, height: 1.0 },
  { draw: drawFoot(VOID, 0.86, 1.1) },
];
export const SLEEVE_INKS: Edition = {
  inks: [
    [6, 2, 14],
    [120, 36, 214],
    [196, 255, 170],
  ],
  strength: 0.46,
  cell: 11,
  depth: 0.36,
  slips: { seed: 6, count: 3, reach: 0.01 },
};

function inFrame({ x, y, side }: Frame): { x: number; y: number; height: number } {
  return { x, y, height: side };
}
