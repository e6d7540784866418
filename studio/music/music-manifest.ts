import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { ManifestEntry, ManifestFile } from "../manifest.ts";
import { MEDIA, ROOT, sha256 } from "../picture.ts";
import type { RenderFigures } from "./file/track-file.ts";
import type { Work } from "./works.ts";

const MANIFEST = new URL(`${MEDIA}/music-manifest.json`, ROOT);
const LICENCE = "Original work, made by the programs in studio/.";

/** A track's files with what was measured while it was rendered. */
export interface MusicEntry extends ManifestEntry {
  figures: RenderFigures;
}

export function readMusicManifest(): Map<string, MusicEntry> {
  const entries: MusicEntry[] = existsSync(MANIFEST) ? JSON.parse(readFileSync(MANIFEST, "utf8")).tracks : [];
  return new Map(entries.map((entry) => [entry.id, entry]));
}

export function writeMusicManifest(entries: MusicEntry[]): void {
  writeFileSync(MANIFEST, `${JSON.stringify({ licence: LICENCE, tracks: entries }, null, 2)}\n`);
}

export function describeTrackFile(path: string): ManifestFile {
  const data = readFileSync(new URL(path, ROOT));
  return { path, sizeBytes: data.length, sha256: sha256(data) };
}

/** Whether the files of a track are there, unchanged, and made from this recipe. */
export function isWorkCurrent(work: Work, entry: ManifestEntry | undefined): boolean {
  if (entry?.recipe !== work.recipe) return false;
  const wanted = Object.values(work.paths);
  return wanted.every((path) => {
    const file = entry.files.find((one) => one.path === path);
    return file !== undefined && existsSync(new URL(path, ROOT)) && describeTrackFile(path).sha256 === file.sha256;
  });
}
