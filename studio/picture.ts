import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { StudioBrowser } from "./browser.ts";
import type { Raster } from "./print/raster.ts";

export const ROOT = new URL("..", import.meta.url);
export const MEDIA = "packs/bagz/media";

export interface PictureFile {
  /** From the root of the repository. */
  path: string;
  maxBytes: number;
}

/** What the studio can make: its parts, the facts it is made from, and the files that come out. */
export interface Picture {
  id: string;
  files: PictureFile[];
  /** Everything that decides the pixels. The recipe hash is taken over it, so a change here means a new rendering. */
  recipe: unknown;
  /** Resolves to the bytes of each file, in the order of `files`. */
  make: (browser: StudioBrowser) => Promise<Buffer[]>;
  /** What it will be like, small and with one ray per pixel: seconds instead of minutes. */
  preview?: (browser: StudioBrowser) => Promise<Raster>;
}

export function hashRecipe(picture: Picture): string {
  return sha256(JSON.stringify([picture.id, picture.files.map((file) => file.path), picture.recipe]));
}

export function sha256(data: string | Buffer): string {
  return createHash("sha256").update(data).digest("hex");
}

/** Text of a studio source that takes part in a recipe. The path is relative to `studio/`. */
export function readSource(path: string): string {
  return readFileSync(new URL(`studio/${path}`, ROOT), "utf8");
}
