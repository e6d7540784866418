/** Pictures that stand beside links to a community's pages: the page's name over one of its own scenes. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import type { Pack } from "../../src/shared/pack.schema.ts";
import type { PackPictures } from "../../src/shared/pack-pictures.schema.ts";
import type { Palette } from "../../src/shared/palette.ts";
import { drawWordmark, writeSvg } from "./draw-name.ts";
import { drawOwn } from "./starter-pictures.ts";

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 56;
/** The most that a page's name takes of the card. */
const TITLE = { width: 620, height: 190 };
/** At the right, so that faces in the middle of a scene stand beside the name. */
const SCENE_WIDTH = 860;
const NAME_HEIGHT = 64;
const JPEG_QUALITY = 84;
const FEATURES_DIR = new URL("../../src/features", import.meta.url).pathname;
/** What the kit has where a palette names none. */
const INKS = { void: "#05020a", bone: "#f4efff", rare: "#39ff14" };

interface Swatches {
  void: string;
  bone: string;
  rare: string;
}

/** Names of the cards that pages of these features ask for. */
export function listPageCards(without: readonly string[]): string[] {
  const names = readdirSync(FEATURES_DIR)
    .filter((feature) => !without.includes(feature))
    .flatMap((feature) => {
      const faces = readdirSync(join(FEATURES_DIR, feature), { recursive: true, encoding: "utf8" });
      const texts = faces
        .filter((file) => /^web[\\/][^\\/]+\.feature\.ts$/.test(file))
        .map((file) => readFileSync(join(FEATURES_DIR, feature, file), "utf8"));
      return texts.flatMap((text) => [...text.matchAll(/\bimage: "([\w-]+)"/g)].flatMap(([, name]) => name ?? []));
    });
  return [...new Set(names)].sort();
}

/** The ground comes in from the left, so that letters stand on it and the scene stands free. */
function writeShade(background: string): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<linearGradient id="a"><stop offset="0.3" stop-color="${background}"/><stop offset="0.66" stop-color="${background}" stop-opacity="0"/></linearGradient>
<rect width="100%" height="100%" fill="url(#a)"/></svg>`);
}

function setWord(word: string, colour: string, size: { width?: number; height?: number }): Promise<Buffer> {
  const drawing = Buffer.from(writeSvg(drawWordmark(word, colour), ""));
  return sharp(drawing)
    .resize({ ...size, fit: "inside" })
    .png()
    .toBuffer();
}

/** One card as a JPEG. */
export async function drawPageCard(page: string, name: string, scene: Buffer, swatches: Swatches): Promise<Buffer> {
  const title = await setWord(page, swatches.bone, TITLE);
  const { height: titleHeight = TITLE.height } = await sharp(title).metadata();
  const nameTop = HEIGHT - MARGIN - NAME_HEIGHT;
  const right = await sharp(scene).resize({ width: SCENE_WIDTH, height: HEIGHT, fit: "cover" }).toBuffer();
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: swatches.void } })
    .composite([
      { input: right, left: WIDTH - SCENE_WIDTH, top: 0 },
      { input: writeShade(swatches.void), left: 0, top: 0 },
      { input: title, left: MARGIN, top: nameTop - titleHeight - 12 },
      { input: await setWord(name, swatches.rare, { height: NAME_HEIGHT }), left: MARGIN, top: nameTop },
    ])
    .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    .toBuffer();
}

async function load<Value>(folder: string, file: string, name: string): Promise<Value> {
  const module = (await import(pathToFileURL(join(folder, file)).href)) as Record<string, Value>;
  return module[name] as Value;
}

const getFile = (picture: { files: string | readonly string[] } | undefined) => [picture?.files ?? []].flat().at(-1);

interface DrawnCards {
  /** Of pages that have none of their own. */
  pages: string[];
  /** Files that showed a borrowed mark or hero, while the community has its own. */
  own: string[];
}

/** Draws what the pack in this folder has no card of its own for. */
export async function drawPageCards(folder: string): Promise<DrawnCards> {
  const { name, without = [] } = await load<Pack>(folder, "pack.ts", "pack");
  const pictures = await load<PackPictures>(folder, "media.catalog.ts", "pictures");
  const { swatches } = await load<Palette>(folder, "palette.catalog.ts", "palette");
  const [mark = "", hero = ""] = [getFile(pictures.mark), getFile(pictures.hero)];
  const own = await drawOwn(folder, { name, mark, hero, background: swatches?.void ?? INKS.void });
  const scenes = [...Object.values(pictures.movement), ...Object.values(pictures.values)].flatMap(
    (scene) => getFile(scene) ?? [],
  );
  const missing = listPageCards(without).filter((card) => pictures.cards[card] === undefined);
  for (const [index, card] of missing.entries()) {
    const scene = readFileSync(join(folder, "media", scenes[index % scenes.length] ?? ""));
    writeFileSync(
      join(folder, `media/og/${card}.jpg`),
      await drawPageCard(card, name, scene, { ...INKS, ...swatches }),
    );
  }
  return { pages: missing, own };
}
