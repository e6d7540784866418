import { mediaHashes } from "#pack/media-hashes.catalog.ts";
import { createMediaUrl } from "#shared/media-url.ts";

export function getMediaUrl(path: string): string {
  return createMediaUrl(mediaHashes, path);
}
