/** What stands beside links: the hero for the site and its home page, a scene and its name for every other page. */
import { existsSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { type Picture, ROOT, readSource, sha256 } from "../picture.ts";
import { openRaster } from "../print/encode.ts";
import { drawPageCard, drawWordmark, writeSvg } from "../product.ts";
import { INK, type Node, shape } from "./ink.ts";
import { hero } from "./portraits.ts";
import { printDrawing } from "./print.ts";
import { rays } from "./props.ts";
import { MOVEMENT, VALUES } from "./scenes.ts";

const MEDIA = "packs/frogz/media";
const NAME = "FROGZ";
const WIDTH = 1200;
const HEIGHT = 630;
const INKS = { void: INK.void, bone: INK.paper, rare: INK.lime };
const PAGES = [
  "account",
  "banner",
  "leaderboard",
  "logos",
  "meetups",
  "mission",
  "privacy",
  "roadmap",
  "terms",
  "tokenomics",
  "tools",
];
const SCENES = [
  ...Object.keys(MOVEMENT).map((name) => `movement/${name}.webp`),
  ...Object.keys(VALUES).map((name) => `values/${name}.webp`),
];
const DRAWN_BY = ["frogz/cards.ts", "frogz/ink.ts", "frogz/print.ts"].map(readSource);

function readScene(path: string): Buffer {
  return readFileSync(new URL(`${MEDIA}/${path}`, ROOT));
}

/** A scene stands before its card in the list of pictures. */
function hashScene(path: string): string {
  return existsSync(new URL(`${MEDIA}/${path}`, ROOT)) ? sha256(readScene(path)) : "";
}

const move = (x: number, y: number, of: readonly Node[]): Node => ({ at: `translate(${x} ${y})`, of });

async function drawHeroCard(inks: readonly [string, string], line: string): Promise<Buffer> {
  const ground = {
    width: WIDTH,
    height: HEIGHT,
    ground: inks[0],
    nodes: [move(880, 400, rays(inks, 18)), shape("M0 0H1V1H0Z", inks[0])],
  };
  const back = await openRaster(await printDrawing(ground, WIDTH))
    .png()
    .toBuffer();
  const figure = await openRaster(await printDrawing(hero, HEIGHT))
    .png()
    .toBuffer();
  const set = (svg: string, width: number) =>
    sharp(Buffer.from(svg), { density: 144 }).resize({ width }).png().toBuffer();
  return sharp(back)
    .composite([
      { input: figure, left: WIDTH - HEIGHT - 20, top: 0 },
      { input: await set(readSource("frogz/marks/wordmark.svg"), 470), left: 60, top: 200 },
      { input: await set(writeSvg(drawWordmark(line, INK.lime), ""), 470), left: 60, top: 330 },
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

const files = (name: string) => [{ path: `${MEDIA}/og/${name}.jpg`, maxBytes: 260_000 }];

function heroCard(name: string, inks: readonly [string, string], line: string): Picture {
  return {
    id: `og/${name}`,
    files: files(name),
    recipe: [hero, inks, line, DRAWN_BY],
    make: async () => [await drawHeroCard(inks, line)],
  };
}

function pageCard(page: string, index: number): Picture {
  const scene = SCENES[index % SCENES.length] ?? "";
  return {
    id: `og/${page}`,
    files: files(page),
    recipe: [page, scene, hashScene(scene), INKS],
    make: async () => [await drawPageCard(page, NAME, readScene(scene), INKS)],
  };
}

export const cardPictures: Picture[] = [
  heroCard("default", [INK.pond, INK.void], "SIT STILL / WATCH / LEAP"),
  heroCard("home", [INK.deep, INK.pond], "SIT STILL / WATCH / LEAP"),
  ...PAGES.map(pageCard),
];
