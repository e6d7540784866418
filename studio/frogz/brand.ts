/** Marks, icons, paper and the banner: what carries the name. The drawings in `marks/` are the originals. */
import sharp from "sharp";
import { type Picture, readSource } from "../picture.ts";
import { openRaster } from "../print/encode.ts";
import { drawIcon, wrapIco } from "../print/icons.ts";
import { drawGrain } from "../print/texture.ts";
import { drawWordmark, writeSvg } from "../product.ts";
import { ARMS, frog } from "./frog.ts";
import { box, type Drawing, ellipse, INK, move, shape } from "./ink.ts";
import { printDrawing } from "./print.ts";
import { boatHat, lilyPad, moon, paperBoat, reeds, ripples, stars } from "./props.ts";

const MEDIA = "packs/frogz/media";
const NAMES = [
  "mark",
  "mark-mono-light",
  "mark-mono-dark",
  "wordmark",
  "wordmark-dark",
  "lockup-horizontal",
  "lockup-stacked",
  "coin-frogz",
];
const FACE = readSource("frogz/marks/favicon.svg");
const MARK = readSource("frogz/marks/mark.svg");
const PNG_SIZE = 1024;
const GRAIN_SEED = 1964;

const copied = (id: string, path: string, svg: string): Picture => ({
  id,
  files: [{ path: `${MEDIA}/${path}`, maxBytes: 6_000 }],
  recipe: svg,
  make: async () => [Buffer.from(svg)],
});

/** The longer side has the full size; the ground stays clear. */
function drawPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 216 })
    .resize(PNG_SIZE, PNG_SIZE, { fit: "inside" })
    .png({ compressionLevel: 9, palette: true, colours: 256, effort: 10 })
    .toBuffer();
}

function icon(name: string, size: number, scale: number): Picture {
  return {
    id: `icons/${name}`,
    files: [{ path: `${MEDIA}/icons/${name}.png`, maxBytes: 40_000 }],
    recipe: [MARK, size, scale, readSource("print/icons.ts")],
    make: async () => [await drawIcon({ svg: MARK, size, scale, ground: INK.pond })],
  };
}

/** A column of flat dots, wide at its head and gone at its foot; repeats sideways. */
function drawHalftoneColumn(): string {
  const [width, height, step] = [12, 220, 5];
  const dots = Array.from({ length: height / step }, (_, row) => {
    const rx = 8 * (1 - (row * step) / height) ** 0.8;
    const size = `rx="${Number(rx.toFixed(2))}" ry="${Number((rx * 0.55).toFixed(2))}"`;
    return (row % 2 === 0 ? [0, width] : [width / 2]).map((x) => `<ellipse cx="${x}" cy="${row * step}" ${size}/>`);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${dots.flat().join("")}</svg>\n`;
}

const scene: Drawing = {
  width: 1200,
  height: 300,
  ground: INK.void,
  nodes: [
    ...stars(1200, 170, 46),
    shape(ellipse(800, 150, 330), INK.leaf, { shade: { from: 0.35, to: 1, turned: "round" } }),
    move(800, 126, moon(96)),
    shape(box(0, 196, 1200, 104), INK.pond, { shade: { from: 0, to: 0.5, turned: "down" } }),
    move(0, 200, ripples(1200, 100)),
    ...[560, 640, 1010].map((x, index) => move(x, 216 + index * 12, paperBoat, 0.12 + index * 0.03)),
    move(1150, 300, reeds(230), 0.9),
    move(800, 246, [lilyPad(130)]),
    move(800, 148, frog({ hat: boatHat, lids: "one", arms: [ARMS.raised, ARMS.left], hasFeet: true }), 0.25),
  ],
};

const BANNER_WORDS = "SIT STILL / WATCH / LEAP";

async function drawBanner(): Promise<Buffer[]> {
  const ground = await openRaster(await printDrawing(scene, scene.width))
    .png()
    .toBuffer();
  const set = (svg: string, width: number) =>
    sharp(Buffer.from(svg), { density: 144 }).resize({ width }).png().toBuffer();
  const image = sharp(ground)
    .composite([
      { input: await set(readSource("frogz/marks/wordmark.svg"), 330), left: 84, top: 84 },
      { input: await set(writeSvg(drawWordmark(BANNER_WORDS, INK.lime), ""), 330), left: 84, top: 168 },
    ])
    .removeAlpha();
  const flat = await image.png({ compressionLevel: 9, palette: true, colours: 256, effort: 10 }).toBuffer();
  return [flat, await sharp(flat).webp({ quality: 90, effort: 6, smartSubsample: true }).toBuffer()];
}

export const brandPictures: Picture[] = [
  ...NAMES.map((name) => copied(`logo/${name}`, `logo/${name}.svg`, readSource(`frogz/marks/${name}.svg`))),
  ...NAMES.map((name): Picture => {
    const svg = readSource(`frogz/marks/${name}.svg`);
    const files = [{ path: `${MEDIA}/logo/png/${name}.png`, maxBytes: 120_000 }];
    return { id: `logo/png/${name}`, files, recipe: [svg, PNG_SIZE], make: async () => [await drawPng(svg)] };
  }),
  copied("icons/favicon", "icons/favicon.svg", FACE),
  {
    id: "icons/favicon-ico",
    files: [{ path: `${MEDIA}/icons/favicon.ico`, maxBytes: 4_000 }],
    recipe: [FACE, readSource("print/icons.ts")],
    make: async () => [wrapIco(await drawIcon({ svg: FACE, size: 32, scale: 1 }), 32)],
  },
  icon("apple-touch-icon", 180, 0.86),
  icon("icon-192", 192, 0.94),
  icon("icon-512", 512, 0.94),
  // A launcher may cut a circle of 80 % out of a maskable icon.
  icon("icon-maskable-512", 512, 0.7),
  {
    id: "texture/grain",
    files: [{ path: `${MEDIA}/texture/grain.webp`, maxBytes: 6_000 }],
    recipe: [readSource("print/texture.ts"), GRAIN_SEED],
    make: async () => [await drawGrain(GRAIN_SEED)],
  },
  {
    id: "texture/halftone",
    files: [{ path: `${MEDIA}/texture/halftone.svg`, maxBytes: 4_000 }],
    recipe: drawHalftoneColumn(),
    make: async () => [Buffer.from(drawHalftoneColumn())],
  },
  {
    id: "banner/banner-1200x300",
    files: ["png", "webp"].map((format) => ({ path: `${MEDIA}/banner/banner-1200x300.${format}`, maxBytes: 300_000 })),
    recipe: [scene, BANNER_WORDS, ["frogz/brand.ts", "frogz/print.ts", "frogz/ink.ts"].map(readSource)],
    make: drawBanner,
  },
];
