import { float, linear, readPart, vector } from "./glsl.ts";

/** What a surface is made of. Metal, gloss and sheen are shares; glow makes it a lamp of that strength. */
export interface Paint {
  tint: string;
  metal?: number;
  gloss?: number;
  sheen?: number;
  glow?: number;
}

/** Upper lid, its slant (outwards up is anger), lower lid, radius: lids in radii of the eye. */
export type Eye = readonly [upper: number, slant: number, lower: number, radius: number];
/** Slant (inner end down is anger) and height. */
export type Brow = readonly [slant: number, height: number];
type Point = readonly [x: number, y: number, z: number];

export interface Expression {
  eyes: readonly [left: Eye, right: Eye];
  brows: readonly [left: Brow, right: Brow];
  /** Where the pupils look, and how large they are. */
  gaze: Point;
}

/**
 * One of the collection. What he alone wears, holds and stands before is a file in shaders/cast/people:
 * `own` and `backdrop`, and if he needs them `dye` for patterns and `air` for what drifts before him. Without a backdrop he is a cut-out.
 * What he stands on may be of the paint GROUND (cast/ground.glsl).
 */
export interface Member extends Expression {
  person: string;
  /** One of the collection leaves his backdrop to stand in a scene. */
  isCutOut?: boolean;
  /** A drawing for one ink: how thick the line round his shapes is, in shares of the height. Only for a cut-out. */
  line?: number;
  seed: number;
  hasHood: boolean;
  hasBody: boolean;
  /** He stands in a scene: his file poses limbs.glsl, which reaches so far from the origin. Then `hasBody` is false. */
  reach?: number;
  /** Without a face something stands for it: a screen, a sheet, a sack. */
  hasFace: boolean;
  hasChestZip: boolean;
  /** A hood that lies on the shoulders. */
  hasCollar: boolean;
  turn: number;
  tilt: number;
  nod: number;
  /** Where the zip of the mouth opens, where its slider stands, half its height, its curve. */
  mouth: readonly [from: number, slider: number, gap: number, curve: number];
  skew: number;
  jaw: number;
  /** Share of the bone that is cracked. */
  cracks: number;
  crackTint: string;
  /** Height of the tip of the hood, how far it leans; half the width of its opening and the radius of its lower half. */
  hood: readonly [peak: number, lean: number, width: number, foot: number];
  /** Height at which the skull ends, for a head without a roof. */
  sawn?: number;
  leftLight: string;
  rightLight: string;
  leftLightAt: Point;
  rightLightAt: Point;
  keyLight: string;
  keyLightAt: Point;
  eyeLight: string;
  /** The ground's light, from everywhere. */
  ambient: string;
  rimPower: number;
  fill: number;
  eyePower: number;
  camera: Point;
  target: Point;
  zoom: number;
  exposure: number;
  bloom: number;
  vignette: number;
  grain: number;
  /** By the name the shader of the person uses. */
  paints: Record<string, Paint>;
  /** Rays per pixel that has an edge in it. */
  rays: number;
}

const BACKDROP = "vec3 backdrop(";
const MODEL_MATERIALS = ["CLOTH", "BONE", "TOOTH", "EYE", "TAPE", "ZIP", "GLOVE"];
/** What whoever stands in a scene wears besides. */
const STREET_MATERIALS = ["TROUSERS", "SHOE", "SOLE"];

/** The materials of a member, numbered, and their table in the shading language. */
function paintTable(paints: Record<string, Paint>): string {
  const rows = Object.entries(paints).map(
    ([name, { tint, metal = 0, gloss = 0.3, sheen = 0, glow = 0 }]) =>
      `if (material == ${name}) return Skin(${linear(tint)}, ${[metal, gloss, sheen, glow].map(float).join(", ")});`,
  );
  return `Skin skinOf(float material) { ${rows.join(" ")} return Skin(vec3(0.02), 0.0, 0.0, 0.0, 0.0); }`;
}

const flag = (value: boolean): string => (value ? "1" : "0");
const list = (values: readonly number[]): string => `vec${values.length}(${values.map(float).join(", ")})`;

