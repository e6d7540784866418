/** Stands in every page, above its styles: dresses it in the theme last worn here, before the first paint. */
import { isThemeName, THEME_COLORS, THEME_KEY } from "#shared/themes.ts";

// Storage may be blocked, and may hold anything.
try {
  const theme = localStorage.getItem(THEME_KEY);
  const frame = document.querySelector<HTMLMetaElement>("meta[name=theme-color]");
  if (frame !== null && isThemeName(theme)) {
    document.documentElement.dataset.theme = theme;
    frame.content = THEME_COLORS[theme];
  }
} catch {}
