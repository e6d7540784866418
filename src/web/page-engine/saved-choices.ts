/**
 * Stands in every page, above its styles: dresses it in the theme last worn here and leads to the address of the language
 * chosen here, before the first paint; where a page has none, it is turned to the language.
 */
import { addLanguage, getDirection, isLanguage, LANGUAGE_KEY } from "#shared/languages.ts";
import { isThemeName, THEME_KEY } from "#shared/themes.ts";

const page = document.documentElement;

// Storage may be blocked, and may hold anything.
try {
  const language = localStorage.getItem(LANGUAGE_KEY);
  // A page in another language than English is written in that one alone.
  if (isLanguage(language) && page.lang === "en") {
    page.lang = language;
    page.dir = getDirection(language);
    const { pathname, search, hash } = location;
    if (page.dataset.languages?.split(" ").includes(language))
      location.replace(`${addLanguage(pathname, language)}${search}${hash}`);
  }
  const theme = localStorage.getItem(THEME_KEY);
  const frame = document.querySelector<HTMLMetaElement>("meta[name=theme-color]");
  if (frame !== null && isThemeName(theme)) {
    page.dataset.theme = theme;
    frame.content = THEME_BACKGROUNDS[theme];
  }
} catch {}
