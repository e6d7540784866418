import { itemKinds } from "#features/vault/item-kinds.catalog.ts";
import { getMediaUrl } from "#server/media-url.ts";
import { SMALL_SIDE } from "../wall.rules.ts";
import type { WallThing } from "../wall.schema.ts";
import type { ThingRow } from "./wall.tables.ts";

/** A thing with what belongs to it, read in one statement. */
export interface FoundThing {
  thing: ThingRow;
  author: { id: string; username: string; faceId: string | null };
  place: number | null;
}

type PictureParts = Pick<ThingRow, "id" | "pictureHash" | "mediaFile" | "width" | "height">;

export function toPicture({ id, pictureHash, mediaFile, width, height }: PictureParts): WallThing["picture"] {
  if (width === null || height === null) return null;
  if (mediaFile !== null) {
    const url = getMediaUrl(mediaFile);
    return { url, smallUrl: url, width, height, smallWidth: width };
  }
  if (pictureHash === null) return null;
  const url = `/api/wall/${id}/picture`;
  const scale = Math.min(1, SMALL_SIDE / Math.max(width, height));
  return { url, smallUrl: `${url}?size=small`, width, height, smallWidth: Math.round(width * scale) };
}

/** A thing as everybody sees it. */
export function toWallThing({ thing, author, place }: FoundThing): WallThing {
  const words = (itemKinds[thing.kind].drawnWords ?? []).map((key) => thing.metadata[key]);
  return {
    id: thing.id,
    kind: thing.kind,
    title: thing.title,
    text: thing.text,
    picture: toPicture(thing),
    drawnWords: words.filter(Boolean).join(" / "),
    voteCount: thing.voteCount,
    author,
    place,
    createdAt: thing.createdAt.toISOString(),
    hiddenAt: null,
  };
}
