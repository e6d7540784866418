import { toPictureKey } from "#features/pictures/server/encode-picture.usecase.ts";
import type { SharedItem } from "#features/vault/server/item-share.repository.ts";
import type { Queries } from "#server/db/open-database.ts";
import { getThing } from "./wall.repository.ts";
import type { ThingRow } from "./wall.tables.ts";

/** What the world may know of a thing on the wall: its picture, or its words. */
export type SharedThing = SharedItem | (Pick<SharedItem, "itemId" | "title" | "username"> & { text: string });

function findPicture({ pictureHash, mediaFile }: ThingRow): Pick<SharedItem, "pictureId" | "picture"> | undefined {
  if (mediaFile !== null) return { pictureId: mediaFile, picture: { mediaFile } };
  if (pictureHash === null) return undefined;
  return { pictureId: pictureHash, picture: { storeKey: toPictureKey(pictureHash) } };
}

/** Undefined as soon as it hangs no more. */
export async function findSharedThing(db: Queries, thingId: string): Promise<SharedThing | undefined> {
  const found = await getThing(db, thingId);
  if (found === undefined) return undefined;
  const { thing, author } = found;
  const shown = { itemId: thing.id, title: thing.title, username: author.username };
  const picture = findPicture(thing);
  if (picture !== undefined) return { ...shown, ...picture };
  return thing.text === null ? undefined : { ...shown, text: thing.text };
}
