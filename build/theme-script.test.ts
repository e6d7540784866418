import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { THEME_COLORS, THEME_KEY } from "../src/shared/themes.ts";
import { createThemeScript } from "./theme-script.ts";

const tokens = readFileSync(new URL("../src/web/theme/tokens.css", import.meta.url), "utf8");
const page = readFileSync(new URL("../index.html", import.meta.url), "utf8");

/** Runs the script as a page would, with this in the browser's storage, and answers how the page is dressed then. */
function dress(storage: { getItem: (key: string) => string | null }) {
  const meta = { content: THEME_COLORS.cyberpunk };
  const documentElement = { dataset: {} as { theme?: string } };
  const document = { documentElement, querySelector: () => meta };
  new Function("document", "localStorage", createThemeScript())(document, storage);
  return { theme: documentElement.dataset.theme, color: meta.content };
}

const remember = (theme: string | null) => ({ getItem: (key: string) => (key === THEME_KEY ? theme : null) });

describe("the theme script", () => {
  it.each(["dark", "neon", "cyberpunk"] as const)("dresses the page in the saved theme %s", (theme) => {
    expect(dress(remember(theme))).toEqual({ theme, color: THEME_COLORS[theme] });
  });

  it.each([null, "", "pink", "toString", "__proto__"])("leaves the page as it is for %s", (saved) => {
    expect(dress(remember(saved))).toEqual({ theme: undefined, color: THEME_COLORS.cyberpunk });
  });

  it("does nothing where storage is blocked", () => {
    const blocked = {
      getItem: () => {
        throw new Error("Blocked");
      },
    };
    expect(dress(blocked).theme).toBeUndefined();
  });
});

describe("the colours of the browser's frame", () => {
  it.each(Object.entries(THEME_COLORS))("are the ground of the theme %s", (theme, color) => {
    const selector = theme === "cyberpunk" ? ":root" : `[data-theme="${theme}"]`;
    const block = tokens.slice(tokens.indexOf(`${selector} {`));
    expect(/--bg: (#\w+);/.exec(block)?.[1]).toBe(color);
  });

  it("start with the house's own, above the script that changes it", () => {
    expect(page.indexOf(`<meta name="theme-color" content="${THEME_COLORS.cyberpunk}" />`)).toBeGreaterThan(0);
    expect(page.indexOf("theme-color")).toBeLessThan(page.indexOf("<!--theme-->"));
  });
});
