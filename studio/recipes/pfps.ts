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

/** The screened picture needs a lower quality for the same budgets: the share of the others'. */
const COARSER: Record<string, number> = { "008": 0.67 };

/** One of the twenty comes as a poster in two clean inks. */
const EDITIONS: Record<string, Edition> = {
  "008": {
    inks: [
      [22, 6, 40],
      [255, 30, 138],
      [255, 238, 214],
    ],
    strength: 1,
    cell: 15,
    depth: 0.5,
    slips: { seed: 8, count: 0, reach: 0 },
  },
};

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
    shot: { figure, width: SIZE, height: SIZE, samples: 1 },
    files: SIZES.flatMap(({ width, maxBytes }) =>
      ["avif", "webp"].map((format) => ({ path: `${MEDIA}/pfps/BAGZ-${number}-${width}.${format}`, maxBytes })),
    ),
    settings: { sizes, edition: EDITIONS[number] },
    source: "print/badge.ts",
    print: printBadge,
  });
});
