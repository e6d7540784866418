import { REAPER } from "../figure/figure.ts";
import { figurePicture } from "../figure/figure-picture.ts";
import type { FigureShot } from "../figure/render-figure.ts";
import { MEDIA, type Picture, type PictureFile } from "../picture.ts";
import { type PhotoSettings, printPhoto } from "../print/photo.ts";

const WIDE: FigureShot = { figure: REAPER, width: 1280, height: 1280, samples: 6 };

/** Closer, for a narrow screen: the page lets the figure run out above the pull of the chest. */
const PHONE: FigureShot = {
  figure: { ...REAPER, zoom: 3.75, target: [0, -0.02, 0] },
  width: 780,
  height: 780,
  samples: 6,
};

export const heroPictures: Picture[] = [
  cutOut("hero/reaper-wide", WIDE, { 640: 50_000, 960: 75_000, 1280: 90_000 }),
  cutOut("hero/reaper-phone", PHONE, { 480: 40_000, 780: 60_000 }),
];

function cutOut(id: string, shot: FigureShot, budgets: Record<number, number>): Picture {
  const widths = Object.keys(budgets).map(Number);
  const formats: PhotoSettings["formats"] = ["avif", "webp"];
  const files: PictureFile[] = widths.flatMap((width) =>
    formats.map((format) => ({ path: `${MEDIA}/${id}-${width}.${format}`, maxBytes: budgets[width] ?? 0 })),
  );
  return figurePicture({ id, shot, files, settings: { widths, formats }, source: "print/photo.ts", print: printPhoto });
}
