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
/** Twice the width at which the shop shows its double tiles. */
const SIZE = 1800;
const SAMPLES = 2;
const BUDGETS: Record<number, number> = { 450: 35_000, 900: 100_000, 1800: 250_000 };
const PHOTO: ScenePhoto = {
  widths: [450, 900],
  formats: ["avif", "webp"],
  quality: { avif: 57, webp: 76 },
  grain: 2,
};
/** A double tile of one device pixel takes it too, so it must weigh little more than the width before. */
const LARGE_PHOTO: ScenePhoto = { ...PHOTO, widths: [SIZE], quality: { avif: 42, webp: 44 }, grain: 1 };
const PHOTOS = [PHOTO, LARGE_PHOTO];

/** A product by its id in the shop. */
export function garmentPicture(id: string, { garment, prints }: MerchShot): Picture {
  return {
    id: `merch/${id}`,
    files: PHOTOS.flatMap(({ widths, formats }) =>
      widths.flatMap((width) =>
        formats.map((format) => ({
          path: `${MEDIA}/merch/${id}-${width}.${format}`,
          maxBytes: BUDGETS[width] ?? 0,
        })),
      ),
    ),
    recipe: [SIZE, SAMPLES, PHOTOS, assembleGarment(garment), prints.map(describePrint), CODE.map(readSource)],
    make: async (browser) => {
      const drawn = await Promise.all(prints.map(drawPrint));
      const raster = await renderGarment(browser, { garment, size: SIZE, samples: SAMPLES }, drawn);
      return (await Promise.all(PHOTOS.map((photo) => printScene(raster, photo)))).flat();
    },
    preview: async (browser) => {
      const small = Math.ceil(SIZE * shrinkToPreview({ width: SIZE, height: SIZE }));
      return renderGarment(browser, { garment, size: small, samples: 1 }, await Promise.all(prints.map(drawPrint)));
    },
  };
}
