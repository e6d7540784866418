import type { FigureShot } from "../figure/render-figure.ts";
import type { Edition } from "../print/edition.ts";
import { drawBurst } from "../stage/drawings/burst.ts";
import { drawCity } from "../stage/drawings/city.ts";
import { drawMark } from "../stage/drawings/mark.ts";
import { drawBeams, drawFoot, drawGlow, drawShade, drawSky, drawSun } from "../stage/drawings/sky.ts";
import { drawCrossing, drawLongShadows, drawStreet } from "../stage/drawings/street.ts";
import { drawLamp, drawLampCone, drawTable, type Lamp } from "../stage/drawings/war-table.ts";
import type { Layer } from "../stage/scene.ts";
import { EXTRAS } from "./cast-scenes.ts";
import { standCrowd } from "./crowd.ts";
import { enlarge } from "./scene-shots.ts";

const VOID = "#05020a";

/** The sun behind him is the lamp of both his edges. */
const BEFORE_SUN: FigureShot = {
  ...EXTRAS.leader,
  figure: {
    ...EXTRAS.leader.figure,
    leftLight: "#ff8a2c",
    rightLight: "#ff2a6a",
    paints: { ...EXTRAS.leader.figure.paints, CLOTH: { tint: "#5a3ab0", gloss: 0.05, sheen: 0.5 } },
  },
};

/** Magenta before the sun; of those who look at it one has seen us. */
export const RALLY: Layer[] = [
  {
    draw: drawSky([
      { at: 0, colour: "#54086a" },
      { at: 0.4, colour: "#a80c6c" },
      { at: 0.7, colour: "#f01e5c" },
      { at: 1, colour: "#3a0628" },
    ]),
  },
  {
    draw: drawBeams([
      { x: 0.12, lean: 0.16, spread: 0.05, colour: "#b01c6c" },
      { x: 0.9, lean: -0.14, spread: 0.05, colour: "#b01c6c" },
    ]),
    blur: 0.012,
    blend: "screen",
  },
  {
    draw: drawGlow({
      x: 0.5,
      y: 0.44,
      radius: 0.72,
      stops: [
        { at: 0.4, colour: "#ff7a3c", opacity: 0.5 },
        { at: 1, colour: "#ff1e8a", opacity: 0 },
      ],
    }),
    blend: "screen",
  },
  {
    draw: drawSun({
      x: 0.5,
      y: 0.44,
      radius: 0.335,
      stops: [
        { at: 0, colour: "#ffe08a" },
        { at: 0.45, colour: "#ffab3c" },
        { at: 1, colour: "#ff1e6a" },
      ],
    }),
  },
  {
    draw: drawCity({
      seed: 3,
      ground: 0.92,
      gap: 0.62,
      rows: [
        { fill: "#5c0f4a", lit: "#ff8ac0", tallest: 0.66, share: 0.1 },
        { fill: "#2c0a38", lit: "#ff5fae", tallest: 0.56, share: 0.14 },
        { fill: "#160826", lit: "#4fd8ff", tallest: 0.42, share: 0.16 },
      ],
    }),
  },
  { shot: BEFORE_SUN, x: 0.5, y: 0.442, height: 0.751 },
  { draw: drawMark(0.142, 0.238, 0.16, 3) },
  { draw: drawFoot("#1a0414", 0.68, 1.1) },
  ...standCrowd(
    [
      { y: 0.78, height: 0.32, light: 1.8, places: [0.03, -0.13, 0.24, 0.35, 0.66, -0.76, 0.87, -0.97] },
      { y: 0.89, height: 0.4, light: 2.1, places: [0, 0.12, -0.27, 0.39, 0.53, 0.64, -0.77, 0.95] },
    ],
    1.6,
  ).map((layer, index) => ({ ...layer, hue: [0, 32, -38][index % 3] })),
  { draw: drawFoot("#1a0414", 0.76, 1.2) },
  { shot: EXTRAS.rallyBeanie, x: 0.47, y: 0.99, height: 0.56 },
  { shot: EXTRAS.rallyHorns, x: 0.15, y: 0.96, height: 0.76 },
  { shot: EXTRAS.winker, x: 0.84, y: 0.86, height: 0.58 },
  { draw: drawFoot(VOID, 0.88, 1.12) },
];

const LAMP: Lamp = { x: 0.5, y: 0.06, wide: 0.3, colour: "#ffd890", shade: "#1c0608" };

