import type { FigureShot } from "../figure/render-figure.ts";
import type { Edition } from "../print/edition.ts";
import { drawBurst, drawScraps } from "../stage/drawings/burst.ts";
import { drawCity } from "../stage/drawings/city.ts";
import { drawHologram, drawTable, type Hologram } from "../stage/drawings/hologram.ts";
import { drawMark } from "../stage/drawings/mark.ts";
import { drawBeams, drawFoot, drawGlow, drawSky, drawSun } from "../stage/drawings/sky.ts";
import { drawCrossing, drawLongShadows, drawStreet } from "../stage/drawings/street.ts";
import type { Layer } from "../stage/scene.ts";
import { EXTRAS, enlarge } from "./cast-scenes.ts";
import { standCrowd } from "./crowd.ts";

const VOID = "#05020a";

/** Magenta and cyan before the sun. */
export const RALLY: Layer[] = [
  {
    draw: drawSky([
      { at: 0, colour: "#0c0416" },
      { at: 0.45, colour: "#4a0a3c" },
      { at: 0.7, colour: "#a01050" },
      { at: 1, colour: "#2a0624" },
    ]),
  },
  {
    draw: drawBeams([
      { x: 0.12, lean: 0.16, spread: 0.05, colour: "#a83070" },
      { x: 0.9, lean: -0.14, spread: 0.05, colour: "#1c6c90" },
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
  { shot: EXTRAS.leader, x: 0.5, y: 0.442, height: 0.751 },
  { draw: drawMark(0.142, 0.238, 0.16, 3) },
  { draw: drawFoot("#1a0414", 0.68, 1.1) },
  ...standCrowd(
    [
      { y: 0.8, height: 0.34, light: 1.7, places: [0.03, -0.13, 0.24, 0.35, 0.66, -0.76, 0.87, -0.97] },
      { y: 0.92, height: 0.43, light: 2.1, places: [0, 0.12, -0.25, 0.39, 0.53, 0.66, -0.79, 0.93] },
      { y: 1.08, height: 0.54, light: 2.1, places: [0.06, -0.23, 0.41, 0.6, -0.78, 0.95] },
    ],
    1.6,
  ),
  { draw: drawFoot(VOID, 0.8, 1.04) },
];

const TABLE: Hologram = {
  seed: 21,
  x: 0.5,
  y: 0.72,
  radius: 0.54,
  slope: 0.34,
  edge: "#0a0d18",
  glass: "#06283a",
  line: "#35dcff",
  alarm: "#ff2a3c",
};

/** Cyan from the map, blood from the lamps. */
export const TACTICAL: Layer[] = [
  {
    draw: drawSky([
      { at: 0, colour: "#1c0208" },
      { at: 0.35, colour: "#2a0610" },
      { at: 0.55, colour: "#08141e" },
      { at: 1, colour: VOID },
    ]),
  },
  ...[0.16, 0.5, 0.84].map((x) => ({
    draw: drawGlow({
      x,
      y: 0.02,
      radius: 0.42,
      stops: [
        { at: 0, colour: "#ff5a50", opacity: 0.95 },
        { at: 0.12, colour: "#ff2a3c", opacity: 0.6 },
        { at: 1, colour: "#ff2a3c", opacity: 0 },
      ],
    }),
    blend: "screen" as const,
  })),
  {
    draw: drawGlow({
      x: 0.5,
      y: 0.7,
      radius: 0.8,
      stops: [
        { at: 0, colour: "#14d8ff", opacity: 0.55 },
        { at: 1, colour: "#14d8ff", opacity: 0 },
      ],
    }),
    blend: "screen",
  },
  { shot: enlarge(EXTRAS.scout, 1.75), x: 0.19, y: 0.47, height: 0.74, light: 1.2 },
  { shot: enlarge(EXTRAS.strategist, 1.75), x: 0.795, y: 0.4, height: 0.74, light: 1.2 },
  { draw: drawTable(TABLE) },
  { draw: drawHologram(TABLE), blur: 0.016, blend: "screen" },
  { draw: drawHologram(TABLE), blend: "screen" },
  { shot: enlarge(EXTRAS.planner, 1.75), x: 0.5, y: 0.4, height: 0.84 },
  { draw: drawFoot(VOID, 0.8, 1.04) },
];

/** They take the street itself: its traffic light, its cone, its sign; the sun goes down behind them. */
const SUN = { x: 0.53, y: 0.4 };
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
      radius: 0.36,
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
      wall: "#a0143c",
      wallFar: "#c42a34",
      road: "#b0303c",
      lit: "#ffb43c",
      stickers: ["#ff3d6e", "#e9dfd8", "#ffb81c"],
    }),
  },
  { draw: drawCrossing(6, SUN.x, 0.58, 0.725, 0.87, "#ffc09a"), blur: 0.0015 },
  {
    draw: drawLongShadows(SUN.x, "#2a0620", [
      { x: 0.26, y: 0.79, wide: 0.16 },
      { x: 0.81, y: 0.72, wide: 0.09 },
      { x: 0.5, y: 0.82, wide: 0.2 },
    ]),
    blur: 0.006,
  },
  { shot: enlarge(EXTRAS.sackHauler, 1.5), x: 0.245, y: 0.49, height: 0.74, isMirrored: true, reflectedAt: 0.81 },
  { shot: enlarge(EXTRAS.coneHead, 1.3), x: 0.805, y: 0.45, height: 0.6, isMirrored: true, reflectedAt: 0.735 },
  { shot: enlarge(EXTRAS.streetLeader, 1.75), x: 0.52, y: 0.49, height: 1.06 },
  { draw: drawFoot(VOID, 0.8, 1.04) },
];

