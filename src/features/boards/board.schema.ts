import * as z from "zod/mini";
import { optionalText } from "#shared/text.schema.ts";

/** Largest picture that can be sent, in bytes of the file. */
export const BOARD_IMAGE_MAX_BYTES = 10 * 1024 * 1024;
/** Types that the picture field offers; what a file really is, is read from its bytes. */
export const BOARD_IMAGE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/gif"] as const;
/** Pixels of the longer side of a picture as it is shown large, and of the one in lists (`?size=480`). */
export const BOARD_IMAGE_SIDE = 1600;
export const BOARD_IMAGE_SMALL_SIDE = 480;
/** Entries of one page of a list. */
const BOARD_PAGE_DEFAULT = 24;
const BOARD_PAGE_MAX = 48;
/** Longest text that a list is searched for, in characters. */
export const BOARD_SEARCH_MAX = 80;

/** What the scam check can find in a text, the worst first. */
export const WARNING_CODES = ["seed-phrase", "look-alike", "foreign-address", "too-good"] as const;
export type WarningCode = (typeof WARNING_CODES)[number];

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