/** Blood red, one hard lamp: the great plan is a pizza. What the lamp does not meet lies in the dark. */
export const TACTICAL: Layer[] = [
  {
    draw: drawSky([
      { at: 0, colour: "#6c0212" },
      { at: 0.6, colour: "#980616" },
      { at: 1, colour: "#34020c" },
    ]),
  },
  {
    draw: drawGlow({
      x: 0.5,
      y: 0.34,
      radius: 0.8,
      stops: [
        { at: 0, colour: "#ff341a", opacity: 0.8 },
        { at: 0.5, colour: "#e81a1c", opacity: 0.4 },
        { at: 1, colour: "#d81022", opacity: 0 },
      ],
    }),
  },
  { draw: drawLampCone({ ...LAMP, colour: "#ff8a28" }), blur: 0.002 },
  { draw: drawLampCone({ ...LAMP, wide: 0.2, colour: "#ffb850" }), blur: 0.006 },
  // Their shadows on the wall, away from the lamp.
  shadow(0.06, 0.36, 0.3),
  shadow(0.95, 0.32, 0.32),
  { shot: enlarge(EXTRAS.scout, 1.75), x: 0.16, y: 0.46, height: 0.8 },
  { shot: enlarge(EXTRAS.strategist, 1.75), x: 0.82, y: 0.4, height: 0.8 },
  { draw: drawTable({ x: 0.5, y: 0.905, radius: 0.86, slope: 0.34, lit: "#7c0c2c", edge: "#22020e" }) },
  { draw: drawTable({ x: 0.5, y: 0.84, radius: 0.52, slope: 0.4, lit: "#f0503c", edge: "#a01028" }), blur: 0.03 },
  shadow(0.5, 0.6, 0.25),
  { shot: EXTRAS.pizza, x: 0.5, y: 0.81, height: 0.88 },
  { shot: enlarge(EXTRAS.planner, 1.75), x: 0.5, y: 0.38, height: 0.84 },
  {
    draw: drawGlow({
      x: 0.5,
      y: 0.5,
      radius: 0.95,
      stops: [
        { at: 0.45, colour: "#1c0008", opacity: 0 },
        { at: 1, colour: "#1c0008", opacity: 0.8 },
      ],
    }),
  },
  { draw: drawLamp(LAMP) },
  { draw: drawFoot(VOID, 0.9, 1.14) },
];

function shadow(x: number, y: number, radius: number): Layer {
  return { draw: drawShade({ x, y, radius, colour: "#1c0406", opacity: 0.55, from: 0.3 }) };
}

/** They take the street itself: its traffic light, its cone, its sign; the sun goes down behind them. */
const SUN = { x: 0.5, y: 0.42 };
export const STREET: Layer[] = [
  {
    draw: drawSky([
      { at: 0, colour: "#c01640" },
      { at: 0.35, colour: "#f0481e" },
      { at: 0.66, colour: "#ff8420" },
      { at: 1, colour: "#ff8420" },
    ]),
  },
  {
    draw: drawGlow({
      ...SUN,
      radius: 0.46,
      stops: [
        { at: 0, colour: "#ffe07a" },
        { at: 0.94, colour: "#ffac30" },
        { at: 0.96, colour: "#ff9a28", opacity: 0.6 },
        { at: 1, colour: "#ff8420", opacity: 0 },
      ],
    }),
  },
  {
    draw: drawStreet({
      seed: 12,
      x: SUN.x,
      y: 0.66,
      wall: "#6a0a44",
      wallFar: "#c02840",
      road: "#8c1c40",
      lit: "#e85a38",
      glow: "#ffb844",
      stickers: ["#c82450", "#d8604c"],
    }),
  },
  { draw: drawCrossing(6, SUN.x, 0.58, 0.725, 0.87, "#ffc09a"), blur: 0.0015 },
  {
    draw: drawLongShadows(SUN.x, "#2a0620", [
      { x: 0.16, y: 0.87, wide: 0.12 },
      { x: 0.83, y: 0.87, wide: 0.2 },
      { x: 0.56, y: 0.93, wide: 0.2 },
    ]),
    blur: 0.006,
  },
  { shot: enlarge(EXTRAS.sackHauler, 1.7), x: 0.8, y: 0.525, height: 0.77, reflectedAt: 0.88 },
  { shot: enlarge(EXTRAS.coneHead, 1.7), x: 0.205, y: 0.535, height: 0.77, isMirrored: true, reflectedAt: 0.88 },
  { draw: drawFoot("#2a0418", 0.86, 1.1) },
  { shot: enlarge(EXTRAS.streetLeader, 1.75), x: 0.55, y: 0.495, height: 1 },
  { draw: drawFoot("#2a0418", 0.92, 1.2) },
];

/** The green rays go out towards the corners: it is night behind them. */
const NIGHT = drawGlow({
  x: 0.5,
  y: 0.5,
  radius: 0.86,
  stops: [
    { at: 0, colour: "#010a02", opacity: 0.85 },
    { at: 0.5, colour: "#010a02", opacity: 0.6 },
    { at: 1, colour: "#010a02", opacity: 0 },
  ],
});

/** Toxic green: five of them squeeze into one picture, and the one with the longest arm takes it; printed as a poster. */
export const CHAOS: Layer[] = [
  {
    draw: drawSky([
      { at: 0, colour: "#0a6a08" },
      { at: 1, colour: "#043c06" },
    ]),
  },
  { draw: drawBurst({ x: 0.5, y: 0.5, rays: 20, colour: "#1ca412" }) },
  { draw: NIGHT },
  { shot: EXTRAS.flashedDiver, x: 0.2, y: 0.27, height: 0.6, light: 0.8 },
  { shot: EXTRAS.flashedJammer, x: 0.8, y: 0.27, height: 0.62, light: 0.85 },
  { shot: EXTRAS.flashedGhost, x: 0.115, y: 0.72, height: 0.7, light: 0.9 },
  { shot: EXTRAS.flashedOni, x: 0.915, y: 0.7, height: 0.72 },
  { shot: EXTRAS.selfie, x: 0.5, y: 0.5, height: 1, light: 1 },
  { draw: drawFoot(VOID, 0.9, 1.14) },
];

export const POSTER: Edition = {
  inks: [
    [8, 3, 18],
    [14, 104, 8],
    [226, 240, 204],
  ],
  strength: 0.12,
  cell: 13.5,
  depth: 0.2,
  slips: { seed: 2, count: 0, reach: 0 },
};
