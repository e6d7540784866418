import { type HouseFigure, REAPER } from "../figure/figure.ts";
import { figurePicture } from "../figure/figure-picture.ts";
import type { FigureShot } from "../figure/render-figure.ts";
import { MEDIA, type Picture, type PictureFile } from "../picture.ts";
import { printTemplate, type TemplatePrint } from "../print/template.ts";
import { TEMPLATE_CAST } from "./template-cast.ts";
import { TEMPLATES } from "./template-figures.ts";

/** Rendered a little smaller than delivered: two rays for each pixel of the canvas that draws it at half its width. */
const SIZE = 720;
const CAST_SIZE = 840;
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

/** The older figure takes two rays everywhere, the new model four where there are edges. */
const SHOTS: Record<string, FigureShot> = {
  ...mapValues(TEMPLATES, (figure) => ({
    figure: { ...REAPER, ...TEMPLATE_VIEW, ...figure },
    ...square(SIZE),
    samples: 2,
  })),
  ...mapValues(TEMPLATE_CAST, (figure) => ({ figure, ...square(CAST_SIZE), samples: 1 })),
};

function square(size: number) {
  return { width: size, height: size };
}

function mapValues<From, To>(from: Record<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(from).map(([name, value]) => [name, change(value)]));
}

export const templatePictures: Picture[] = Object.entries(SHOTS).map(([name, shot]) => {
  const files: PictureFile[] = [1200, 300].flatMap((width) =>
    ["avif", "webp"].map((format) => ({
      path: `${MEDIA}/templates/${name}-${width}.${format}`,
      maxBytes: BUDGETS[width] ?? 0,
    })),
  );
  return figurePicture({
    id: `templates/${name}`,
    shot,
    files,
    settings: PRINT,
    source: "print/template.ts",
    print: printTemplate,
  });
});
