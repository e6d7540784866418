/** How wide a screen is, by name: the build gives these names to the sheets, which ask for no width of their own. */
export const PHONE = "(max-width: 760px)";
export const WIDER_THAN_PHONE = "(min-width: 761px)";
export const STACKED = "(max-width: 960px)";
export const COMPACT = "(max-width: 1100px)";

/** Where an editor has its picture above its controls: all that is narrow, but for a phone on its side. */
export const EDITOR_STACKED = "(max-width: 1100px) and (min-height: 541px), (max-width: 599px)";

/** Where the navigation stands open, whatever size the letters have. */
export const WIDER_THAN_COMPACT_BY_TEXT = "(min-width: 68.8125em)";

export const BREAKPOINTS = {
  laptop: "(max-width: 1280px)",
  compact: COMPACT,
  stacked: STACKED,
  phone: PHONE,
  "small-phone": "(max-width: 480px)",
  smallest: "(max-width: 360px)",
  "editor-stacked": EDITOR_STACKED,
  "wider-than-compact": "(min-width: 1101px)",
  "wider-than-stacked": "(min-width: 961px)",
  "wider-than-phone": WIDER_THAN_PHONE,
  // The same for rows of words, which run out of room earlier where the visitor has set larger letters.
  "compact-by-text": "(max-width: 68.75em)",
  "phone-by-text": "(max-width: 47.5em)",
  "huge-text": "(max-width: 19em)",
} as const;
