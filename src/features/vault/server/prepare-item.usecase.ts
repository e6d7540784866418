import { createHash } from "node:crypto";
import { encodePicture, toPictureKey } from "#features/pictures/server/encode-picture.usecase.ts";
import { pfps } from "#pack/pfps.catalog.ts";
import { createError } from "#server/errors.ts";
import type { EncodedPicture, PictureSender } from "#server/picture-encoding.ts";
import type { ItemType } from "../item-kinds.catalog.ts";
import type { CheckedItem } from "../item-kinds.schema.ts";
import { vaultErrors } from "../vault.errors.ts";
import type { ItemRow, ItemValues } from "./vault.tables.ts";

type KindParts = Pick<ItemRow, "text" | "metadata" | "pictureHash" | "sourceHash">;

interface Preparation {
  item: Omit<ItemValues, "userId" | "receiptId">;
  pictures: EncodedPicture[];
}

/** Where a file lies: in the file store, or among the pack's media. */
export type PictureFile = { storeKey: string } | { mediaFile: string };

interface ServerKind<Type extends ItemType> {
  /** Brings pictures of its own, which are drawn anew and stored. */
  storesPictures?: boolean;
  /** What is stored; `same` tells things apart that are not the same to their owner. */
  prepare(
    item: CheckedItem<Type>,
    sender: PictureSender,
  ): Promise<Partial<KindParts> & { same: (string | null)[]; pictures?: EncodedPicture[] }>;
  /** Its picture: an id that no other content ever has, and where the file lies; undefined for words. */
  findPicture(row: Pick<ItemRow, "pictureHash" | "metadata">): { pictureId: string; file: PictureFile } | undefined;
}

const kinds: { [Type in ItemType]: ServerKind<Type> } = {
  tweet: {
    prepare: async ({ content }) => ({ text: content, same: [content] }),
    findPicture: () => undefined,
  },
  meme: {
    storesPictures: true,
    async prepare({ content, source, metadata }, sender) {
      const picture = await encodePicture(content, sender);
      const upload = source === undefined ? undefined : await encodePicture(source, sender);
      const sourceHash = upload?.hash ?? null;
      return {
        metadata,
        pictureHash: picture.hash,
        sourceHash,
        same: [picture.hash, sourceHash, metadata.project ?? null],
        pictures: upload === undefined ? [picture] : [picture, upload],
      };
    },
    findPicture: ({ pictureHash }) =>
      pictureHash === null ? undefined : { pictureId: pictureHash, file: { storeKey: toPictureKey(pictureHash) } },
  },
  pfp: {
    async prepare({ metadata }) {
      const pfp = pfps.find(({ id }) => id === metadata.id);
      if (pfp === undefined) throw createError(vaultErrors, "content.pfp_unknown", { field: "metadata.id" });
      const { id, rarity } = pfp;
      // The rarity is the catalogue's, whatever was sent: a collection is worth something only if it cannot be made up.
      return { metadata: { id, rarity }, same: [id] };
    },
    findPicture: ({ metadata: { id = "" } }) => ({ pictureId: id, file: { mediaFile: `pfps/${id}-1024.webp` } }),
  },
};

/** One hash for things that are the same to their owner. */
function hashContent(parts: (string | null)[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}

export async function prepareItem<Type extends ItemType>(
  item: CheckedItem<Type>,
  sender: PictureSender,
): Promise<Preparation> {
  const { contentType, title } = item;
  const kind: ServerKind<Type> = kinds[contentType as Type];
  const { same, pictures = [], ...parts } = await kind.prepare(item, sender);
  const contentHash = hashContent([contentType, ...same]);
  const nothing: KindParts = { text: null, metadata: {}, pictureHash: null, sourceHash: null };
  return { item: { contentType, title, contentHash, ...nothing, ...parts }, pictures };
}

export function storesPictures(type: ItemType): boolean {
  return kinds[type].storesPictures === true;
}

export function findItemPicture(row: Pick<ItemRow, "contentType" | "pictureHash" | "metadata">) {
  return kinds[row.contentType].findPicture(row);
}
