import { linear, vector } from "./glsl.ts";

/** A villain of the collection: the house figure with its own cloth, light and air, and what he wears on top. */
export interface Villain {
  /** Pulled up, or lying on the shoulders. */
  hood: "hood" | "hood-down";
  isMasked: boolean;
  /** Files in shaders/worn: their functions take the point and the same point in head space. */
  worn: ("chain" | "hilts" | "halo" | "headphones")[];
  /** What drifts between the figure and the viewer: a file in shaders/air. */
  air: "clear" | "rain" | "smoke" | "embers";
  airFrom: readonly [number, number];
  hasChestZip: boolean;
  /** The edge of the hood: rolled cloth, a golden cord, or a lit piping. */
  trim: "rolled" | "cord" | "piping";
  /** Height of the tip of the hood, and how far it leans over. */
  peak: number;
  lean: number;
  /** Share of the bone that is cracked. */
  cracks: number;
  isChipped: boolean;
  hasGrill: boolean;
  /** Water on the cloth. */
  wet: number;
  /** Silk shine of the cloth. */
  satin: number;
  /** Colour of lamps and piping. */
  lamp: string;
  /** Free numbers of the backdrop, see its file. */
  scene: readonly [number, number, number];
  /** Rays per pixel that has an edge in it. */
  rays: number;
}

export const VILLAIN: Villain = {
  hood: "hood",
  isMasked: false,
  worn: [],
  air: "clear",
  airFrom: [0, 0],
  hasChestZip: true,
  trim: "rolled",
  peak: 0.5,
  lean: 0.7,
  cracks: 0.25,
  isChipped: false,
  hasGrill: false,
  wet: 0,
  satin: 0,
  lamp: "#14d8ff",
  scene: [0, 0, 0],
  rays: 4,
};

interface Traits {
  eyes: string;
  mouth: string;
  head: string;
  pose?: string;
  backdrop: string;
}

const HOODS: Record<Villain["hood"], string[]> = {
  hood: ["villain/hood-opening", "rim", "villain/hood"],
  "hood-down": ["villain/hood-down"],
};

export function villainParts(villain: Villain, { eyes, mouth, head, pose, backdrop }: Traits): string[] {
  const bust = "villain/figure";
  return [
    "noise",
    "shapes",
    "villain/materials",
    ...(villain.isMasked ? ["villain/visor"] : ["villain/skull-from", "skull", "villain/skull-end"]),
    `eyes/${eyes}`,
    `mouths/${mouth}`,
    ...HOODS[villain.hood],
    "villain/robe-folds",
    "zip-pull",
    "villain/robe",
    `heads/${head}`,
    "neck",
    ...villain.worn.map((name) => `worn/${name}`),
    ...(pose ? ["villain/bust", bust, "villain/bust-end", "arm", `poses/${pose}`, "posed"] : [bust]),
    "villain/probe",
    "openness",
    "lamps",
    "villain/matte",
    "metal",
    "villain/light",
    `backdrops/${backdrop}`,
    `air/${villain.air}`,
    "villain/camera",
  ];
}

/** The values that shaders/villain asks for, as text of the shading language. */
export function villainDefines(villain: Villain): Record<string, string> {
  const worn = villain.worn.map((name) => `${name}(p, head)`);
  return {
    WORN: worn.reduceRight((rest, part) => `nearer(${part}, ${rest})`, "vec2(1e3, CLOTH)"),
    MASKED: villain.isMasked ? "1" : "0",
    BARE: villain.hood === "hood-down" ? "1" : "0",
    CHEST_ZIP: villain.hasChestZip ? "1" : "0",
    TRIM: String(["rolled", "cord", "piping"].indexOf(villain.trim)),
    CHIP: villain.isChipped ? "1" : "0",
    GRILL: villain.hasGrill ? "1" : "0",
    PEAK: villain.peak.toFixed(3),
    LEAN: villain.lean.toFixed(3),
    CRACKS: villain.cracks.toFixed(3),
    WET: villain.wet.toFixed(3),
    SATIN: villain.satin.toFixed(3),
    LAMP_LIGHT: linear(villain.lamp),
    SCENE: vector(villain.scene),
    AIR_FROM: `vec2(${villain.airFrom.map((value) => value.toFixed(3)).join(", ")})`,
    RAYS: String(villain.rays),
  };
}
