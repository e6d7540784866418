/** Borrowed pictures that name somebody: drawn anew with the name of who borrows them. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { drawCard, drawLockup, drawWordmark, escapeXml, writeSvg } from "./draw-name.ts";

const LIGHT = "#f2efd8";
const DARK = "#06170e";
const GROUND = "#04120b";
/** The longer side of a logo as PNG. */
const PNG_SIDE = 1024;

function renameDrawings(media: string, name: string): void {
  for (const { parentPath, name: file } of readdirSync(media, { recursive: true, withFileTypes: true })) {
    if (!file.endsWith(".svg")) continue;
    const path = join(parentPath, file);
    const title = `<title>${escapeXml(name)}</title>`;
    writeFileSync(
      path,
      readFileSync(path, "utf8").replace(/<title>.*<\/title>/, () => title),
    );
  }
}

async function writeLogo(media: string, id: string, svg: string): Promise<void> {
  writeFileSync(join(media, `logo/${id}.svg`), svg);
  const size = { width: PNG_SIDE, height: PNG_SIDE, fit: "inside" } as const;
  writeFileSync(join(media, `logo/png/${id}.png`), await sharp(Buffer.from(svg)).resize(size).png().toBuffer());
}

async function drawLogos(media: string, name: string): Promise<void> {
  const light = drawWordmark(name, LIGHT);
  const mark = readFileSync(join(media, "logo/mark.svg"), "utf8").replace(/^[\s\S]*<\/title>|<\/svg>\s*$/g, "");
  await writeLogo(media, "wordmark", writeSvg(light, name));
  await writeLogo(media, "wordmark-dark", writeSvg(drawWordmark(name, DARK), name));
  await writeLogo(media, "lockup-horizontal", writeSvg(drawLockup(mark, light, "horizontal"), name));
  await writeLogo(media, "lockup-stacked", writeSvg(drawLockup(mark, light, "stacked"), name));
}

async function drawCards(media: string, name: string): Promise<void> {
  const figure = readFileSync(join(media, "hero/wide.webp"));
  const shared = { ground: GROUND, wordmark: drawWordmark(name, LIGHT), figure };
  const card = await sharp(await drawCard({ ...shared, width: 1200, height: 630 }))
    .jpeg({ quality: 88 })
    .toBuffer();
  // Those of single pages show the lender's name, too.
  rmSync(join(media, "og"), { recursive: true, force: true });
  mkdirSync(join(media, "og"));
  for (const file of ["default", "home"]) writeFileSync(join(media, `og/${file}.jpg`), card);
  const banner = sharp(await drawCard({ ...shared, width: 1200, height: 300 }));
  writeFileSync(join(media, "banner/banner-1200x300.png"), await banner.png().toBuffer());
  writeFileSync(join(media, "banner/banner-1200x300.webp"), await banner.webp({ quality: 90 }).toBuffer());
}

/** Writes the name into the drawings of `media`, and draws those anew that show one. */
export async function drawName(media: string, name: string): Promise<void> {
  renameDrawings(media, name);
  await drawLogos(media, name);
  await drawCards(media, name);
}
