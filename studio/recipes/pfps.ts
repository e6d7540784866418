import type { Member } from "../figure/cast.ts";
import { figurePicture } from "../figure/figure-picture.ts";
import { MEDIA, type Picture } from "../picture.ts";
import { printBadge } from "../print/badge.ts";
import type { Edition } from "../print/edition.ts";
import { CAST } from "./cast.ts";

const SIZE = 1024;
const SIZES = [
  { width: SIZE, avif: 64, webp: 84, maxBytes: 140_000 },
  { width: 256, avif: 64, webp: 82, maxBytes: 20_000 },
];

/** Dots and strands need a lower quality for the same budgets: the share of the others'. */
const COARSER: Record<string, number> = { "008": 0.5, "013": 0.9 };

/** One of the twenty comes as a poster in two inks; his gold shows through them. */
const EDITIONS: Record<string, Edition> = {
  "008": {
    inks: [
      [30, 8, 84],
      [255, 34, 132],
      [255, 240, 214],
    ],
    strength: 0.55,
    cell: 6,
    depth: 0.4,
    slips: { seed: 8, count: 0, reach: 0 },
  },
};

/** For their portraits alone: how near the lens stands and from where, as what is held out to it grows, how strong the lamps are, and which paints must not burn there. */
const LENSES: Record<string, Partial<Member>> = {
  "001": { camera: [-0.9, 0.9, 4.3], target: [0, -0.06, 0.3], zoom: 2.15, exposure: 0.88 },
  "002": {
    camera: [-0.7, 0.1, 4.4],
    target: [0.08, -0.3, 0.4],
    zoom: 2.14,
    exposure: 0.84,
    eyeLight: "#50c4e4",
    paints: { ...CAST["002"]?.paints, GLOVE: { tint: "#c4bab0", gloss: 0.25, sheen: 0.1 } },
  },
  "006": {
    camera: [-0.8, -1.3, 4.2],
    target: [0.16, 0.1, 0.3],
    zoom: 1.95,
    gaze: [-0.03, -0.03, 0.052],
    eyeLight: "#6ac8ec",
    leftLight: "#b06a18",
    paints: {
      ...CAST["006"]?.paints,
      CLOTH: { tint: "#c48a08", gloss: 0.42, sheen: 0.1 },
      GLOVE: { tint: "#ccc0b0", gloss: 0.25, sheen: 0.1 },
    },
  },
  "008": {
    camera: [-0.8, -0.7, 4.3],
    target: [0.34, -0.16, 0.4],
    zoom: 2.34,
    bloom: 0,
    exposure: 0.9,
    keyLight: "#c8c0c8",
    keyLightAt: [-2.6, 2.6, 4.4],
    eyeLight: "#ff2a8a",
    leftLight: "#30e0d0",
    rightLight: "#ff3a90",
  },
  "009": { camera: [-0.6, 0.1, 4.4], target: [0.24, -0.44, 0.4], zoom: 2.05 },
  "013": { camera: [0.7, -1.3, 4.4], target: [-0.1, 0.0, 0.4], zoom: 2 },
  "018": { camera: [0.9, -1.0, 4.3], target: [-0.18, -0.14, 0.4], zoom: 2.1 },
  "020": { camera: [-1.0, -1.2, 4.2], target: [0.02, 0.06, 0.4], zoom: 2.15 },
  "003": { camera: [1.0, -1.0, 4.3], target: [-0.14, 0.04, 0.3], zoom: 2.15, exposure: 0.82 },
  "015": { camera: [-0.8, -1.2, 4.3], target: [0.02, 0.16, 0.3], zoom: 2.3 },
  "019": { camera: [0.8, -1.2, 4.3], target: [0.0, 0.04, 0.3], zoom: 2.15, rimPower: 26, keyLight: "#a8b0b4" },
  "007": {
    camera: [-0.7, -1.0, 4.3],
    target: [0.06, 0.1, 0.3],
    zoom: 2.45,
    exposure: 0.74,
    bloom: 0,
    rimPower: 14,
    keyLight: "#d4ccd8",
    gaze: [-0.01, -0.005, 0.04],
    eyeLight: "#e8b01c",
    paints: {
      ...CAST["007"]?.paints,
      HORN: { tint: "#2c1a20", gloss: 0.35 },
      CLOTH: { tint: "#4a2440", gloss: 0.1, sheen: 0.4 },
    },
  },
  "010": { exposure: 0.8 },
  "011": { rimPower: 34, keyLight: "#8a8494" },
  "012": { exposure: 0.84 },
  "014": { rimPower: 24, exposure: 0.9 },
  "016": { exposure: 0.72 },
  "017": { camera: [-0.6, 0.1, 4.6], target: [-0.04, 0.4, 0.2], zoom: 2.08 },
};

/** A portrait is seen larger than its figure in a scene, where what glows may run over its edge. */
const BLOOM_SHARE = 0.35;

/** The collection, by the ids of its catalogue. The shader finds the edges and takes four rays there itself. */
export const pfpPictures: Picture[] = Object.entries(CAST).map(([number, figure]) => {
  const share = COARSER[number] ?? 1;
  const sizes = SIZES.map(({ width, avif, webp }) => ({
    width,
    avif: Math.round(avif * share),
    webp: Math.round(webp * share),
  }));
  return figurePicture({
    id: `pfps/BAGZ-${number}`,
    shot: {
      figure: { ...figure, bloom: BLOOM_SHARE * figure.bloom, ...LENSES[number] },
      width: SIZE,
      height: SIZE,
      samples: 1,
    },
    files: SIZES.flatMap(({ width, maxBytes }) =>
      ["avif", "webp"].map((format) => ({ path: `${MEDIA}/pfps/BAGZ-${number}-${width}.${format}`, maxBytes })),
    ),
    settings: { sizes, edition: EDITIONS[number] },
    source: "print/badge.ts",
    print: printBadge,
  });
});
