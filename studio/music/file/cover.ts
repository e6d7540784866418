import sharp from "sharp";
import type { Track, TrackCategory } from "#pack/tracks.catalog.ts";
import { createRandom } from "../dsp/random.ts";
import { drawHalftone } from "./halftone-shapes.ts";
import type { Lettering } from "./lettering.ts";

const SIZE = 512;
const MARGIN = 28;
const LINE_WIDTH = SIZE - 2 * MARGIN;
const LINE_GAP = 12;
/** Distance of the halftone dots. */
const CELL = 15;
const MAX_LINE_HEIGHT = 106;
const NUMBER = { width: 44, padding: 13 };
/** Pixels of the cover inside the file; the page shows the larger one. */
const TAG_SIZE = 256;
const JPEG_QUALITY = 62;
const WEBP_QUALITY = 78;

interface Inks {
  ground: string;
  dots: string;
  type: string;
  zip: string;
  number: string;
}

/** One flood per category; neighbours in a list of the same category swap ground and dots. */
const INKS: Record<TrackCategory, readonly [Inks, Inks]> = {
  latest: [
    { ground: "#f0187f", dots: "#05020a", type: "#e9dfd8", zip: "#ffb81c", number: "#05020a" },
    { ground: "#160a24", dots: "#f0187f", type: "#e9dfd8", zip: "#ffb81c", number: "#05020a" },
  ],
  crypto: [
    { ground: "#39ff14", dots: "#0a7a2a", type: "#05020a", zip: "#05020a", number: "#39ff14" },
    { ground: "#05020a", dots: "#39ff14", type: "#e9dfd8", zip: "#14d8ff", number: "#05020a" },
  ],
  villain: [
    { ground: "#140a1a", dots: "#ff2a3c", type: "#e9dfd8", zip: "#ffb81c", number: "#05020a" },
    { ground: "#ff2a3c", dots: "#140a1a", type: "#e9dfd8", zip: "#140a1a", number: "#ff2a3c" },
  ],
  revolution: [
    { ground: "#ffb81c", dots: "#c0392b", type: "#140a1a", zip: "#140a1a", number: "#ffb81c" },
    { ground: "#3a1850", dots: "#ffb81c", type: "#e9dfd8", zip: "#ff1e8a", number: "#05020a" },
  ],
  classic: [
    { ground: "#14d8ff", dots: "#5a00c8", type: "#05020a", zip: "#05020a", number: "#14d8ff" },
    { ground: "#e9dfd8", dots: "#ff1e8a", type: "#140a1a", zip: "#140a1a", number: "#e9dfd8" },
  ],
};

/** A record sleeve: flat ink, one halftone shape, the title as large as it fits, a zip between them. */
export async function drawCover(track: Track, place: number, lettering: Lettering): Promise<string> {
  const random = createRandom(place + 1, "cover");
  const inks = INKS[track.category][place % 2 === 0 ? 0 : 1];
  const lines = await setTitle(track.title, lettering);
  const height = lines.reduce((sum, line) => sum + line.height + LINE_GAP, 0);
  const titleTop = SIZE - MARGIN - height + LINE_GAP;
  let y = titleTop;
  const title = lines.map((line) => {
    y += line.height;
    const set = `<g transform="translate(${MARGIN} ${y})">${line.path}</g>`;
    y += LINE_GAP;
    return set;
  });
  const zipTop = titleTop - 30;
  const number = await lettering.setLine(String(place + 1).padStart(2, "0"), 62, NUMBER.width);
  const tag = { width: NUMBER.width + 2 * NUMBER.padding, height: number.height + 2 * NUMBER.padding };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">
<rect width="${SIZE}" height="${SIZE}" fill="${inks.ground}"/>
<g fill="${inks.dots}">${drawHalftone(place, random, SIZE, CELL)}</g>
<rect y="${zipTop + 7}" width="${SIZE}" height="${SIZE - zipTop}" fill="${inks.ground}"/>
<g fill="${inks.zip}">${drawZip(zipTop)}</g>
<g fill="${inks.type}">${title.join("")}</g>
<rect x="${SIZE - tag.width}" width="${tag.width}" height="${tag.height}" fill="${inks.zip}"/>
<g fill="${inks.number}" transform="translate(${SIZE - tag.width + NUMBER.padding} ${tag.height - NUMBER.padding})">${number.path}</g>
</svg>`;
}

/** Two rows of teeth that bite into each other. */
function drawZip(top: number): string {
  const teeth = Array.from({ length: SIZE / 16 }, (_, index) => {
    const x = index * 16;
    return `<rect x="${x}" y="${top}" width="6" height="10" rx="1.5"/><rect x="${x + 8}" y="${top + 5}" width="6" height="10" rx="1.5"/>`;
  });
  return teeth.join("");
}

/** Words that are too short to fill a line lean on a neighbour. */
const LEANING = { back: ["IT"], forward: ["TO", "OF", "THE"] };

async function setTitle(title: string, lettering: Lettering) {
  const lines: string[] = [];
  let isOpen = false;
  for (const word of title.toUpperCase().split(" ")) {
    const before = lines.at(-1);
    if (before !== undefined && (isOpen || LEANING.back.includes(word))) lines[lines.length - 1] = `${before} ${word}`;
    else lines.push(word);
    isOpen = LEANING.forward.includes(word) && (lines.at(-1)?.length ?? 0) < 4;
  }
  return Promise.all(
    lines.map((line) =>
      lettering.setLine(line, chooseFace(line.length, lines.length > 2), LINE_WIDTH, MAX_LINE_HEIGHT),
    ),
  );
}

function chooseFace(letters: number, isCrowded: boolean): number {
  const face = letters <= 3 ? 150 : letters <= 4 ? 130 : letters <= 6 ? 100 : letters <= 8 ? 75 : 55;
  return isCrowded ? Math.min(150, face + 25) : face;
}

export async function printJpeg(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize(TAG_SIZE).jpeg({ quality: JPEG_QUALITY, mozjpeg: true }).toBuffer();
}

export async function printWebp(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).webp({ quality: WEBP_QUALITY, effort: 6, smartSubsample: true }).toBuffer();
}
