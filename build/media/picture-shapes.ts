/** How large and in which formats the pages draw the picture of each role. Who adds a role says it here. */
export type Format = "avif" | "webp" | "jpeg";

export interface Shape {
  /** Width to height of the place on the page; a picture of another shape is cut. Without one it is shown whole. */
  ratio?: number;
  /** In pixels. None is made wider than its source. */
  widths: readonly number[];
  /** The better first. */
  formats: readonly Format[];
}

const PHOTO = ["avif", "webp"] as const;

const SHAPES: Readonly<Record<string, Shape>> = {
  hero: { ratio: 1, widths: [640, 960, 1280], formats: PHOTO },
  "hero/phones": { ratio: 1, widths: [480, 780], formats: PHOTO },
  movement: { ratio: 4 / 3, widths: [480, 800, 1200, 1800], formats: PHOTO },
  values: { ratio: 4 / 3, widths: [600, 1200], formats: PHOTO },
  staking: { ratio: 4 / 3, widths: [600, 1200], formats: PHOTO },
  videos: { ratio: 16 / 9, widths: [480, 960, 1920], formats: PHOTO },
  creators: { ratio: 1, widths: [96, 192], formats: ["webp"] },
  portraits: { ratio: 1, widths: [136, 272], formats: ["webp"] },
  faces: { ratio: 1, widths: [96, 192], formats: ["webp"] },
  illustrations: { widths: [840], formats: ["webp"] },
  "illustrations/crowd": { widths: [1600], formats: ["webp"] },
  sleeve: { ratio: 1, widths: [600], formats: PHOTO },
  mark: { ratio: 1, widths: [88], formats: ["webp"] },
  grain: { widths: [160], formats: ["webp"] },
  halftone: { widths: [160], formats: ["webp"] },
  // What other sites take for their previews.
  cards: { ratio: 1200 / 630, widths: [1200], formats: ["jpeg"] },
};

/** The shape of a role, or else of the group that it belongs to. */
export function getShape(role: string): Shape {
  const shape = SHAPES[role] ?? SHAPES[role.replace(/\/.*/, "")];
  if (shape === undefined) throw new Error(`build/media/picture-shapes.ts has no shape for "${role}".`);
  return shape;
}
