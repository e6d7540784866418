import { existsSync, readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { hashRecipe, MEDIA, type Picture, ROOT, sha256 } from "./picture.ts";

export interface ManifestFile {
  path: string;
  sizeBytes: number;
  sha256: string;
  width?: number;
  height?: number;
}

export interface ManifestEntry {
  id: string;
  recipe: string;
  files: ManifestFile[];
}

const locateManifest = (media: string): URL => new URL(`${media}/manifest.json`, ROOT);
const LICENCE = "Original work, made by the programs in studio/.";
const MAX_TOTAL_BYTES = 24_000_000;

/** What the studio has made for the pack with this folder of media. */
export function readManifest(media = MEDIA): ManifestEntry[] {
  const manifest = locateManifest(media);
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, "utf8")).pictures : [];
}

export function writeManifest(entries: ManifestEntry[], media = MEDIA): void {
  const sorted = [...entries].sort((a, b) => (a.id < b.id ? -1 : 1));
  writeFileSync(locateManifest(media), `${JSON.stringify({ licence: LICENCE, pictures: sorted }, null, 2)}\n`);
}

/** Hash of a picture that another one is made from; where it was taken away, what it was when the studio made it. */
export function hashMade(path: string): string {
  const url = new URL(path, ROOT);
  if (existsSync(url)) return sha256(readFileSync(url));
  const files = readManifest().flatMap((entry) => entry.files);
  return files.find((file) => file.path === path)?.sha256 ?? "";
}

export async function describeFile(path: string): Promise<ManifestFile> {
  const data = readFileSync(new URL(path, ROOT));
  const file: ManifestFile = { path, sizeBytes: data.length, sha256: sha256(data) };
  if (/\.(?:ico|webm|mp4)$/.test(path)) return file;
  const { width, height } = await sharp(data).metadata();
  return { ...file, width, height };
}

export function isCurrent(picture: Picture, entry: ManifestEntry | undefined): boolean {
  if (entry?.recipe !== hashRecipe(picture)) return false;
  return entry.files.every((file) => {
    const url = new URL(file.path, ROOT);
    return existsSync(url) && sha256(readFileSync(url)) === file.sha256;
  });
}

/** Whether a file is there that another recipe made, or that was changed since. A file that was taken away is nobody's. */
function isStale(picture: Picture, entry: ManifestEntry): boolean {
  const present = entry.files.filter(({ path }) => existsSync(new URL(path, ROOT)));
  if (present.length === 0) return false;
  if (entry.recipe !== hashRecipe(picture)) return true;
  return present.some((file) => sha256(readFileSync(new URL(file.path, ROOT))) !== file.sha256);
}

/** The files that the studio has made, as far as the manifest says. */
export function listMadeFiles(): Set<string> {
  return new Set(readManifest().flatMap(({ files }) => files.map(({ path }) => path)));
}

/**
 * Needs no browser: recipes against the manifest, the manifest against the files, the files against their budgets.
 * What the manifest does not name is not the studio's.
 */
export function checkManifest(pictures: Picture[], recorded = readManifest()): string[] {
  const entries = new Map(recorded.map((entry) => [entry.id, entry]));
  const problems: string[] = [];
  let totalBytes = 0;
  for (const picture of pictures) {
    const entry = entries.get(picture.id);
    entries.delete(picture.id);
    if (entry === undefined) continue;
    if (isStale(picture, entry)) {
      problems.push(
        `${picture.id}: the files do not belong to this recipe; run: npm run studio -- pictures ${picture.id}, or give a picture of your own another name`,
      );
      continue;
    }
    for (const file of entry.files) {
      totalBytes += file.sizeBytes;
      const budget = picture.files.find((planned) => planned.path === file.path)?.maxBytes ?? 0;
      if (file.sizeBytes > budget) problems.push(`${file.path}: ${file.sizeBytes} bytes, the budget is ${budget}`);
    }
  }
  for (const id of entries.keys()) problems.push(`${id}: in the manifest, but no recipe makes it`);
  if (totalBytes > MAX_TOTAL_BYTES) problems.push(`all files: ${totalBytes} bytes, the budget is ${MAX_TOTAL_BYTES}`);
  return problems;
}
