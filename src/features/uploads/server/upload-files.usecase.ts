import { join } from "node:path";
import type { AppDeps } from "#server/deps.ts";
import { openFileStore } from "#server/file-store.ts";
import type { FileStore } from "#server/stored-files.ts";
import { PICTURE_WIDTHS } from "../uploads.rules.ts";
import { hasStoredFile } from "./uploads.repository.ts";

const UPLOADS_FOLDER = "uploads";
const COPY = /-\d+(?=\.webp$)/;

export function getUploadsPath(dataDir: string): string {
  return join(dataDir, UPLOADS_FOLDER);
}

export function toUploadKey(storedAs: string): string {
  return `${UPLOADS_FOLDER}/${storedAs}`;
}

/** The smaller copy of a picture: `….webp` and 480 make `…-480.webp`. */
export function toCopyName(storedAs: string, width: number | string): string {
  return storedAs.replace(/(?=\.webp$)/, `-${width}`);
}

/** The file of which this one is a copy, or itself. */
export function toOriginalName(name: string): string {
  return name.replace(COPY, "");
}

/** Takes an upload off the disk, with its copies. */
export async function deleteFiles(files: FileStore, storedAs: string): Promise<void> {
  const copies = PICTURE_WIDTHS.map((width) => toCopyName(storedAs, width));
  for (const name of new Set([storedAs, ...copies])) await files.delete(toUploadKey(name));
}

/** What is younger may belong to an upload that is under way. */
const SPARE_MS = 60 * 60 * 1000;

/** Removes what a crash has left of uploads: drafts, and files that have no row. */
export async function sweepUploads({ db, clock, config }: Pick<AppDeps, "db" | "clock" | "config">): Promise<void> {
  const files = openFileStore(config);
  const savedBefore = new Date(clock.now().getTime() - SPARE_MS);
  for await (const { key, modifiedAt } of files.list("uploads")) {
    if (modifiedAt > savedBefore) continue;
    const storedAs = toOriginalName(key.split("/").at(-1) ?? "");
    if (!(await hasStoredFile(db, storedAs))) await files.delete(key);
  }
}
