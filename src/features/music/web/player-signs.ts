/** Signs that only players need, on the 24 x 24 grid of the site's icons. */
export const PLAYER_SIGNS = {
  muted: "M3 9v6h4l6 5V4L7 9zM17 9l5 6M22 9l-5 6",
  next: "M5 4v16l11-8zM20 4v16",
  previous: "M19 4v16L8 12zM4 4v16",
  repeat: "M4 11V7h15M16 4l3 3-3 3M20 13v4H5M8 20l-3-3 3-3",
  shuffle: "M3 7h4l10 10h4M3 17h4L17 7h4M18 4l3 3-3 3M18 14l3 3-3 3",
  sound: "M3 9v6h4l6 5V4L7 9zM17 9v6M21 6v12",
} as const;
