import * as z from "zod/mini";
import { optionalText } from "#shared/text.schema.ts";
import { BOARD_SEARCH_MAX, WARNING_CODES } from "./board.rules.ts";

/** Entries of one page of a list. */
const BOARD_PAGE_DEFAULT = 24;
const BOARD_PAGE_MAX = 48;

export const boardImageSchema = z.object({
  id: z.string(),
  /** Address of the large picture; with `?size=480` of the small one. */
  url: z.string(),
  /** Of the large picture, in pixels. */
  width: z.int(),
  height: z.int(),
});

export type BoardImage = z.infer<typeof boardImageSchema>;

/** What POST /api/boards/images answers. */
export const boardImageAnswerSchema = z.object({ image: boardImageSchema });

export type BoardImageAnswer = z.infer<typeof boardImageAnswerSchema>;

/** Ids of pictures that were sent before, in the order they are shown. */
export function imageIds(max: number) {
  const list = z.array(z.uuid("Send pictures first, then name them by their ids"));
  return z._default(list.check(z.maxLength(max, `Use at most ${max} pictures`)), []);
}

/** How every list of a board is read on: where it left off, and how much of it. */
export const pageQuery = {
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(BOARD_PAGE_MAX)), BOARD_PAGE_DEFAULT),
};

/** Part of a text to look for; the case does not matter. */
export const searchQuery = optionalText(BOARD_SEARCH_MAX);

export const warningsSchema = z.array(z.enum(WARNING_CODES));
