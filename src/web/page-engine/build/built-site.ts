import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Manifest, ManifestChunk } from "vite";

/** What Vite made of the browser's side. */
export interface BuiltSite {
  /** index.html, entry script and styles in place. */
  template: string;
  manifest: Manifest;
  /** The text of a built file, by its path below the site's root. */
  readAsset: (file: string) => string;
}

export function readManifest(webDir: string): Manifest {
  return JSON.parse(readFileSync(join(webDir, ".vite/manifest.json"), "utf8"));
}

export function openBuiltSite(webDir: string): BuiltSite {
  const readAsset = (file: string) => readFileSync(join(webDir, file), "utf8");
  return { template: readAsset("index.html"), manifest: readManifest(webDir), readAsset };
}

/** A source file's own chunk and everything it imports statically, in loading order. */
export function collectChunks(manifest: Manifest, file: string, seen = new Set<string>()): ManifestChunk[] {
  const chunk = manifest[file];
  if (chunk === undefined || seen.has(file)) return [];
  seen.add(file);
  return [...(chunk.imports ?? []).flatMap((name) => collectChunks(manifest, name, seen)), chunk];
}

/** The built file of a picture or a face, by the start of its name; of those that these chunks bring. */
export function findAsset(manifest: Manifest, chunks: readonly ManifestChunk[], name: string): string {
  // Pictures that are the same byte for byte are built once, under the name of one of them.
  const sources = Object.entries(manifest).filter(([source]) => basename(source).startsWith(`${name}-`));
  const shared = new Set(sources.map(([, { file }]) => file));
  const brought = chunks.flatMap(({ assets = [] }) => assets);
  const file = brought.find((path) => path.startsWith(`assets/${name}-`) || shared.has(path));
  if (file === undefined)
    throw new Error(`The build has no ${name}: fix the page engine's list, or what should bring it.`);
  return file;
}
