import { THEME_COLORS, THEME_KEY, type ThemeName } from "#shared/themes.ts";

export function applyTheme(theme: ThemeName): void {
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", THEME_COLORS[theme]);
}

export function saveTheme(theme: ThemeName): void {
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Without storage the theme comes with the member's preferences, after the first paint.
  }
}
