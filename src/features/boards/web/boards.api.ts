import type { BoardImage } from "../board.schema.ts";

/** The small variant, for lists. */
export function getSmallImageUrl({ url }: BoardImage): string {
  return `${url}?size=480`;
}
