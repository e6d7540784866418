import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { SharedItem } from "#features/vault/server/item-share.repository.ts";
import { mediaDir } from "#server/media-dir.ts";
import { encodePreview } from "#server/picture-encoding.ts";
import type { FileStore } from "#server/stored-files.ts";

/** Pixels of a preview's longer side: what the large cards of link previews show at most. */
const PREVIEW_SIDE = 1200;
/** Previews kept in memory, about 200 kB each: a link that goes round is asked for many times within minutes. */
const PREVIEWS_MAX = 60;

/** Makes JPEGs of shared pictures, each once however many ask at the same time. */
export function createPreviewReader(files: FileStore): (shared: SharedItem) => Promise<Buffer | undefined> {
  const previews = new Map<string, Promise<Buffer | undefined>>();

  async function make({ picture }: SharedItem): Promise<Buffer | undefined> {
    const bytes =
      "storeKey" in picture ? await files.get(picture.storeKey) : await readFile(join(mediaDir, picture.mediaFile));
    return bytes && encodePreview(bytes, PREVIEW_SIDE);
  }

  return (shared) => {
    const { pictureId } = shared;
    const preview = previews.get(pictureId) ?? make(shared);
    previews.delete(pictureId);
    previews.set(pictureId, preview);
    const [oldest] = previews.keys();
    if (previews.size > PREVIEWS_MAX && oldest !== undefined) previews.delete(oldest);
    preview.catch(() => previews.delete(pictureId));
    return preview;
  };
}
