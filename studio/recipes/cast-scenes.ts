import type { Member } from "../figure/cast.ts";
import type { FigureShot } from "../figure/render-figure.ts";
import { takeMember } from "./cast.ts";
import { look, member, metal } from "./cast-house.ts";

type Look = Parameters<typeof member>[1];

/** A body of his own and no ground: he is cut out for a scene. */
function stand(person: string, own: Look): Member {
  return member(person, { hasHood: true, hasBody: false, vignette: 0, grain: 0, ...own });
}

/** The shader finds the edges and takes four rays there itself. */
function shoot(figure: Member, width: number, height: number): FigureShot & { figure: Member } {
  return { figure, width, height, samples: 1 };
}

/** The same for a larger picture. */
export function enlarge(shot: FigureShot, times: number): FigureShot {
  return { ...shot, width: Math.round(shot.width * times), height: Math.round(shot.height * times) };
}

/** One ink needs tones, not colours: no bloom. */
const WHITE_LAMPS: Partial<Member> = {
  leftLight: "#ffffff",
  rightLight: "#e4e4f0",
  keyLight: "#b0b0b0",
  eyeLight: "#ffffff",
  ambient: "#262626",
  rimPower: 9,
  fill: 0.3,
  eyePower: 0,
  bloom: 0.1,
};

/** The same under white lamps, a little different where a plate asks for it. */
export function underWhite(shot: FigureShot & { figure: Member }, own: Partial<Member> = {}): FigureShot {
  return { ...shot, figure: { ...shot.figure, ...WHITE_LAMPS, ...own } };
}

/** Upright, for a plate. A glove keeps some ink, or it would be a hole in the ground. */
export function inOneInk({ figure }: { figure: Member }, middle: number, zoom: number): FigureShot {
  const view: Partial<Member> = { camera: [middle, -0.7, 9], target: [middle, -0.78, 0], zoom };
  const paints = { ...figure.paints, GLOVE: { tint: "#68625a", gloss: 0.2 } };
  return shoot({ ...figure, ...WHITE_LAMPS, ...view, paints }, 480, 636);
}

/** One of the collection, out of his portrait. */
function leave(number: string, side: number) {
  return shoot({ ...takeMember(number), isCutOut: true, vignette: 0, grain: 0 }, side, side);
}

/** The same down to the hips, both elbows in the picture: nothing of him ends at its edge. */
function leaveWhole(number: string, side: number) {
  const { figure } = leave(number, side);
  return shoot({ ...figure, zoom: 2.3, target: [0, -0.72, 0] }, side, side);
}

/** The lamps of a car behind them, the sky of the evening before them. */
const EVENING: Look = {
  reach: 6.6,
  leftLight: "#ff5a2c",
  rightLight: "#ffb020",
  leftLightAt: [-3.4, -0.8, -3.2],
  rightLightAt: [3.4, -0.8, -3.2],
  keyLight: "#b06a6a",
  keyLightAt: [-1.5, -0.6, 6],
  ambient: "#5c3450",
  rimPower: 40,
  fill: 1.1,
  exposure: 1.2,
  camera: [0, -4.3, 13],
  target: [0, -1.95, 0],
  zoom: 3.15,
};
/** The sun stands low behind them; one lamp is for their faces. */
const SUNDOWN: Look = {
  reach: 6.6,
  leftLight: "#ff5a2c",
  rightLight: "#ff9a30",
  leftLightAt: [-3.6, 0.4, -3.4],
  rightLightAt: [3.6, 0.4, -3.4],
  keyLight: "#d8a8a0",
  keyLightAt: [-3.0, 1.6, 7],
  ambient: "#6a2c54",
  rimPower: 46,
  fill: 0.5,
  exposure: 1.2,
  camera: [0, -4.3, 13],
  target: [0, -1.5, 0],
  zoom: 2.6,
};
const STREETWEAR: NonNullable<Look["paints"]> = {
  CLOTH: { tint: "#7a6a98", gloss: 0.05, sheen: 0.5 },
  TROUSERS: { tint: "#4a4258", gloss: 0.08, sheen: 0.5 },
  SHOE: { tint: "#b01848", gloss: 0.35, sheen: 0.1 },
  SOLE: { tint: "#d8cfc6", gloss: 0.2 },
  BAG: { tint: "#4a1c70", gloss: 0.3, sheen: 0.3 },
};

