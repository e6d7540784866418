import { useEffect, useLayoutEffect } from "react";
import { isThemeName, THEME_KEY } from "#shared/themes.ts";
import { saveTheme, wearTheme } from "#web/theme/theme-choice.ts";
import { usePreferences } from "./preferences.api.ts";

/** Dresses the site in the member's theme and remembers it for the next first paint. Draws nothing. */
export function ThemeKeeper() {
  const { preferences, isLoaded } = usePreferences();
  const { theme } = preferences;

  useLayoutEffect(() => {
    if (!isLoaded) return;
    wearTheme(theme);
    saveTheme(theme);
  }, [isLoaded, theme]);

  useEffect(() => {
    // Another tab has changed it.
    function handleStorage({ key, newValue }: StorageEvent) {
      if (key === THEME_KEY && isThemeName(newValue)) wearTheme(newValue);
    }
    window.addEventListener("storage", handleStorage);
    return () => window.removeEventListener("storage", handleStorage);
  }, []);

  return null;
}
