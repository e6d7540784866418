import type { Member } from "../figure/cast.ts";
import { figurePicture } from "../figure/figure-picture.ts";
import type { FigureShot } from "../figure/render-figure.ts";
import { MEDIA, type Picture, type PictureFile } from "../picture.ts";
import { printLargePhoto } from "../print/large-photo.ts";
import { type PhotoSettings, printPhoto } from "../print/photo.ts";
import { look, member } from "./cast-house.ts";

/** The one of the house, in the lights of the flood he stands on. */
export const REAPER: Member = member("close-up", {
  ...look([0.12, 0.36, -0.5, 0.16], [-0.46, 0.0], [0.0, -0.01, 0.034]),
  seed: 1,
  hasHood: true,
  turn: 0.24,
  tilt: -0.02,
  mouth: [-1.12, 0.66, 0.14, 0.22],
  hood: [0.62, 0.6, 0.62, 1.5],
  keyLight: "#a098ac",
  ambient: "#1c1630",
  eyeLight: "#ff2a3c",
  rimPower: 26,
  fill: 0.5,
  eyePower: 0.05,
  bloom: 0.4,
  vignette: 0,
  grain: 0.02,
  zoom: 3.2,
  target: [0, -0.16, 0],
  paints: { CLOTH: { tint: "#38333f", gloss: 0.05, sheen: 0.3 } },
});

const WIDE: FigureShot = { figure: REAPER, width: 1280, height: 1280, samples: 1 };

/** Closer, for a narrow screen: the page lets the figure run out above the pull of the chest. */
const PHONE: FigureShot = {
  figure: { ...REAPER, zoom: 3.75, target: [0, 0.02, 0] },
  width: 780,
  height: 780,
  samples: 1,
};

const WIDE_WIDTHS = [640, 960, 1280];
const PHONE_WIDTHS = [480, 780];

const FORMATS: PhotoSettings["formats"] = ["avif", "webp"];
export const heroPictures: Picture[] = [
  figurePicture({
    id: "hero/reaper-wide",
    shot: WIDE,
    files: listFiles("reaper-wide", { 640: 50_000, 960: 75_000, 1280: 92_000 }),
    settings: WIDE_WIDTHS,
    source: "print/large-photo.ts",
    print: printLargePhoto,
  }),
  figurePicture({
    id: "hero/reaper-phone",
    shot: PHONE,
    files: listFiles("reaper-phone", { 480: 40_000, 780: 60_000 }),
    settings: { widths: PHONE_WIDTHS, formats: FORMATS },
    source: "print/photo.ts",
    print: printPhoto,
  }),
];

function listFiles(name: string, budgets: Record<number, number>): PictureFile[] {
  return Object.entries(budgets).flatMap(([width, maxBytes]) =>
    FORMATS.map((format) => ({ path: `${MEDIA}/hero/${name}-${width}.${format}`, maxBytes })),
  );
}
