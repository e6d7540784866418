import { callApi } from "#web/lib/api-client.ts";
import type { BoardImage, BoardImageAnswer } from "../board.schema.ts";

/** Sends one picture ahead of the thing that it belongs to. */
export async function uploadBoardImage(file: File, signal: AbortSignal): Promise<BoardImage> {
  const body = new FormData();
  body.set("file", file);
  return (await callApi<BoardImageAnswer>("/api/boards/images", { method: "POST", body, signal })).image;
}

/** The small variant, for lists. */
export function getSmallImageUrl({ url }: BoardImage): string {
  return `${url}?size=480`;
}
