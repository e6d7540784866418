import { MEDIA, type Picture, readSource } from "../picture.ts";
import { shrinkToPreview } from "../preview.ts";
import { printScene, type ScenePhoto } from "../print/scene-photo.ts";
import type { Garment } from "./garment.ts";
import { assembleGarment } from "./garment-shader.ts";
import { describePrint, drawPrint, type Print } from "./prints.ts";
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
const SAMPLES = 3;
const BUDGETS: Record<number, number> = { 450: 35_000, 900: 100_000 };
const PHOTO: ScenePhoto = {
  widths: [450, 900],
  formats: ["avif", "webp"],
  quality: { avif: 60, webp: 80 },
  grain: 2,
};

/** A product by its id in the shop. */
export function garmentPicture(id: string, garment: Garment, prints: Print[]): Picture {
  return {
    id: `merch/${id}`,
    files: PHOTO.widths.flatMap((width) =>
      PHOTO.formats.map((format) => ({
        path: `${MEDIA}/merch/${id}-${width}.${format}`,
        maxBytes: BUDGETS[width] ?? 0,
      })),
    ),
    recipe: [SIZE, SAMPLES, PHOTO, assembleGarment(garment), prints.map(describePrint), CODE.map(readSource)],
    make: async (browser) => {
      const drawn = await Promise.all(prints.map(drawPrint));
      return printScene(await renderGarment(browser, { garment, size: SIZE, samples: SAMPLES }, drawn), PHOTO);
    },
    preview: async (browser) => {
      const size = Math.ceil(SIZE * shrinkToPreview({ width: SIZE, height: SIZE }));
      return renderGarment(browser, { garment, size, samples: 1 }, await Promise.all(prints.map(drawPrint)));
    },
  };
}
