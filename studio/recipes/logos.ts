import sharp from "sharp";
import { MEDIA, type Picture, readSource } from "../picture.ts";

/** The letters of the wordmark are outlines of Anybody 900; its Z is two halves with the zip between them. */
const NAMES = [
  "mark",
  "mark-mono-light",
  "mark-mono-dark",
  "wordmark",
  "wordmark-dark",
  "lockup-horizontal",
  "lockup-stacked",
  "coin-moonshot",
  "coin-pumpfun",
];
const SVG_BYTES = 5_000;
const PNG_BYTES = 120_000;
const PNG_SIZE = 1024;

/** The mark itself is among the icons. */
export const logoPictures: Picture[] = [
  ...NAMES.slice(1).map((name): Picture => {
    const svg = readSource(`marks/${name}.svg`);
    return {
      id: `logo/${name}`,
      files: [{ path: `${MEDIA}/logo/${name}.svg`, maxBytes: SVG_BYTES }],
      recipe: svg,
      make: async () => [Buffer.from(svg)],
    };
  }),
  ...NAMES.map((name): Picture => {
    const svg = readSource(`marks/${name}.svg`);
    return {
      id: `logo/png/${name}`,
      files: [{ path: `${MEDIA}/logo/png/${name}.png`, maxBytes: PNG_BYTES }],
      recipe: [svg, PNG_SIZE],
      make: async () => [await drawPng(svg)],
    };
  }),
];

/** The longer side has the full size; the ground stays clear. */
function drawPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 216 })
    .resize(PNG_SIZE, PNG_SIZE, { fit: "inside" })
    .png({ compressionLevel: 9, palette: true, colours: 256, effort: 10 })
    .toBuffer();
}
