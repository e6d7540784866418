/** Makes the files of one role from the pack's picture, or takes those that the pack brings in the size and format asked for. */
import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { PackPicture } from "../../src/shared/pack-pictures.schema.ts";
import type { Format, Shape } from "./picture-shapes.ts";

/** Visually close to what the studio prints, at about its sizes. */
const ENCODERS: Record<Format, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 52, effort: 4 }),
  webp: (picture) => picture.webp({ quality: 76, effort: 5 }),
  jpeg: (picture) => picture.flatten({ background: "#05020a" }).jpeg({ quality: 82, mozjpeg: true }),
};
/** Part of each key: another number makes every picture anew after a change of how they are made. */
const REVISION = 1;

interface SourceFile {
  path: string;
  width: number;
  height: number;
  format: string;
}

export interface MadeFile {
  path: string;
  width: number;
  height: number;
  format: Format | "svg";
}

export interface Cut {
  left: number;
  top: number;
  width: number;
  height: number;
}

async function readPictureFile(path: string): Promise<SourceFile> {
  const { autoOrient, format, compression } = await sharp(path).metadata();
  return { path, ...autoOrient, format: compression === "av1" ? "avif" : format };
}

/** The largest part of the wanted shape whose middle is as near to the focus as the edges let it be. */
export function findCut(size: { width: number; height: number }, ratio?: number, focus = [0.5, 0.5]): Cut {
  const width = ratio === undefined ? size.width : Math.min(size.width, Math.round(size.height * ratio));
  const height = ratio === undefined ? size.height : Math.min(size.height, Math.round(size.width / ratio));
  const place = (whole: number, part: number, share = 0.5) =>
    Math.round(Math.min(Math.max(whole * share - part / 2, 0), whole - part));
  return { left: place(size.width, width, focus[0]), top: place(size.height, height, focus[1]), width, height };
}

function hash(...parts: (string | Buffer)[]): string {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part);
  return sum.digest("hex").slice(0, 16);
}

/** Written under another name first: two builds may make the same file at once. */
async function keep(path: string, make: () => Promise<Buffer>): Promise<void> {
  if (existsSync(path)) return;
  await mkdir(join(path, ".."), { recursive: true });
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, await make());
  await rename(unfinished, path);
}

interface Order {
  /** What built files are called by. */
  role: string;
  picture: PackPicture;
  shape: Shape;
  mediaDir: string;
  /** Keeps what was made under what it was made from, so that it is made once. */
  cacheDir: string;
}

export async function makePicture({ role, picture, shape, mediaDir, cacheDir }: Order): Promise<MadeFile[]> {
  const sources = await Promise.all([picture.files].flat().map((file) => readPictureFile(join(mediaDir, file))));
  const [source] = sources.toSorted((a, b) => b.width - a.width);
  if (source === undefined) throw new Error(`The pack names no file for "${role}".`);
  const name = role.replaceAll("/", "-");
  const content = await readFile(source.path);
  const isDrawing = source.format === "svg" && !shape.formats.includes("jpeg");

  async function take(file: SourceFile, format: MadeFile["format"]): Promise<MadeFile> {
    const bytes = await readFile(file.path);
    const extension = basename(file.path).replace(/^.*\./, "");
    const path = join(cacheDir, hash(bytes), `${name}${isDrawing ? "" : `-${file.width}`}.${extension}`);
    await keep(path, async () => bytes);
    return { path, width: file.width, height: file.height, format };
  }
  if (isDrawing) return [await take(source, "svg")];

  const cut = findCut(source, shape.ratio, picture.focus);
  const widths = [...new Set(shape.widths.map((width) => Math.min(width, cut.width)))];
  const wanted = widths.flatMap((width) => shape.formats.map((format) => ({ width, format })));
  return Promise.all(
    wanted.map(async ({ width, format }) => {
      const height = Math.round((width * cut.height) / cut.width);
      const isReady = (file: SourceFile) =>
        file.format === format && file.width === width && Math.abs(file.height - height) <= 1;
      const ready = sources.find(isReady);
      if (ready !== undefined) return take(ready, format);
      const key = hash(content, JSON.stringify([REVISION, cut, width, format]));
      const path = join(cacheDir, key, `${name}-${width}.${format === "jpeg" ? "jpg" : format}`);
      await keep(path, () =>
        ENCODERS[format](sharp(source.path).autoOrient().extract(cut).resize(width, height)).toBuffer(),
      );
      return { path, width, height, format };
    }),
  );
}
