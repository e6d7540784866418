import { readFileSync } from "node:fs";
import sharp from "sharp";
import { hashMade } from "../manifest.ts";
import { type Banner, printBanner } from "../page/banner.ts";
import { MEDIA, type Picture, ROOT, readSource } from "../picture.ts";
import { svg } from "../stage/drawing.ts";
import { drawCandles } from "../stage/drawings/candles.ts";

const CODE = ["browser.ts", "page/banner.ts", "page/banner.css", "print/texture.ts"];
const FIGURE = `${MEDIA}/hero/reaper-wide-1280.webp`;
const CANDLES = {
  left: 560,
  right: 1215,
  from: 262,
  to: 92,
  reach: 74,
  up: "#39ff14",
  down: "#ff1e8a",
} as const;

function drawScene(): string {
  const ring = (radius: number, width: number, opacity: number): string =>
    `<circle cx="826" cy="146" r="${radius}" fill="none" stroke="url(#ring)" stroke-width="${width}" opacity="${opacity}"/>`;
  return svg(
    1200,
    300,
    `<defs><linearGradient id="ring"><stop offset="0" stop-color="#ff1e8a"/><stop offset=".5" stop-color="#9a2bff"/><stop offset="1" stop-color="#14d8ff"/></linearGradient>`,
    `<radialGradient id="air" cx="826" cy="150" r="420" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#3a1850"/><stop offset=".55" stop-color="#160a24"/><stop offset="1" stop-color="#05020a"/></radialGradient></defs>`,
    `<path d="M0 0H1200V300H0Z" fill="url(#air)"/>`,
    `<g opacity=".26">${drawCandles({ ...CANDLES, seed: 5, count: 22 })}</g>`,
    `<g opacity=".8">${drawCandles({ ...CANDLES, seed: 12, count: 12, left: 1000, right: 1222, from: 188, to: 74 })}</g>`,
    ring(158, 26, 0.1),
    ring(158, 14, 0.16),
    ring(158, 6, 1),
    ring(158, 2, 0.5),
  );
}

const BANNER: Banner = {
  scene: drawScene(),
  word: readSource("marks/wordmark.svg"),
  line: [
    ["Zip it.", "62%"],
    ["Stack it.", "100%"],
    ["Own it.", "142%"],
  ],
};

const bannerPicture: Picture = {
  id: "banner/1200x300",
  files: ["png", "webp"].map((format) => ({ path: `${MEDIA}/banner/banner-1200x300.${format}`, maxBytes: 500_000 })),
  recipe: [BANNER, hashMade(FIGURE), CODE.map(readSource)],
  make: async (browser) => {
    const image = sharp(await printBanner(browser, BANNER, readFileSync(new URL(FIGURE, ROOT)))).removeAlpha();
    return [
      await image.clone().png({ compressionLevel: 9, effort: 10 }).toBuffer(),
      await image.clone().webp({ quality: 90, effort: 6, smartSubsample: true }).toBuffer(),
    ];
  },
};

export const bannerPictures: Picture[] = [bannerPicture];
