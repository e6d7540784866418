/** Entry of the browser's storage with the theme last worn here, so that the first paint already wears it. */
export const THEME_KEY = "site-theme";

/** The ground of each theme: browsers colour their own frame with it. */
export const THEME_COLORS = { cyberpunk: "#05020a", dark: "#0b0b0c", neon: "#0d0030" } as const;

export type ThemeName = keyof typeof THEME_COLORS;

export function isThemeName(name: string | null): name is ThemeName {
  return name !== null && Object.hasOwn(THEME_COLORS, name);
}
