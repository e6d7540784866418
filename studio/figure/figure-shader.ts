import { castDefines, castMaterials, castScene } from "./cast.ts";
import type { Figure, HouseFigure } from "./figure.ts";
import { assemblePasses, float, linear, type Passes, readPart, vector } from "./glsl.ts";

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

export type FigureShaders = Passes;

/** Each trait is one file under shaders/, and only the traits worn are compiled: about one second for a bust. */
export function assembleShaders(figure: Figure): FigureShaders {
  if ("person" in figure) return assemblePasses(castDefines(figure), castMaterials(figure), castScene(figure));
  return assemblePasses(defines(figure), MATERIALS, composeScene(figure));
}

function composeScene(figure: HouseFigure): string[] {
  const bust = [
    "noise",
    "shapes",
    "skull",
    `eyes/${figure.eyes}`,
    `mouths/${figure.mouth}`,
    "hood-opening",
    "rim",
    "hood",
    "robe-hanging",
    "robe-folds",
    "zip-pull",
    "robe",
    `heads/${figure.head}`,
    "neck",
  ];
  const surroundings = [
    "probe",
    "openness",
    "lamps",
    "matte",
    "metal",
    "light",
    `backdrops/${figure.backdrop}`,
    "camera",
  ];
  return [...bust.map(readPart), ...mapParts(figure), ...surroundings.map(readPart)];
}

/** The pose is laid over the bust: both are one distance function to everything that probes it. */
function mapParts({ pose }: HouseFigure): string[] {
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

function defines(figure: HouseFigure): Record<string, string> {
  return {
    SEED: `${figure.seed}u`,
    FACE: figure.face.toUpperCase(),
    BACKDROP_ALPHA: figure.backdrop === "none" ? "0.0" : "1.0",
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
}
