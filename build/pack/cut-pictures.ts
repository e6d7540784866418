/** Makes the files that pages ask for by size out of one large picture each: `media/sources/pfps/CATZ-001.png`. */
import { existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { join, parse } from "node:path";
import sharp from "sharp";

/** Widths by the folder of `media`; all of them are square. */
const WIDTHS: Readonly<Record<string, readonly number[]>> = {
  pfps: [256, 1024],
  templates: [300, 1200],
  merch: [450, 900],
};
/** And of these a width more, where the picture has it. */
const LARGE_WIDTHS: Readonly<Record<string, number>> = { merch: 1800 };

async function listWidths(folder: string, widths: readonly number[], source: string): Promise<readonly number[]> {
  const large = LARGE_WIDTHS[folder];
  if (large === undefined) return widths;
  const { width, height } = await sharp(source).metadata();
  return Math.min(width, height) < large ? widths : [...widths, large];
}

function isOlder(file: string, source: string): boolean {
  // A copied picture keeps the day it was taken; when it came into the folder is `ctime`.
  return !existsSync(file) || statSync(file).mtimeMs < statSync(source).ctimeMs;
}

/** Cuts what has changed since it was cut last, and gives back the paths of what was written. */
export async function cutPictures(packFolder: string): Promise<string[]> {
  const media = join(packFolder, "media");
  const written: string[] = [];
  for (const [folder, widths] of Object.entries(WIDTHS)) {
    const sources = join(media, "sources", folder);
    if (!existsSync(sources)) continue;
    mkdirSync(join(media, folder), { recursive: true });
    for (const name of readdirSync(sources)) {
      const source = join(sources, name);
      for (const width of await listWidths(folder, widths, source)) {
        const square = sharp(source).resize(width, width, { fit: "cover" });
        const stem = join(media, folder, `${parse(name).name}-${width}`);
        const files = [`${stem}.avif`, `${stem}.webp`].filter((file) => isOlder(file, source));
        for (const file of files) await square.clone().toFile(file);
        written.push(...files);
      }
    }
  }
  return written;
}
