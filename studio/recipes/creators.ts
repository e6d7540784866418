import { figurePicture } from "../figure/figure-picture.ts";
import { MEDIA, type Picture } from "../picture.ts";
import { printPhoto } from "../print/photo.ts";
import { takeMember } from "./cast.ts";
import { closer } from "./portraits.ts";

const SIZE = 192;
const BUDGETS: Record<number, number> = { 96: 8_000, 192: 16_000 };

/** By the id in the catalogue of creators, by their number in the collection: three who are none of the portraits. */
const SITTERS: Record<string, string> = { "chart-gremlin": "015", "mother-of-bagz": "018", "print-room": "008" };

export const creatorPictures: Picture[] = Object.entries(SITTERS).map(([name, number]) => {
  const widths = Object.keys(BUDGETS).map(Number);
  return figurePicture({
    id: `creators/${name}`,
    shot: { figure: closer(takeMember(number)), width: SIZE, height: SIZE, samples: 1 },
    files: widths.map((width) => ({ path: `${MEDIA}/creators/${name}-${width}.webp`, maxBytes: BUDGETS[width] ?? 0 })),
    settings: { widths, formats: ["webp"] },
    source: "print/photo.ts",
    print: printPhoto,
  });
});