/** One lamp hangs over the table; what lies on it gives some of the light back from below, the red wall the rest. */
const WAR_ROOM: Look = {
  reach: 4.4,
  leftLight: "#ffb060",
  rightLight: "#ff2a1e",
  leftLightAt: [0, -2.6, 3.6],
  rightLightAt: [0.4, 2.6, -3.0],
  keyLight: "#f4dab8",
  keyLightAt: [0, 6, 3.4],
  ambient: "#4a1030",
  rimPower: 14,
  fill: 0.35,
  exposure: 1.1,
  zoom: 3.3,
};
const UNIFORM: NonNullable<Look["paints"]> = {
  CLOTH: { tint: "#5a34c8", gloss: 0.05, sheen: 0.4 },
  PENNANT: { tint: "#39e014", glow: 0.6 },
};

const PIZZA: NonNullable<Look["paints"]> = {
  CRUST: { tint: "#c87a2c", gloss: 0.15 },
  CHEESE: { tint: "#f2b83c", gloss: 0.45 },
  SAUSAGE: { tint: "#b01a14", gloss: 0.55 },
  PEPPER: { tint: "#2c8a1c", gloss: 0.6 },
};

/** Seen from behind and a little from above; the sun in front of them lights their edges. */
const CROWD: Look = {
  hasHood: false,
  hasFace: false,
  reach: 4.4,
  leftLight: "#ff8a3c",
  rightLight: "#ff1e6a",
  leftLightAt: [-3.0, 2.0, 1.6],
  rightLightAt: [3.0, 1.8, 1.6],
  keyLight: "#9a74a8",
  keyLightAt: [-2.0, 2.6, -5],
  ambient: "#2c1838",
  rimPower: 44,
  fill: 0.25,
  camera: [0, 0.9, -8.6],
  target: [0, -0.85, 0],
  zoom: 2.9,
  paints: { CLOTH: { tint: "#443c54", gloss: 0.05, sheen: 0.5 } },
};

/** Seen from behind under the lamps of a gallery; the bright wall before them lights their edges. */
const VISITOR: Look = {
  ...CROWD,
  leftLight: "#ff6ab4",
  rightLight: "#ffc86a",
  leftLightAt: [3.4, 1.2, 2.2],
  rightLightAt: [-2.6, 3.2, 1.4],
  keyLight: "#e8c8d8",
  keyLightAt: [-2.6, 4.6, -4],
  ambient: "#5a2050",
  rimPower: 40,
  fill: 0.5,
  camera: [0, 0.4, -8.6],
  target: [0.2, -0.75, 0],
  zoom: 2.7,
};

/** One flash from the hand that holds the camera, and the wall behind them gives its green back. */
const FLASH: Partial<Member> = {
  leftLight: "#6aff3c",
  rightLight: "#6aff3c",
  leftLightAt: [-2.8, 1.2, -2.2],
  rightLightAt: [2.8, 1.2, -2.2],
  keyLight: "#e8dcd0",
  keyLightAt: [-2.4, 0.4, 5.6],
  ambient: "#243a2c",
  rimPower: 9,
  fill: 0.15,
};

/** One of the collection in the light of that flash. */
function flash(number: string, side: number, own: Partial<Member>) {
  const { figure } = leave(number, side);
  return shoot({ ...figure, ...FLASH, ...own }, side, side);
}

