import { type HouseFigure, REAPER } from "../figure/figure.ts";
import { figurePicture } from "../figure/figure-picture.ts";
import { MEDIA, type Picture, type PictureFile } from "../picture.ts";
import { printTemplate, type TemplatePrint } from "../print/template.ts";
import { TEMPLATES } from "./template-figures.ts";

/** Rendered a little smaller than delivered: two rays for each pixel of the canvas that draws it at half its width. */
const SIZE = 720;
const BUDGETS: Record<number, number> = { 1200: 160_000, 300: 18_000 };
const PRINT: TemplatePrint = {
  sizes: [
    { width: 1200, maxBytes: 160_000 },
    { width: 300, maxBytes: 18_000 },
  ],
  band: "#05020a",
};

/** Further from the camera than a portrait: arms, hands and what they hold fill the square. */
const TEMPLATE_VIEW: Partial<HouseFigure> = {
  horn: "#b8aea6",
  grain: 0.014,
  haze: 0.14,
  vignette: 0.3,
  camera: [0, -0.9, 11],
  target: [0, -0.96, 0],
  zoom: 2.75,
  rimPower: 11,
};

export const templatePictures: Picture[] = Object.entries(TEMPLATES).map(([name, figure]) => {
  const files: PictureFile[] = [1200, 300].flatMap((width) =>
    ["avif", "webp"].map((format) => ({
      path: `${MEDIA}/templates/${name}-${width}.${format}`,
      maxBytes: BUDGETS[width] ?? 0,
    })),
  );
  return figurePicture({
    id: `templates/${name}`,
    shot: { figure: { ...REAPER, ...TEMPLATE_VIEW, ...figure }, width: SIZE, height: SIZE, samples: 2 },
    files,
    settings: PRINT,
    source: "print/template.ts",
    print: printTemplate,
  });
});
