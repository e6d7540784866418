import { mediaHashes } from "#pack/media-hashes.catalog.ts";
import { createMediaUrl } from "#shared/media-url.ts";

export function getMediaUrl(path: string): string {
  return createMediaUrl(mediaHashes, path);
}

/** The same for a `srcset`, from widths to addresses: `getMediaSet("pfps/ACME-001", [256, 1024], "avif")`. */
export function getMediaSet(stem: string, widths: readonly number[], format: "avif" | "webp"): string {
  return widths.map((width) => `${getMediaUrl(`${stem}-${width}.${format}`)} ${width}w`).join(", ");
}