/** Each of the new model that stands in a scene. */
export const EXTRAS = {
  leader: shoot(
    stand("leader", {
      ...look([0.15, 0.38, -0.45, 0.165], [-0.5, 0.0], [0.0, 0.0, 0.034]),
      seed: 371,
      reach: 4.9,
      turn: -0.16,
      tilt: 0.05,
      nod: -0.02,
      mouth: [-1.12, 1.0, 0.2, 0.1],
      jaw: 0.06,
      rimPower: 15,
      fill: 0.6,
      keyLight: "#c8a8b0",
      ambient: "#3a1838",
      camera: [0, -0.7, 9],
      target: [0, -0.3, 0],
      zoom: 3.46,
      paints: {
        CLOTH: { tint: "#443a5c", gloss: 0.05, sheen: 0.5 },
        POLE: metal("#c8ccd8", 0.7),
        FLAG: { tint: "#2a2038", gloss: 0.05, sheen: 0.4 },
      },
    }),
    1350,
    762,
  ),
  bust: shoot(
    stand("close-up", {
      seed: 382,
      hasBody: true,
      turn: -0.18,
      leftLight: "#9a2bff",
      rightLight: "#39ff14",
      eyeLight: "#39ff14",
      rimPower: 13,
      zoom: 3.2,
    }),
    620,
    620,
  ),
  closeUp: shoot(
    stand("close-up", {
      ...look([0.12, 0.36, -0.5, 0.16], [-0.46, 0.0], [0.03, -0.01, 0.036]),
      seed: 381,
      hasBody: true,
      turn: 0.24,
      tilt: -0.04,
      mouth: [-1.12, 0.62, 0.15, 0.22],
      leftLight: "#2979ff",
      rightLight: "#ff1e8a",
      eyeLight: "#14d8ff",
      keyLight: "#b8b4cc",
      ambient: "#2a2050",
      rimPower: 12,
      fill: 0.5,
      camera: [0.1, -0.5, 6.3],
      target: [0.16, -0.3, 0],
      zoom: 7.0,
      paints: { CLOTH: { tint: "#3a3268", gloss: 0.05, sheen: 0.45 } },
    }),
    960,
    540,
  ),
  onlooker: shoot(stand("onlooker", { ...CROWD, seed: 361, turn: 0.25 }), 340, 340),
  onlookerWithFist: shoot(stand("onlooker-with-fist", { ...CROWD, seed: 362, turn: -0.3, tilt: 0.06 }), 340, 340),
  onlookerInBeanie: shoot(stand("onlooker-in-beanie", { ...CROWD, hasFace: true, seed: 363, turn: 0.2 }), 340, 340),
  onlookerInHorns: shoot(
    stand("onlooker-in-horns", {
      ...CROWD,
      seed: 364,
      turn: -0.22,
      paints: { ...CROWD.paints, HORN: { tint: "#8a8078", gloss: 0.5 } },
    }),
    340,
    340,
  ),
  onlookerWithSign: shoot(
    stand("onlooker-with-sign", {
      ...CROWD,
      seed: 365,
      turn: 0.16,
      reach: 5.2,
      camera: [0, 1.5, -8.6],
      target: [0, -0.25, 0],
      zoom: 2.5,
      paints: { ...CROWD.paints, CARD: { tint: "#d8c8a8" }, WOOD: { tint: "#7a5030" } },
    }),
    340,
    340,
  ),
  rallyHorns: shoot(
    stand("onlooker-in-horns", {
      ...CROWD,
      seed: 368,
      turn: -0.35,
      tilt: 0.08,
      keyLight: "#d8b0d8",
      ambient: "#4a1c50",
      paints: { CLOTH: { tint: "#5a2a9c", gloss: 0.05, sheen: 0.5 }, HORN: { tint: "#e0d4c4", gloss: 0.5 } },
    }),
    680,
    680,
  ),
  rallyBeanie: shoot(
    stand("onlooker-in-beanie", {
      ...CROWD,
      hasFace: true,
      seed: 369,
      turn: 0.3,
      tilt: -0.1,
      keyLight: "#d8b0d8",
      ambient: "#4a1c50",
      paints: { CLOTH: { tint: "#1c7a70", gloss: 0.05, sheen: 0.5 } },
    }),
    540,
    540,
  ),
  winker: shoot(
    stand("close-up", {
      ...look([0.2, 0.25, -0.5, 0.165], [-0.34, 0.03], [0.03, 0.0, 0.036], [-0.2, 0.2, -0.28, 0.165]),
      seed: 383,
      hasBody: true,
      turn: -0.3,
      tilt: 0.16,
      mouth: [-1.12, 0.9, 0.16, 0.28],
      leftLight: "#ff8a3c",
      rightLight: "#ffb03c",
      leftLightAt: [-3.2, 1.8, -1.8],
      rightLightAt: [2.6, 2.2, -1.8],
      keyLight: "#c8a0c8",
      keyLightAt: [-2.4, 2.0, 5],
      ambient: "#5a2058",
      eyeLight: "#39ff14",
      rimPower: 18,
      paints: { CLOTH: { tint: "#2a7a1c", gloss: 0.05, sheen: 0.5 } },
    }),
    660,
    660,
  ),
  visitorInHorns: shoot(
    stand("onlooker-in-horns", {
      ...VISITOR,
      seed: 366,
      turn: -0.5,
      tilt: 0.1,
      paints: { CLOTH: { tint: "#3c8a24", gloss: 0.05, sheen: 0.4 }, HORN: { tint: "#2c1420", gloss: 0.6 } },
    }),
    660,
    660,
  ),
  visitorWithPhone: shoot(
    stand("visitor-with-phone", {
      ...VISITOR,
      seed: 367,
      turn: -0.25,
      tilt: -0.06,
      paints: {
        CLOTH: { tint: "#5a3aa8", gloss: 0.05, sheen: 0.4 },
        PHONE: { tint: "#f0e8dc", gloss: 0.5 },
        SCREEN: { tint: "#2a1a3c", glow: 0.9 },
      },
    }),
    740,
    740,
  ),
  selfie: shoot(
    stand("selfie", {
      ...FLASH,
      ...look([0.1, 0.3, -0.5, 0.17], [-0.42, 0.03], [-0.03, 0.0, 0.036], [0.8, 0.0, -0.85, 0.165]),
      seed: 391,
      reach: 5.0,
      turn: -0.12,
      tilt: 0.12,
      nod: -0.02,
      mouth: [-1.12, 0.95, 0.19, 0.24],
      jaw: 0.05,
      eyeLight: "#ff2a8a",
      camera: [0.16, -0.42, 7],
      target: [0.16, -0.42, 0],
      zoom: 3.3,
      paints: { CLOTH: { tint: "#5a32b8", gloss: 0.05, sheen: 0.4 } },
    }),
    1440,
    1080,
  ),
  flashedGhost: flash("009", 900, { tilt: -0.16, turn: 0.25, exposure: 0.62 }),
  flashedDiver: flash("010", 760, { tilt: 0.05, turn: 0.1 }),
  flashedJammer: flash("003", 860, { tilt: -0.14, turn: -0.2 }),
  flashedOni: flash("007", 860, { tilt: -0.2, turn: -0.3 }),
  winkingKing: shoot(
    {
      ...takeMember("005"),
      ...look([0.1, 0.2, -0.5, 0.17], [-0.2, 0.05], [-0.02, 0.0, 0.036], [-0.2, 0.2, -0.28, 0.165]),
      isCutOut: true,
      tilt: -0.1,
      mouth: [-1.12, 0.9, 0.17, 0.28],
      vignette: 0,
      grain: 0,
    },
    240,
    240,
  ),
  general: shoot(
    stand("general", {
      ...look([0.6, 0.1, -0.5, 0.165], [-0.16, 0.06], [0.07, 0.0, 0.036], [0.2, 0.25, -0.5, 0.165]),
      seed: 353,
      reach: 4.4,
      turn: -0.26,
      tilt: -0.04,
      nod: -0.05,
      mouth: [-1.12, 0.5, 0.1, 0.2],
      hood: [0.3, 0.1, 0.62, 1.5],
      paints: {
        CLOTH: { tint: "#3a3550", gloss: 0.05, sheen: 0.45 },
        PAPER: { tint: "#8e8880", gloss: 0.05 },
        RIBBON: { tint: "#c01028" },
      },
    }),
    640,
    848,
  ),
  binLodger: shoot(
    stand("bin-lodger", {
      ...look([0.3, 0.25, -0.45, 0.165], [-0.3, 0.02], [0.06, 0.0, 0.036], [0.75, 0.1, -0.75, 0.16]),
      seed: 354,
      reach: 4.6,
      turn: 0.24,
      tilt: 0.1,
      nod: 0.02,
      mouth: [-1.12, 0.72, 0.13, 0.24],
      hood: [0.16, 0, 0.62, 1.5],
      paints: {
        CLOTH: { tint: "#4a3a5c", gloss: 0.05, sheen: 0.4 },
        TIN: metal("#6a6870", 0.6),
      },
    }),
    640,
    848,
  ),
  walker: shoot(
    stand("street-walker", { ...EVENING, seed: 301, turn: 0.08, eyeLight: "#ffe03c", paints: STREETWEAR }),
    520,
    640,
  ),
  streetLeader: shoot(
    stand("street-leader", {
      ...SUNDOWN,
      ...look([0.2, 0.34, -0.5, 0.16], [-0.46, 0.0], [-0.02, -0.02, 0.036], [0.5, 0.2, -0.6, 0.155]),
      seed: 301,
      turn: -0.16,
      tilt: 0.1,
      nod: 0.1,
      mouth: [-1.12, 0.8, 0.16, 0.28],
      hood: [0.5, -0.6, 0.62, 1.5],
      eyeLight: "#ffe03c",
      camera: [0.4, -3.7, 9],
      target: [-0.25, -1.42, 0],
      zoom: 2.75,
      paints: {
        CLOTH: { tint: "#5b2a86", gloss: 0.05, sheen: 0.5 },
        TROUSERS: { tint: "#585a86", gloss: 0.08, sheen: 0.5 },
        SHOE: { tint: "#d8cfc6", gloss: 0.35, sheen: 0.1 },
        SOLE: { tint: "#d8cfc6", gloss: 0.2 },
        TIN: { tint: "#1a1622", gloss: 0.5, sheen: 0.2 },
        POLE: metal("#9a96a4", 0.6),
        CLOD: { tint: "#6a5a60", gloss: 0.05 },
        TILE: { tint: "#b0a8a4", gloss: 0.1 },
        CABLE: { tint: "#ffb81c", gloss: 0.4 },
        RED_LAMP: { tint: "#5a0a14", gloss: 0.9 },
        AMBER_LAMP: { tint: "#6a3a08", gloss: 0.9 },
        GREEN_LAMP: { tint: "#2cff5a", glow: 1.2 },
      },
    }),
    600,
    760,
  ),
  sackHauler: shoot(
    stand("sack-hauler", {
      ...SUNDOWN,
      ...look([0.9, 0.1, -0.9, 0.165], [0.24, 0.03], [0.05, 0, 0.036]),
      seed: 302,
      hasHood: false,
      turn: 0.3,
      tilt: -0.16,
      keyLightAt: [3.0, 1.6, 7],
      mouth: [-1.12, 0.4, 0.1, -0.1],
      eyeLight: "#39ff14",
      paints: {
        CLOTH: { tint: "#1c4a58", gloss: 0.05, sheen: 0.4 },
        TROUSERS: { tint: "#585a86", gloss: 0.08, sheen: 0.5 },
        SHOE: { tint: "#d8a020", gloss: 0.35, sheen: 0.1 },
        SOLE: { tint: "#d8cfc6", gloss: 0.2 },
        SACK: { tint: "#5c1e70", gloss: 0.15, sheen: 0.4 },
        BEANIE: { tint: "#d8cfc6", gloss: 0.05, sheen: 0.3 },
      },
    }),
    520,
    560,
  ),
  coneHead: shoot(
    stand("cone-head", {
      ...SUNDOWN,
      ...look([0.3, 0.3, -0.5, 0.16], [-0.4, 0.02], [-0.05, 0.02, 0.036]),
      seed: 303,
      hasHood: false,
      turn: 0.26,
      tilt: 0.12,
      keyLightAt: [3.0, 1.6, 7],
      mouth: [-1.12, 1.0, 0.2, 0.12],
      jaw: 0.08,
      eyeLight: "#14d8ff",
      paints: {
        CLOTH: { tint: "#2c5a34", gloss: 0.05, sheen: 0.4 },
        TROUSERS: { tint: "#585a86", gloss: 0.08, sheen: 0.5 },
        SHOE: { tint: "#20a0b0", gloss: 0.35, sheen: 0.1 },
        SOLE: { tint: "#d8cfc6", gloss: 0.2 },
        CONE: { tint: "#ff5a10", gloss: 0.4, sheen: 0.1 },
        SIGN: { tint: "#a80618", gloss: 0.2 },
        POLE: metal("#9a96a4", 0.6),
      },
    }),
    520,
    620,
  ),
  paster: shoot(
    stand("sticker-runner", {
      ...look([0.3, 0.3, -0.55, 0.165], [-0.4, 0.03], [-0.02, -0.02, 0.036], [0.55, 0.2, -0.6, 0.16]),
      seed: 311,
      reach: 5.4,
      turn: -0.12,
      tilt: 0.16,
      nod: 0.04,
      mouth: [-1.12, 0.85, 0.16, 0.3],
      leftLight: "#ff5a3c",
      rightLight: "#ff5a9a",
      keyLight: "#dccac0",
      keyLightAt: [-0.6, 2.4, 6],
      eyeLight: "#ffe03c",
      ambient: "#4a1c34",
      rimPower: 15,
      fill: 0.6,
      camera: [-0.2, -0.7, 8],
      target: [-0.35, -0.5, 0],
      zoom: 3.9,
      paints: {
        CLOTH: { tint: "#4c3a9a", gloss: 0.05, sheen: 0.4 },
        LABEL: { tint: "#140a14", gloss: 0.35 },
        PAPER: { tint: "#b8b0a4", gloss: 0.15 },
      },
    }),
    960,
    540,
  ),
  reader: shoot(
    stand("tape-reader", {
      ...look([0.15, 0.2, -0.35, 0.165], [-0.3, 0.03], [0.05, -0.03, 0.036]),
      seed: 321,
      reach: 6.4,
      turn: -0.06,
      tilt: -0.1,
      nod: 0.06,
      mouth: [-0.9, -0.25, 0.05, 0.02],
      hood: [0.5, -0.7, 0.66, 1.5],
      leftLight: "#c8ff5a",
      rightLight: "#5affa0",
      keyLight: "#bcb8ae",
      keyLightAt: [-1.6, 2.6, 5],
      eyeLight: "#c8ff3c",
      ambient: "#1c4a34",
      rimPower: 14,
      fill: 0.5,
      camera: [0, -0.7, 8],
      target: [0.1, -0.74, 0],
      zoom: 3.4,
      paints: {
        CLOTH: { tint: "#5a2a90", gloss: 0.05, sheen: 0.4 },
        PAPER: { tint: "#d8cfbe", gloss: 0.1 },
        LENS: { tint: "#c4bab0", gloss: 0.9 },
        HANDLE: { tint: "#7a1030", gloss: 0.6 },
      },
    }),
    960,
    540,
  ),
  planner: shoot(
    stand("planner", {
      ...WAR_ROOM,
      ...look([0.35, 0.3, -0.55, 0.155], [-0.36, 0], [-0.03, -0.03, 0.036]),
      seed: 331,
      turn: -0.12,
      nod: 0.1,
      camera: [0, 2.2, 9],
      target: [0, -0.95, 0],
      paints: { ...UNIFORM, ...PIZZA },
    }),
    560,
    560,
  ),
  scout: shoot(
    stand("scout", {
      ...WAR_ROOM,
      seed: 332,
      hasHood: false,
      turn: 0.26,
      tilt: 0.05,
      nod: 0.3,
      mouth: [-0.4, 0.5, 0.001, 0.05],
      camera: [-4.6, 2.2, 7.6],
      target: [0, -0.95, 0],
      paints: {
        ...UNIFORM,
        CLOTH: { tint: "#4a7a20", gloss: 0.05, sheen: 0.4 },
        POT: { tint: "#34402a", gloss: 0.4, sheen: 0.2 },
        LEAF: { tint: "#3c9c28", gloss: 0.2, sheen: 0.3 },
        RUBBER: { tint: "#2c2a30", gloss: 0.5, sheen: 0.3 },
        LENS: { tint: "#ffc83c", glow: 1 },
      },
    }),
    440,
    440,
  ),
  strategist: shoot(
    stand("general", {
      ...WAR_ROOM,
      ...look([0.6, 0.1, -0.5, 0.16], [-0.2, 0.04], [-0.06, -0.03, 0.036], [0.2, 0.25, -0.5, 0.16]),
      seed: 333,
      turn: -0.1,
      tilt: -0.05,
      nod: 0.08,
      mouth: [-1.12, 0.5, 0.1, 0.2],
      hood: [0.3, 0.1, 0.62, 1.5],
      eyeLight: "#39ff14",
      camera: [4.6, 2.2, 7.6],
      target: [0, -0.62, 0],
      zoom: 3.1,
      paints: {
        CLOTH: { tint: "#1c5aa0", gloss: 0.05, sheen: 0.4 },
        PAPER: { tint: "#c8bcae", gloss: 0.05 },
        RIBBON: { tint: "#39c814" },
      },
    }),
    440,
    440,
  ),
  pizza: shoot(
    stand("war-pizza", {
      ...WAR_ROOM,
      hasHood: false,
      hasFace: false,
      seed: 334,
      leftLight: "#ff6a3c",
      leftLightAt: [-4.5, 1.5, -1.0],
      rightLightAt: [4.5, 1.5, -1.0],
      keyLight: "#ecd8b4",
      keyLightAt: [-0.6, 5, -1.4],
      camera: [0, 4.2, 9.4],
      target: [0, 0.35, 0],
      zoom: 2.75,
      paints: {
        ...PIZZA,
        WOOD: { tint: "#6a3418", gloss: 0.3 },
        PENNANT: { tint: "#39e014", glow: 0.6 },
        PENNANT_TOO: { tint: "#f4ece0", glow: 0.7 },
      },
    }),
    1040,
    720,
  ),
  memeMaker: shoot(
    stand("meme-maker", {
      ...look([0.25, 0.3, -0.5, 0.165], [-0.36, 0.03], [0.03, -0.02, 0.036], [0.7, 0.1, -0.7, 0.16]),
      seed: 341,
      reach: 5.4,
      turn: 0.16,
      tilt: 0.16,
      nod: 0.04,
      mouth: [-1.12, 0.9, 0.18, 0.3],
      jaw: 0.03,
      leftLight: "#5affe8",
      rightLight: "#5ac8ff",
      keyLight: "#bcb4b2",
      keyLightAt: [1.2, 2.0, 7],
      eyeLight: "#ffe03c",
      ambient: "#183c4c",
      rimPower: 13,
      fill: 0.5,
      camera: [0.3, -0.7, 8.2],
      target: [0.55, -0.5, 0],
      zoom: 3.8,
      paints: {
        CLOTH: { tint: "#a0145a", gloss: 0.05, sheen: 0.4 },
        GLOVE: { tint: "#cfc8c0", gloss: 0.25, sheen: 0.1 },
        PRINT: { tint: "#e4dccc", gloss: 0.25 },
        DIAL: { tint: "#1c1038", gloss: 0.3 },
        BUTTON: { tint: "#e0142c", gloss: 0.6 },
      },
    }),
    960,
    540,
  ),
  loudmouth: shoot(
    stand("loudmouth", {
      ...look([0.2, 0.35, -0.4, 0.165], [-0.5, 0.0], [0.05, 0.02, 0.034]),
      seed: 351,
      reach: 4.4,
      turn: 0.42,
      tilt: -0.08,
      nod: -0.04,
      mouth: [-1.12, 1.0, 0.2, 0.1],
      jaw: 0.06,
      leftLight: "#ff2a3c",
      rightLight: "#ffb020",
      keyLight: "#c8a8a0",
      eyeLight: "#ffe03c",
      ambient: "#38182c",
      rimPower: 15,
      camera: [0.4, -0.9, 9],
      target: [0.4, -0.72, 0],
      zoom: 3.25,
      paints: {
        CLOTH: { tint: "#2c5a34", gloss: 0.05, sheen: 0.4 },
        HORN: { tint: "#c01028", gloss: 0.6 },
        INSIDE: { tint: "#3a0a10", gloss: 0.2 },
      },
    }),
    700,
    700,
  ),
  zipLip: leave("002", 640),
  jammer: leave("003", 480),
  oni: leave("007", 480),
  ghost: leave("009", 440),
  diver: leave("010", 440),
  king: leave("005", 560),
  hex: leave("014", 400),
  wholeGhost: leaveWhole("009", 900),
  wholeOni: leaveWhole("007", 800),
  wholeHex: leaveWhole("014", 960),
  wholeKing: leaveWhole("005", 800),
  wholeJammer: leaveWhole("003", 900),
  nightShift: leave("011", 900),
  shogun: leave("012", 620),
} satisfies Record<string, FigureShot>;
