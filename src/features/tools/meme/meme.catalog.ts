export const GRAPHIC_IDS = [
  "cyberpunk-grid",
  "villain-portrait",
  "chaos-explosion",
  "neon-street",
  "glitch-matrix",
] as const;
export type GraphicId = (typeof GRAPHIC_IDS)[number];

export const MEME_FILTERS = ["none", "cyberpunk", "glitch", "neon"] as const;
export type MemeFilter = (typeof MEME_FILTERS)[number];

/** Opacity of the picture in percent; from the specification. */
export const OPACITY_MIN = 10;
export const OPACITY_MAX = 100;
/** Strength of the glitch filter; from the specification. */
export const GLITCH_MAX = 50;
/** How far a text can be shrunk and blown up, as factors of its fitted size. */
export const SCALE_MIN = 0.4;
export const SCALE_MAX = 3;
/** The same for an uploaded picture, as factors of the size at which it just fills the frame. */
export const ZOOM_MIN = 0.1;
export const ZOOM_MAX = 4;
/** How far its middle may lie outside, as shares of the frame. */
export const PLACE_MIN = -5;
export const PLACE_MAX = 6;
/** Largest picture that is taken in, in bytes; it is made small before it is kept. */
export const UPLOAD_MAX_BYTES = 20_000_000;
