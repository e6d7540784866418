/** Puts the one inline script into the page: it dresses the page in the theme last worn here, before the first paint. */
import type { Plugin } from "vite";
import { THEME_COLORS, THEME_KEY } from "../src/shared/themes.ts";

const PLACEHOLDER = "<!--theme-->";

/** Runs before everything else and must never throw: storage may be blocked, and may hold anything. */
export function createThemeScript(): string {
  const read = `const c=${JSON.stringify(THEME_COLORS)},t=localStorage.getItem(${JSON.stringify(THEME_KEY)})`;
  const wear = `document.documentElement.dataset.theme=t;document.querySelector("meta[name=theme-color]").content=c[t]`;
  return `try{${read};if(Object.hasOwn(c,t)){${wear}}}catch{}`;
}

export function themeScriptPlugin(): Plugin {
  return {
    name: "bagz-theme-script",
    transformIndexHtml: (html) => html.replace(PLACEHOLDER, () => `<script>${createThemeScript()}</script>`),
  };
}
