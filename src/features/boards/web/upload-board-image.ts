import { type SendingState, sendForm } from "#web/lib/send-form.ts";
import type { BoardImage, BoardImageAnswer } from "../board.schema.ts";

/** Sends one picture ahead of the thing that it belongs to. */
export async function uploadBoardImage(
  file: File,
  options: { signal: AbortSignal; onState: (state: SendingState) => void },
): Promise<BoardImage> {
  const form = new FormData();
  form.set("file", file);
  return (await sendForm<BoardImageAnswer>("/api/boards/images", { form, ...options })).image;
}
