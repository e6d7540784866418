import { readFileSync } from "node:fs";
import postcss from "postcss";
import { describe, expect, it } from "vitest";
import { THEME_COLORS, THEME_KEY } from "#shared/themes.ts";
import { designTokens } from "../../../../build/design-tokens.ts";
import { createThemeScript } from "./inline-scripts.ts";

const page = readFileSync(new URL("../../../../index.html", import.meta.url), "utf8");

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
    expect(readGround(theme)).toBe(THEME_COLORS[theme]);
  });

  it("start with the default theme, above the script that changes it", () => {
    expect(page.indexOf(`<meta name="theme-color" content="${THEME_COLORS.cyberpunk}" />`)).toBeGreaterThan(0);
    expect(page.indexOf("theme-color")).toBeLessThan(page.indexOf("<!--theme-->"));
  });
});
