/** Borrowed pictures that name somebody: drawn anew with the name of who borrows them. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { listBorrowedFiles } from "../../src/app/borrowed-pictures.ts";
import { drawCard, drawLockup, drawWordmark, escapeXml, writeSvg } from "./draw-name.ts";

const LIGHT = "#f2efd8";
const DARK = "#06170e";
const BACKGROUND = "#04120b";
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

async function drawWordmarks(media: string, name: string): Promise<void> {
  await writeLogo(media, "wordmark", writeSvg(drawWordmark(name, LIGHT), name));
  await writeLogo(media, "wordmark-dark", writeSvg(drawWordmark(name, DARK), name));
}

interface Community {
  name: string;
  /** Files in `media`. */
  mark: string;
  hero: string;
  background: string;
}

/** What shows mark or hero beside the name. */
const COMPOSED = [
  "logo/lockup-horizontal.svg",
  "logo/lockup-stacked.svg",
  "og/default.jpg",
  "og/home.jpg",
  "banner/banner-1200x300.png",
];

async function compose(media: string, { name, mark, hero, background }: Community, files: readonly string[]) {
  const light = drawWordmark(name, LIGHT);
  const square = readFileSync(join(media, mark), "utf8").replace(
    /^[\s\S]*?<svg[^>]*>(?:\s*<title>.*?<\/title>)?|<\/svg>\s*$/g,
    "",
  );
  for (const direction of ["horizontal", "stacked"] as const) {
    if (!files.includes(`logo/lockup-${direction}.svg`)) continue;
    await writeLogo(media, `lockup-${direction}`, writeSvg(drawLockup(square, light, direction), name));
  }
  const figure = readFileSync(join(media, hero));
  const draw = async (height: number) =>
    sharp(await drawCard({ background, wordmark: light, figure, width: 1200, height }));
  for (const file of files.filter((path) => path.startsWith("og/")))
    await (await draw(630)).jpeg({ quality: 88 }).toFile(join(media, file));
  if (!files.includes("banner/banner-1200x300.png")) return;
  const banner = await draw(300);
  await banner.clone().png().toFile(join(media, "banner/banner-1200x300.png"));
  await banner.webp({ quality: 90 }).toFile(join(media, "banner/banner-1200x300.webp"));
}

/** Writes the name into the drawings of `media`, and draws those anew that show one. */
export async function drawName(media: string, name: string): Promise<void> {
  renameDrawings(media, name);
  await drawWordmarks(media, name);
  // Those of single pages show the lender's name, too.
  rmSync(join(media, "og"), { recursive: true, force: true });
  mkdirSync(join(media, "og"));
  await compose(media, { name, mark: "logo/mark.svg", hero: "hero/wide.webp", background: BACKGROUND }, COMPOSED);
}

/** Once mark and hero are a community's own: draws anew what still shows those it has borrowed; answers with the files. */
export async function drawOwn(folder: string, community: Community): Promise<string[]> {
  const borrowed = listBorrowedFiles(folder);
  if (borrowed.includes(community.mark) || borrowed.includes(community.hero)) return [];
  const files = COMPOSED.filter((file) => borrowed.includes(file));
  await compose(join(folder, "media"), community, files);
  return files;
}
