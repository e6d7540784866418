/** Largest picture that can be sent, in bytes of the file. */
export const BOARD_IMAGE_MAX_BYTES = 10 * 1024 * 1024;
/** Types that the picture field offers; what a file really is, is read from its bytes. */
export const BOARD_IMAGE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/gif"] as const;
/** Pixels of the longer side of a picture as it is shown large, and of the one in lists (`?size=480`). */
export const BOARD_IMAGE_SIDE = 1600;
export const BOARD_IMAGE_SMALL_SIDE = 480;

/** Longest text that a list is searched for, in characters. */
export const BOARD_SEARCH_MAX = 80;

/** What the scam check can find in a text, the worst first. */
export const WARNING_CODES = ["seed-phrase", "look-alike", "foreign-address", "too-good"] as const;
export type WarningCode = (typeof WARNING_CODES)[number];