/** A white sheet before violet needs the colours of its lamps. */
const LIT_GHOST: FigureShot = {
  ...enlarge(EXTRAS.ghost, 2),
  figure: {
    ...EXTRAS.ghost.figure,
    leftLight: "#ff1e8a",
    rightLight: "#14d8ff",
    keyLight: "#6a62a8",
    ambient: "#2a1460",
    rimPower: 14,
    fill: 0.5,
  },
};

/** Ultraviolet and magenta: five faces break out of a burst, and what was nailed down flies; printed as a poster. */
export const CHAOS: Layer[] = [
  {
    draw: drawSky([
      { at: 0, colour: "#2c0a5e" },
      { at: 0.7, colour: "#5a16b0" },
      { at: 1, colour: "#1a0638" },
    ]),
  },
  { draw: drawBurst({ x: 0.5, y: 0.5, rays: 20, colour: "#7a24e0" }) },
  {
    draw: drawGlow({
      x: 0.5,
      y: 0.46,
      radius: 0.66,
      stops: [
        { at: 0, colour: "#ff5ac0", opacity: 1 },
        { at: 0.5, colour: "#e0148a", opacity: 0.6 },
        { at: 1, colour: "#e0148a", opacity: 0 },
      ],
    }),
    blend: "screen",
  },
  {
    draw: drawScraps({
      seed: 9,
      count: 52,
      x: 0.5,
      y: 0.44,
      direction: -90,
      spread: 230,
      inks: ["#e9dfd8", "#39ff14", "#ffb81c", "#ff1e8a"],
      ink: "#12060e",
    }),
  },
  { shot: LIT_GHOST, x: 0.14, y: 0.54, height: 0.78 },
  { shot: enlarge(EXTRAS.diver, 2), x: 0.875, y: 0.52, height: 0.8 },
  { shot: enlarge(EXTRAS.jammer, 1.8), x: 0.27, y: 0.62, height: 0.68 },
  { shot: enlarge(EXTRAS.oni, 1.8), x: 0.74, y: 0.62, height: 0.7 },
  { shot: enlarge(EXTRAS.zipLip, 1.6), x: 0.5, y: 0.53, height: 0.86, light: 1.1 },
  { draw: drawFoot(VOID, 0.74, 0.94) },
];

export const POSTER: Edition = {
  inks: [
    [8, 3, 18],
    [138, 34, 226],
    [208, 255, 190],
  ],
  strength: 0.24,
  cell: 13.5,
  depth: 0.3,
  slips: { seed: 2, count: 4, reach: 0.022 },
};
