/** Entry of the browser's storage with the theme last worn here, so that the first paint already wears it. */
export const THEME_KEY = "site-theme";

export const THEME_NAMES = ["cyberpunk", "dark", "neon"] as const;
export type ThemeName = (typeof THEME_NAMES)[number];

export function isThemeName(name: string | null): name is ThemeName {
  return THEME_NAMES.some((known) => known === name);
}
