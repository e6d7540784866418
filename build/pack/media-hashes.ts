/** What a pack's lists say of the files in its `media`: their hashes, and the sizes of those that anyone may take. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

/** Folders of `media` whose files pages ask the server for by address; the others are named by role. */
const SERVED_FOLDERS = ["banner", "covers", "logo", "merch", "pfps", "templates"];
/** Hexadecimal digits that tell two versions of one file apart. */
const HASH_LENGTH = 6;

const LOGO = /\bid: "([\w-]+)",[^{}]*?(svg: \{[^}]*\}),\s*(png: \{[^}]*\})/g;
const BANNER_FILE = /path: "([^"]+)",[^}]*sizeBytes: [\d_]+/g;

function listFiles(media: string, folder: string): string[] {
  const path = join(media, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(media.length + 1))
    .map((file) => file.split("\\").join("/"))
    .sort();
}

/** The source of the pack's `media-hashes.catalog.ts`. */
export function composeMediaHashes(packFolder: string): string {
  const media = join(packFolder, "media");
  const lines = SERVED_FOLDERS.flatMap((folder) => listFiles(media, folder)).map((file) => {
    const hash = createHash("sha256").update(readFileSync(join(media, file)));
    return `  "${file}": "${hash.digest("hex").slice(0, HASH_LENGTH)}",`;
  });
  return `/** Written from the files in \`media\`: run \`npm run pack -- hashes\` after changing one by hand. */
export const mediaHashes: Readonly<Record<string, string>> = {
${lines.join("\n")}
};
`;
}

export function writeMediaHashes(packFolder: string): void {
  writeFileSync(join(packFolder, "media-hashes.catalog.ts"), composeMediaHashes(packFolder));
}

async function measureFile(file: string): Promise<Record<string, number>> {
  const bytes = readFileSync(file);
  const { width, height } = await sharp(bytes).metadata();
  return { width, height, sizeBytes: bytes.length };
}

/** `svg: { width: 512, height: 512, sizeBytes: 1611 }`, over one line or several. */
function replaceNumbers(source: string, numbers: Record<string, number>): string {
  return source.replace(/\b(width|height|sizeBytes): [\d_]+/g, (whole, name: string) =>
    numbers[name] === undefined ? whole : `${name}: ${numbers[name]}`,
  );
}

/** Writes the sizes of logos and banner into the pack's `brand.catalog.ts`. */
export async function writeBrandSizes(packFolder: string): Promise<void> {
  const path = join(packFolder, "brand.catalog.ts");
  const media = join(packFolder, "media");
  let source = readFileSync(path, "utf8");
  for (const [entry, id, svg = "", png = ""] of source.matchAll(LOGO)) {
    const svgSizes = await measureFile(join(media, `logo/${id}.svg`));
    const pngSizes = await measureFile(join(media, `logo/png/${id}.png`));
    const sized = entry.replace(svg, replaceNumbers(svg, svgSizes)).replace(png, replaceNumbers(png, pngSizes));
    source = source.replace(entry, sized);
  }
  for (const [entry, file = ""] of source.matchAll(BANNER_FILE)) {
    source = source.replace(entry, replaceNumbers(entry, await measureFile(join(media, file))));
  }
  writeFileSync(path, source);
}
