import { figurePicture } from "../figure/figure-picture.ts";
import { MEDIA, type Picture } from "../picture.ts";
import { printBadge } from "../print/badge.ts";
import type { Edition } from "../print/edition.ts";
import { VILLAINS } from "./villains.ts";

const SIZE = 1024;
const SIZES = [
  { width: SIZE, avif: 60, webp: 82, maxBytes: 140_000 },
  { width: 256, avif: 60, webp: 80, maxBytes: 20_000 },
];

/** Pictures with much fine detail behind the figure, and the screened one, need a lower quality for the same budget. */
const COARSER: Record<string, number> = { "003": 8, "006": 6, "008": 17, "014": 6 };

/** One of the twenty comes as a poster from a press that slips. */
const EDITIONS: Record<string, Edition> = {
  "008": {
    inks: [
      [10, 3, 20],
      [240, 24, 127],
      [226, 250, 255],
    ],
    strength: 0.82,
    cell: 13,
    depth: 0.5,
    slips: { seed: 8, count: 7, reach: 0.05 },
  },
};

/** The collection, by the ids of its catalogue. The shader finds the edges and takes four rays there itself. */
export const pfpPictures: Picture[] = Object.entries(VILLAINS).map(([number, figure]) => {
  const less = COARSER[number] ?? 0;
  const sizes = SIZES.map(({ width, avif, webp }) => ({ width, avif: avif - less, webp: webp - less }));
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
