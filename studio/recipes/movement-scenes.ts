import type { Edition } from "../print/edition.ts";
import { drawBanners } from "../stage/drawings/banners.ts";
import { drawBurst } from "../stage/drawings/burst.ts";
import { drawCity } from "../stage/drawings/city.ts";
import { drawBeams, drawFoot, drawGlow, drawShade, drawSky, drawSun } from "../stage/drawings/sky.ts";
import { drawCrossing, drawLongShadows, drawStreet } from "../stage/drawings/street.ts";
import { drawLampCone, drawWarMap } from "../stage/drawings/war-room.ts";
import type { Layer } from "../stage/scene.ts";
import { EXTRAS } from "./cast-scenes.ts";
import { standCrowd } from "./crowd.ts";
import { enlarge } from "./scene-shots.ts";

/** The sun behind him is the lamp of both his edges. */
const BEFORE_SUN = enlarge(
  {
    ...EXTRAS.leader,
    figure: {
      ...EXTRAS.leader.figure,
      leftLight: "#ff8a2c",
      rightLight: "#ff7a2c",
      leftLightAt: [-4.5, 1.8, 0.4],
      keyLight: "#d4bcb8",
      rimPower: 24,
      paints: {
        ...EXTRAS.leader.figure.paints,
        CLOTH: { tint: "#5630c0", gloss: 0.05, sheen: 0.5 },
        FLAG: { tint: "#4c1c94", gloss: 0.05, sheen: 0.6 },
      },
    },
  },
  1.33,
);

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
  {
    draw: drawBanners(
      [
        { x: 0.85, y: 0.46, long: 0.11, lean: 0.02 },
        { x: 0.95, y: 0.28, long: 0.19, lean: 0.03 },
      ],
      0.8,
      "#3c0a5c",
      "#a01c74",
      "#240838",
    ),
  },
  { shot: BEFORE_SUN, x: 0.5, y: 0.442, height: 0.751 },
  { draw: drawFoot("#3a0630", 0.66, 0.98) },
  ...standCrowd(
    [
      { y: 0.75, height: 0.27, light: 1.5, places: [0.03, 0.12, -0.21, 0.33, 0.42, 0.6, -0.69, 0.79, -0.9, 0.97] },
      { y: 0.82, height: 0.36, light: 1.2, places: [0.24, 0.4, 0.63, -0.84] },
    ],
    1.6,
  ),
  { draw: drawFoot("#240428", 0.7, 0.92) },
  // The sun hangs in the dust over them.
  {
    draw: drawGlow({
      x: 0.5,
      y: 0.74,
      radius: 0.62,
      stops: [
        { at: 0, colour: "#ff5a2c", opacity: 0.5 },
        { at: 0.5, colour: "#f01e6a", opacity: 0.3 },
        { at: 1, colour: "#f01e6a", opacity: 0 },
      ],
    }),
    blend: "screen",
  },
  { shot: EXTRAS.rallyWinker, x: 0.76, y: 0.812, height: 0.54, light: 0.92 },
  { draw: drawFoot("#14041e", 0.84, 1.05) },
  { shot: EXTRAS.rallyFist, x: 0.225, y: 0.98, height: 1 },
  { shot: EXTRAS.rallyBeanie, x: 0.495, y: 1.03, height: 0.68, isMirrored: true },
  { shot: EXTRAS.rallyHorns, x: 0.36, y: 1.01, height: 0.74 },
  { shot: EXTRAS.rallyHood, x: 0.95, y: 1.06, height: 1.06, isMirrored: true },
];

/** Blood red, one hard lamp: three armies, one slice. What the lamp does not meet lies in the dark. */
export const TACTICAL: Layer[] = [
  {
    draw: drawSky([
      { at: 0, colour: "#4c020e" },
      { at: 0.6, colour: "#6c0414" },
      { at: 1, colour: "#24020a" },
    ]),
  },
  { draw: drawWarMap({ x: 0.5, y: 0.3, wide: 0.6, tall: 0.29, paper: "#8c0a18", ink: "#ff6a4a" }) },
  {
    draw: drawGlow({
      x: 0.5,
      y: 0.3,
      radius: 0.62,
      stops: [
        { at: 0, colour: "#ff5a2c", opacity: 0.75 },
        { at: 0.5, colour: "#e81a1c", opacity: 0.35 },
        { at: 1, colour: "#d81022", opacity: 0 },
      ],
    }),
  },
  {
    draw: drawGlow({
      x: 0.5,
      y: 0.32,
      radius: 0.85,
      stops: [
        { at: 0.3, colour: "#140006", opacity: 0 },
        { at: 1, colour: "#140006", opacity: 0.85 },
      ],
    }),
  },
  {
    draw: drawLampCone({ x: 0.5, y: 0.04, wide: 0.3, spread: 0.5, colour: "#ff8a4c", opacity: 0.85 }),
    blur: 0.004,
    blend: "screen",
  },
  { shot: EXTRAS.warRoom, x: 0.5, y: 0.5, height: 1 },
  {
    draw: drawLampCone({ x: 0.5, y: 0.06, wide: 0.24, spread: 0.42, colour: "#ffb060", opacity: 0.3 }),
    blur: 0.02,
    blend: "screen",
  },
  {
    draw: drawGlow({
      x: 0.5,
      y: 0.5,
      radius: 0.95,
      stops: [
        { at: 0.5, colour: "#140006", opacity: 0 },
        { at: 1, colour: "#140006", opacity: 0.8 },
      ],
    }),
  },
];

