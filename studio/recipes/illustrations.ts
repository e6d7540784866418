import { assembleGarment } from "../garment/garment-shader.ts";
import { describePrint, drawPrint } from "../garment/prints.ts";
import { renderGarment } from "../garment/render-garment.ts";
import { MEDIA, type Picture, type PictureFile, readSource } from "../picture.ts";
import type { Edition } from "../print/edition.ts";
import { openRaster } from "../print/encode.ts";
import { printScene, type ScenePhoto } from "../print/scene-photo.ts";
import type { Layer } from "../stage/scene.ts";
import { scenePicture } from "../stage/scene-picture.ts";
import { CHAOS_ART, CULTURE, PEOPLE, SLEEVE, SLEEVE_INKS } from "./illustration-scenes.ts";
import { STAKING_SHOT } from "./staking-shot.ts";

const WIDTHS = [600, 1200];
const BUDGETS: Record<number, number> = { 600: 80_000, 1200: 160_000 };
const PHOTO: ScenePhoto = {
  widths: WIDTHS,
  formats: ["avif", "webp"],
  quality: { avif: 56, webp: 78 },
  grain: 4,
};
/** Its dots are fine detail: they cost more bytes at the same quality. */
const POSTER_QUALITY: ScenePhoto["quality"] = { avif: 46, webp: 54 };

const GARMENT_CODE = [
  "garment/garment-page.ts",
  "garment/render-garment.ts",
  "garment/prints.ts",
  "print/scene-photo.ts",
  "print/encode.ts",
  "random.ts",
];
/** Edges of many coins cost bytes. */
const STAKING_PHOTO: ScenePhoto = { ...PHOTO, grain: 3, quality: { avif: 54, webp: 73 } };
const STAKING_RAYS = 900;
/** The part of the square that is kept, in shares of its height. */
const STAKING_CROP = { top: 0.115, height: 0.75 };

export const illustrationPictures: Picture[] = [
  illustrate("vision-culture", CULTURE, 900),
  illustrate("vision-chaos", CHAOS_ART, 900),
  illustrate("vision-people", PEOPLE, 900),
  illustrate("sleeve", SLEEVE, 1200, SLEEVE_INKS),
  {
    id: "art/staking",
    files: listFiles("staking"),
    recipe: [
      STAKING_RAYS,
      STAKING_CROP,
      STAKING_PHOTO,
      assembleGarment(STAKING_SHOT.garment),
      STAKING_SHOT.prints.map(describePrint),
      GARMENT_CODE.map(readSource),
    ],
    make: async (browser) => {
      const prints = await Promise.all(STAKING_SHOT.prints.map(drawPrint));
      const shot = { garment: STAKING_SHOT.garment, size: STAKING_RAYS, samples: 2 };
      const square = await renderGarment(browser, shot, prints);
      const top = Math.round(STAKING_CROP.top * STAKING_RAYS);
      const height = Math.round(STAKING_CROP.height * STAKING_RAYS);
      const cut = openRaster(square).extract({ left: 0, top, width: STAKING_RAYS, height });
      const large = await openRaster({
        width: STAKING_RAYS,
        height,
        data: await cut.raw().toBuffer(),
      })
        .resize({ width: 1200, kernel: "lanczos3" })
        .sharpen({ sigma: 0.8 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      return printScene({ width: large.info.width, height: large.info.height, data: large.data }, STAKING_PHOTO);
    },
  },
];

function illustrate(name: string, layers: Layer[], height: number, edition?: Edition): Picture {
  return scenePicture({
    id: `art/${name}`,
    scene: { width: 1200, height, layers },
    files: listFiles(name),
    settings: edition ? { ...PHOTO, grain: 2, quality: POSTER_QUALITY, edition } : PHOTO,
    sources: ["print/scene-photo.ts", "print/edition.ts"],
    print: printScene,
  });
}

function listFiles(name: string): PictureFile[] {
  return WIDTHS.flatMap((width) =>
    PHOTO.formats.map((format) => ({
      path: `${MEDIA}/art/${name}-${width}.${format}`,
      maxBytes: BUDGETS[width] ?? 0,
    })),
  );
}
