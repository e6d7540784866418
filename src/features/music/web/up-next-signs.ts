/** Signs of what plays next, on the 24 x 24 grid of the site's icons. */
export const UP_NEXT_SIGNS = {
  /** Lines of a list, with an arrow to the one in the middle. */
  first: "M3 6h11M3 18h11M3 12h5M21 12h-9M15 8l-4 4 4 4",
  up: "M12 20V4M5 11l7-7 7 7",
} as const;