/** They take the street itself: its traffic light, its cone, its sign. The sun goes down behind them, and the houses are already in the night. */
const SUN = { x: 0.52, y: 0.42 };
export const STREET: Layer[] = [
  {
    draw: drawSky([
      { at: 0, colour: "#5a0c7c" },
      { at: 0.3, colour: "#d81c64" },
      { at: 0.62, colour: "#ff7a20" },
      { at: 1, colour: "#ff7a20" },
    ]),
  },
  {
    draw: drawGlow({
      ...SUN,
      radius: 0.46,
      stops: [
        { at: 0, colour: "#ffe88a" },
        { at: 0.94, colour: "#ffb430" },
        { at: 0.96, colour: "#ff9a28", opacity: 0.6 },
        { at: 1, colour: "#ff7a20", opacity: 0 },
      ],
    }),
  },
  {
    draw: drawStreet({
      seed: 12,
      x: SUN.x,
      y: 0.66,
      wall: "#1c0a4c",
      wallFar: "#4a1270",
      road: "#2a0c4c",
      lit: "#a83078",
      glow: "#ffb844",
    }),
  },
  { draw: drawCrossing(6, SUN.x, 0.58, 0.725, 0.87, "#e08aa8"), blur: 0.0015 },
  // The sun lies on the wet road once more.
  {
    draw: drawGlow({
      x: SUN.x,
      y: 0.8,
      radius: 0.55,
      stops: [
        { at: 0, colour: "#ffb030", opacity: 0.95 },
        { at: 0.5, colour: "#ff5a20", opacity: 0.45 },
        { at: 1, colour: "#ff2a50", opacity: 0 },
      ],
    }),
    blend: "screen",
  },
  {
    draw: drawLongShadows(SUN.x, "#12042c", [
      { x: 0.18, y: 0.88, wide: 0.14 },
      { x: 0.82, y: 0.88, wide: 0.2 },
      { x: 0.57, y: 0.93, wide: 0.2 },
    ]),
    blur: 0.006,
  },
  { shot: enlarge(EXTRAS.sackHauler, 1.95), x: 0.8, y: 0.495, height: 0.88, reflectedAt: 0.9 },
  { shot: enlarge(EXTRAS.coneHead, 1.95), x: 0.222, y: 0.505, height: 0.88, isMirrored: true, reflectedAt: 0.9 },
  { draw: drawFoot("#14042c", 0.9, 1.3) },
  { shot: enlarge(EXTRAS.streetLeader, 1.75), x: 0.57, y: 0.5, height: 1 },
  { draw: drawFoot("#14042c", 0.92, 1.2) },
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

/** Toxic green: they crowd in behind the one with the longest arm, and one jumps in before him; printed as a poster. */
export const CHAOS: Layer[] = [
  {
    draw: drawSky([
      { at: 0, colour: "#0a6a08" },
      { at: 1, colour: "#043c06" },
    ]),
  },
  { draw: drawBurst({ x: 0.5, y: 0.5, rays: 20, colour: "#1ca412" }) },
  { draw: NIGHT },
  { shot: EXTRAS.flashedDiver, x: 0.185, y: 0.44, height: 1.12, light: 0.95 },
  { shot: EXTRAS.flashedKing, x: 0.82, y: 0.52, height: 1.2 },
  { shot: EXTRAS.flashedGhost, x: 0.235, y: 0.745, height: 1.05, light: 1.2 },
  // What he throws on those behind him.
  { draw: drawShade({ x: 0.545, y: 0.6, radius: 0.46, colour: "#020604", opacity: 0.8, from: 0.35 }) },
  { shot: EXTRAS.selfie, x: 0.5, y: 0.5, height: 1 },
  { draw: drawShade({ x: 0.92, y: 0.98, radius: 0.34, colour: "#020604", opacity: 0.6, from: 0.4 }) },
  { shot: EXTRAS.flashedOni, x: 0.895, y: 0.885, height: 1.05 },
];

export const POSTER: Edition = {
  inks: [
    [8, 3, 18],
    [112, 70, 96],
    [246, 238, 228],
  ],
  strength: 0.12,
  cell: 13.5,
  depth: 0.2,
  slips: { seed: 2, count: 0, reach: 0 },
};
