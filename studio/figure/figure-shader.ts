import { readFileSync } from "node:fs";
import type { Figure } from "./figure.ts";
import { villainDefines, villainParts } from "./villain.ts";

const MATERIALS = [
  "CLOTH",
  "BONE",
  "GOLD",
  "CHROME",
  "GLOSS",
  "LACQUER",
  "EYE",
  "NEON",
  "TAPE",
  "LEAF",
  "EMBER",
  "HORN",
  "HORN_BAND",
  "STRAW",
];

export interface FigureShaders {
  scene: string;
  resolve: string;
  bright: string;
  blur: string;
  finish: string;
}

/** Each trait is one file under shaders/, and only the traits worn are compiled: about one second for a bust. */
export function assembleShaders(figure: Figure): FigureShaders {
  const head = `${HEADER}\n${defines(figure).join("\n")}\n`;
  const scene = [
    "noise",
    "shapes",
    "skull",
    `eyes/${figure.eyes}`,
    `mouths/${figure.mouth}`,
    "hood",
    ...garmentParts(figure),
    `heads/${figure.head}`,
    "neck",
  ].map(readPart);
  const surroundings = ["probe", "light", ...lensParts(figure)].map(readPart);
  const villain = figure.villain && villainParts(figure.villain, figure).map(readPart);
  return {
    scene: head + (villain ?? [...scene, ...mapParts(figure), ...surroundings]).join("\n"),
    resolve: head + readPart("resolve"),
    bright: head + readPart("bright"),
    blur: head + readPart("blur"),
    finish: head + readPart("noise") + readPart("finish"),
  };
}

/** The pose is laid over the bust: both are one distance function to everything that probes it. */
function mapParts({ pose, set }: Figure): string[] {
  if (set) {
    const parts = ["sets/limbs", "sets/props", `sets/${set}`, "sets/staged"];
    return ["#define map bust", readPart("figure"), "#undef map", ...parts.map(readPart)];
  }
  if (!pose) return [readPart("figure")];
  return [
    "#define map bust",
    readPart("figure"),
    "#undef map",
    readPart("arm"),
    readPart(`poses/${pose}`),
    readPart("posed"),
  ];
}

function garmentParts({ set, garment }: Figure): string[] {
  if (garment) return [`garments/${garment}`];
  return [set ? "sets/torso" : "robe-hanging", "robe"];
}

/** A set brings its own backdrop and materials. */
function lensParts({ set, backdrop }: Figure): string[] {
  return set ? ["sets/paint", "sets/lens"] : [`backdrops/${backdrop}`, "camera"];
}

const HEADER = "#version 300 es\nprecision highp float;\nprecision highp int;";

const parts = new Map<string, string>();

/** Each file is read once in a run, so that the recipe hash and the rendering see the same text. */
function readPart(name: string): string {
  const text = parts.get(name) ?? readFileSync(new URL(`./shaders/${name}.glsl`, import.meta.url), "utf8");
  parts.set(name, text);
  return text;
}

function defines(figure: Figure): string[] {
  const values: Record<string, string> = {
    SEED: `${figure.seed}u`,
    FACE: figure.face.toUpperCase(),
    BACKDROP_ALPHA: figure.backdrop === "none" && !figure.set ? "0.0" : "1.0",
    RIM_ZIP: figure.rimZip ? "1" : "0",
    TURN: float(figure.turn),
    TILT: float(figure.tilt),
    NOD: float(figure.nod),
    LIGHT_A: linear(figure.leftLight),
    LIGHT_B: linear(figure.rightLight),
    LIGHT_A_AT: vector(figure.leftLightAt ?? [-3.1, 1.25, -1]),
    LIGHT_B_AT: vector(figure.rightLightAt ?? [3.1, 0.95, -0.8]),
    KEY_AT: vector(figure.keyLightAt ?? [0.9, 3.2, 4.2]),
    KEY_LIGHT: linear(figure.keyLight),
    EYE_LIGHT: linear(figure.eyeLight),
    EYE_POWER: float(figure.eyePower),
    CLOTH_TINT: linear(figure.cloth),
    BONE_TINT: linear(figure.bone),
    HORN_TINT: linear(figure.horn),
    RIM_POWER: float(figure.rimPower),
    FILL: float(figure.fill),
    HAZE: float(figure.haze),
    CAMERA: vector(figure.camera),
    TARGET: vector(figure.target),
    ZOOM: float(figure.zoom),
    ZIP_TOP: "-1.31",
    ZIP_DEPTH: "1.08",
    ZIP_SLIDER: "0.58",
    EXPOSURE: float(figure.exposure),
    BLOOM: float(figure.bloom),
    VIGNETTE: float(figure.vignette),
    GRAIN: float(figure.grain),
  };
  if (figure.villain) Object.assign(values, villainDefines(figure.villain, vector, linear));
  MATERIALS.forEach((name, index) => {
    values[name] = `${index}.0`;
  });
  return Object.entries(values).map(([name, value]) => `#define ${name} ${value}`);
}

function float(value: number): string {
  return Number.isInteger(value) ? `${value}.0` : `${value}`;
}

function vector(values: readonly number[]): string {
  return `vec3(${values.map(float).join(", ")})`;
}

function linear(hex: string): string {
  const channels = [1, 3, 5].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2);
  return vector(channels.map((value) => Number(value.toFixed(6))));
}
