import type { Palette } from "#shared/palette.ts";

/** The kit's colours are those of BAGZ. */
export const palette: Palette = {};