/** His own shader; for one who leaves his backdrop, his ground and air get names that nobody asks for. */
function readPerson({ person, isCutOut }: Member): string {
  const text = readPart(`cast/people/${person}`);
  return isCutOut ? text.replaceAll(/^vec3 (backdrop|air)\(/gm, "vec3 left_$1(") : text;
}

/** The values that shaders/cast asks for, as text of the shading language. */
export function castDefines(member: Member): Record<string, string> {
  const [peak, lean, width, foot] = member.hood;
  const own = readPerson(member);
  const isCutOut = !own.includes(BACKDROP);
  return {
    SEED: `${member.seed}u`,
    HOOD: flag(member.hasHood),
    HAS_BODY: flag(member.hasBody),
    HAS_FACE: flag(member.hasFace),
    CHEST_ZIP: flag(member.hasChestZip),
    COLLAR_ROLL: flag(member.hasCollar && !member.hasHood),
    ...(member.sawn === undefined ? {} : { SAWN: float(member.sawn) }),
    "DYE(skin, material, p, head)": own.includes("void dye(") ? "dye(skin, material, p, head)" : "",
    AIR: isCutOut || own.includes("vec3 air(") ? "air(uv)" : "vec3(0.0)",
    TURN: float(member.turn),
    TILT: float(member.tilt),
    NOD: float(member.nod),
    EYE_LEFT: list(member.eyes[0]),
    EYE_RIGHT: list(member.eyes[1]),
    BROW_LEFT: list(member.brows[0]),
    BROW_RIGHT: list(member.brows[1]),
    GAZE: list(member.gaze),
    ZIP_MOUTH: list(member.mouth),
    SKEW: float(member.skew),
    JAW: float(member.jaw),
    CRACKS: float(member.cracks),
    CRACK_TINT: linear(member.crackTint),
    PEAK: float(peak),
    LEAN: float(lean),
    RIM_HALF_WIDTH: float(width),
    RIM_FOOT_RADIUS: float(foot),
    ZIP_TOP: member.hasHood ? "-1.22" : "-1.36",
    LIGHT_A: linear(member.leftLight),
    LIGHT_B: linear(member.rightLight),
    LIGHT_A_AT: vector(member.leftLightAt),
    LIGHT_B_AT: vector(member.rightLightAt),
    KEY_LIGHT: linear(member.keyLight),
    KEY_AT: vector(member.keyLightAt),
    EYE_LIGHT: linear(member.eyeLight),
    AMBIENT: linear(member.ambient),
    RIM_POWER: float(member.rimPower),
    FILL: float(member.fill),
    EYE_POWER: float(member.eyePower),
    CAMERA: vector(member.camera),
    TARGET: vector(member.target),
    ZOOM: float(member.zoom),
    EXPOSURE: float(member.exposure),
    BLOOM: float(member.bloom),
    VIGNETTE: float(member.vignette),
    GRAIN: float(member.grain),
    RAYS: String(member.rays),
    ...(member.reach === undefined ? {} : { REACH: float(member.reach) }),
    ...(member.line === undefined ? {} : { LINE: float(member.line) }),
  };
}

/** Those the model itself asks for come first; the others are the member's own. */
export function castMaterials(member: Member): string[] {
  const worn = member.reach === undefined ? [] : STREET_MATERIALS;
  return [...new Set([...MODEL_MATERIALS, ...worn, ...Object.keys(member.paints)])];
}

/** The shader texts in order; the table of paints stands before the light, which asks it. */
export function castScene(member: Member): string[] {
  const { hasHood, reach } = member;
  const isStanding = reach !== undefined;
  const own = readPerson(member);
  const isCutOut = !own.includes(BACKDROP);
  const model = [
    ...["materials", "skull", "mouth", "robe", ...(hasHood ? ["hood"] : []), "hand", "figure"],
    ...(isStanding ? ["limbs"] : []),
    ...(/ soft[A-Z]/.test(own) ? ["soft"] : []),
    ...(own.includes("longJacket(") ? ["long-jacket"] : []),
    ...(own.includes("paperHat(") ? ["paper-hat"] : []),
    ...(own.includes("televisionSet(") ? ["television"] : []),
    ...(own.includes("jeans(") ? ["jeans"] : []),
    ...(own.includes("softClasp(") ? ["clasp"] : []),
    ...(own.includes("grasp(") ? ["grasp"] : []),
    ...(own.includes("posed(") ? ["posed"] : []),
    ...(own.includes("holding(") ? ["holding"] : []),
    ...(/ (sleeve|openHand)\(/.test(own) ? ["gestures"] : []),
    ...(own.includes("hoodBehind(") ? ["hood-behind"] : []),
    ...(own.includes("inkedBack") ? ["inked-back"] : []),
    ...(own.includes("groundAt(") ? ["ground"] : []),
    ...(isCutOut ? ["open-ground"] : []),
  ];
  const before = ["noise", "shapes", ...model.map((name) => `cast/${name}`)];
  const after = [
    "cast/person",
    "cast/probe",
    "cast/openness",
    "cast/light",
    "cast/ray",
    isStanding ? "cast/march-far" : "cast/march",
  ];
  return [
    ...before.map(readPart),
    own,
    paintTable(member.paints),
    ...after.map(readPart),
    ...readLens(member, isCutOut),
  ];
}

function readLens({ line }: Member, isCutOut: boolean): string[] {
  if (line !== undefined) return [readPart("cast/drawn"), readPart("cast/pen")];
  const camera = readPart("cast/camera");
  return isCutOut ? ["#define main picture", camera, "#undef main", readPart("cast/cut-out")] : [camera];
}
