import { useEffect, useLayoutEffect } from "react";
import { isThemeName, THEME_KEY, type ThemeName } from "#shared/themes.ts";
import { usePreferences } from "./preferences.api.ts";

/** Dresses the site in the member's theme and remembers it for the next first paint. Draws nothing. */
export function ThemeSync() {
  const { preferences, isLoaded } = usePreferences();
  const { theme } = preferences;

  useLayoutEffect(() => {
    if (!isLoaded) return;
    applyTheme(theme);
    saveTheme(theme);
  }, [isLoaded, theme]);

  useEffect(() => {
    // Another tab has changed it.
    function handleStorage({ key, newValue }: StorageEvent) {
      if (key === THEME_KEY && isThemeName(newValue)) applyTheme(newValue);
    }
    window.addEventListener("storage", handleStorage);
    return () => window.removeEventListener("storage", handleStorage);
  }, []);

  return null;
}

function applyTheme(theme: ThemeName): void {
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", THEME_BACKGROUNDS[theme]);
}

function saveTheme(theme: ThemeName): void {
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Without storage the theme comes with the member's preferences, after the first paint.
  }
}
