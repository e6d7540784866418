import { MEDIA, type Picture, readSource } from "../picture.ts";
import { shrinkToPreview } from "../preview.ts";
import { printScene, type ScenePhoto } from "../print/scene-photo.ts";
import type { MerchShot } from "../recipes/merch-shots.ts";
import { assembleGarment } from "./garment-shader.ts";
import { describePrint, drawPrint } from "./prints.ts";
import { renderGarment } from "./render-garment.ts";

const CODE = [
  "garment/garment-page.ts",
  "garment/render-garment.ts",
  "garment/prints.ts",
  "print/scene-photo.ts",
  "print/encode.ts",
  "random.ts",
];
const SIZE = 900;
/** Twice the width at which the shop shows its large tiles. */
const LARGE_SIZE = 1800;
const SAMPLES = 3;
const BUDGETS: Record<number, number> = { 450: 35_000, 900: 100_000, 1800: 250_000 };
const PHOTO: ScenePhoto = {
  widths: [450, 900],
  formats: ["avif", "webp"],
  quality: { avif: 60, webp: 80 },
  grain: 2,
};

/** A product by its id in the shop. */
export function garmentPicture(id: string, { garment, prints, isLarge }: MerchShot): Picture {
  const size = isLarge ? LARGE_SIZE : SIZE;
  const photo = isLarge ? { ...PHOTO, widths: [...PHOTO.widths, LARGE_SIZE] } : PHOTO;
  return {
    id: `merch/${id}`,
    files: photo.widths.flatMap((width) =>
      photo.formats.map((format) => ({
        path: `${MEDIA}/merch/${id}-${width}.${format}`,
        maxBytes: BUDGETS[width] ?? 0,
      })),
    ),
    recipe: [size, SAMPLES, photo, assembleGarment(garment), prints.map(describePrint), CODE.map(readSource)],
    make: async (browser) => {
      const drawn = await Promise.all(prints.map(drawPrint));
      return printScene(await renderGarment(browser, { garment, size, samples: SAMPLES }, drawn), photo);
    },
    preview: async (browser) => {
      const small = Math.ceil(SIZE * shrinkToPreview({ width: SIZE, height: SIZE }));
      return renderGarment(browser, { garment, size: small, samples: 1 }, await Promise.all(prints.map(drawPrint)));
    },
  };
}
