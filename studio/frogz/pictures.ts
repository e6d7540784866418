/** Every picture of FROGZ, as the studio makes them. */
import { type Picture, readSource } from "../picture.ts";
import { openRaster, toAvif, toWebp } from "../print/encode.ts";
import type { Halftone } from "../print/halftone.ts";
import { printPlates } from "../print/plate.ts";
import { brandPictures } from "./brand.ts";
import { cardPictures } from "./cards.ts";
import { DRAWINGS } from "./drawings.ts";
import type { Drawing } from "./ink.ts";
import { FACES, hero, PORTRAITS } from "./portraits.ts";
import { printDrawing } from "./print.ts";
import { MOVEMENT, TEMPLATES, VALUES } from "./scenes.ts";
import { weighInks } from "./weigh-inks.ts";

export const FROGZ_MEDIA = "packs/frogz/media";

const CODE = ["frogz/ink.ts", "frogz/print.ts", "print/encode.ts"].map(readSource);
const ONE_INK = ["frogz/weigh-inks.ts", "print/halftone.ts", "print/plate.ts"].map(readSource);
const PLATE = {
  cell: 7,
  low: 0.04,
  high: 0.92,
  gamma: 0.9,
  fade: { side: 0, foot: 0.12 },
  paper: [242, 239, 216],
} as const;
const WEBP_QUALITY = 84;
const AVIF_QUALITY = 58;

interface Print {
  width: number;
  ending: string;
  maxBytes: number;
}

/** One drawing, printed once at its largest and scaled to what pages ask for. */
function printed(id: string, drawing: Drawing, prints: readonly Print[]): Picture {
  const largest = Math.max(...prints.map(({ width }) => width));
  return {
    id,
    files: prints.map(({ ending, maxBytes }) => ({ path: `${FROGZ_MEDIA}/${id}${ending}`, maxBytes })),
    recipe: [drawing, prints.map(({ width, ending }) => [width, ending]), WEBP_QUALITY, AVIF_QUALITY, CODE],
    make: async () => {
      const raster = await printDrawing(drawing, largest);
      return Promise.all(
        prints.map(({ width, ending }) => {
          const image = openRaster(raster).resize({ width, kernel: "lanczos3" });
          return ending.endsWith(".avif") ? toAvif(image, AVIF_QUALITY) : toWebp(image, WEBP_QUALITY);
        }),
      );
    },
  };
}

const twoSizes = (large: number, small: number, maxBytes: number): readonly Print[] =>
  [large, small].flatMap((width) =>
    ["webp", "avif"].map((format) => ({
      width,
      ending: `-${width}.${format}`,
      maxBytes: width === large ? maxBytes : maxBytes / 4,
    })),
  );

const each = (folder: string, drawings: Readonly<Record<string, Drawing>>, prints: readonly Print[]): Picture[] =>
  Object.entries(drawings).map(([name, drawing]) => printed(`${folder}/${name}`, drawing, prints));

function plate([name, { drawing, ink }]: [string, (typeof DRAWINGS)[string]]): Picture {
  const halftone: Halftone = { ...PLATE, ink };
  return {
    id: `illustrations/${name}`,
    files: [{ path: `${FROGZ_MEDIA}/illustrations/${name}.webp`, maxBytes: 120_000 }],
    recipe: [drawing, halftone, CODE, ONE_INK],
    make: async () => printPlates(weighInks(await printDrawing(drawing, drawing.width, false)), [halftone]),
  };
}

export const frogzPictures: Picture[] = [
  printed("hero/frog", hero, [
    { width: 1280, ending: "-wide.webp", maxBytes: 320_000 },
    { width: 780, ending: "-phone.webp", maxBytes: 180_000 },
  ]),
  ...each("movement", MOVEMENT, [{ width: 1200, ending: ".webp", maxBytes: 520_000 }]),
  ...each("values", VALUES, [{ width: 1200, ending: ".webp", maxBytes: 520_000 }]),
  ...each("portraits", PORTRAITS, [{ width: 272, ending: ".webp", maxBytes: 40_000 }]),
  ...Object.entries(FACES).map(([number, face]) => printed(`pfps/FROGZ-${number}`, face, twoSizes(1024, 256, 380_000))),
  ...each("templates", TEMPLATES, twoSizes(1200, 300, 480_000)),
  ...Object.entries(DRAWINGS).map(plate),
  ...brandPictures,
  ...cardPictures,
];
