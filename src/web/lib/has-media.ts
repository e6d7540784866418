import { mediaHashes } from "#pack/media-hashes.catalog.ts";

/** Whether the pack has a file by this path in its `media`. */
export function hasMedia(path: string): boolean {
  return path in mediaHashes;
}
