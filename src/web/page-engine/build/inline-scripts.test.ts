import { readFileSync } from "node:fs";
import postcss from "postcss";
import { describe, expect, it } from "vitest";
import { getDirection, LANGUAGE_KEY } from "#shared/languages.ts";
import { THEME_KEY } from "#shared/themes.ts";
import { designTokens } from "../../../../build/design-tokens.ts";
import { themeBackgrounds } from "../../../../build/pack/load-pack.ts";
import { createChoicesScript } from "./inline-scripts.ts";

const page = readFileSync(new URL("../../../../index.html", import.meta.url), "utf8");

/** Runs the script as a page would, with this in the browser's storage, and answers what the page is then. */
function open(storage: { getItem: (key: string) => string | null }, language = "en") {
  const meta = { content: themeBackgrounds.cyberpunk };
  const documentElement = { lang: language, dir: getDirection(language), dataset: {} as { theme?: string } };
  const document = { documentElement, querySelector: () => meta };
  new Function("document", "localStorage", createChoicesScript(themeBackgrounds))(document, storage);
  const { lang, dir, dataset } = documentElement;
  return { theme: dataset.theme, color: meta.content, language: [lang, dir] };
}

const remember = (kept: string, value: string | null) => ({
  getItem: (key: string) => (key === kept ? value : null),
});

describe("the script of the choices", () => {
  it.each(["dark", "neon", "cyberpunk"] as const)("dresses the page in the saved theme %s", (theme) => {
    expect(open(remember(THEME_KEY, theme))).toMatchObject({ theme, color: themeBackgrounds[theme] });
  });

  it.each([null, "", "pink", "toString", "__proto__"])("leaves the page as it is for %s", (saved) => {
    const untouched = { theme: undefined, color: themeBackgrounds.cyberpunk, language: ["en", "ltr"] };
    expect(open(remember(THEME_KEY, saved))).toEqual(untouched);
    expect(open(remember(LANGUAGE_KEY, saved))).toEqual(untouched);
  });

  it("turns the page to the saved language, and no page that is written in one alone", () => {
    expect(open(remember(LANGUAGE_KEY, "ar")).language).toEqual(["ar", "rtl"]);
    expect(open(remember(LANGUAGE_KEY, "de")).language).toEqual(["de", "ltr"]);
    expect(open(remember(LANGUAGE_KEY, "ar"), "zh").language).toEqual(["zh", "ltr"]);
    expect(open(remember(LANGUAGE_KEY, "de"), "ar").language).toEqual(["ar", "rtl"]);
  });

  it("does nothing where storage is blocked", () => {
    const blocked = {
      getItem: () => {
        throw new Error("Blocked");
      },
    };
    expect(open(blocked).theme).toBeUndefined();
  });
});

/** The page's ground as the built sheet has it for a theme. */
function readGround(theme: string): string | undefined {
  const sheet = readFileSync(new URL("../../theme/tokens.css", import.meta.url), "utf8");
  let ground: string | undefined;
  postcss([designTokens()])
    .process(sheet, { from: "tokens.css" })
    .root.walkDecls("--bg", ({ parent, value }) => {
      if (parent?.type === "rule" && (parent as postcss.Rule).selector.includes(`[data-theme="${theme}"]`))
        ground = value;
    });
  return ground;
}

describe("the colours of the browser's frame", () => {
  it.each(["cyberpunk", "dark", "neon"] as const)("are the ground that the sheet gives the theme %s", (theme) => {
    expect(readGround(theme)).toBe(themeBackgrounds[theme]);
  });

  it("start with the default theme, above the script that changes it", () => {
    expect(page.indexOf(`<meta name="theme-color" content="<!--background-->" />`)).toBeGreaterThan(0);
    expect(page.indexOf("theme-color")).toBeLessThan(page.indexOf("<!--choices-->"));
  });
});
