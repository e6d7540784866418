import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { THEME_KEY } from "#shared/themes.ts";
import { buildWebUser } from "../../../../tests/support/web/render-page.tsx";
import { renderSite } from "../../../../tests/support/web/render-site.tsx";
import { stubPreferences } from "../../../../tests/support/web/stub-preferences.ts";
import type { Theme } from "../preferences.catalog.ts";
import { DEFAULT_PREFERENCES } from "../preferences.rules.ts";

const zipgrin = buildWebUser();
const root = document.documentElement;

function getGround(): string {
  return getComputedStyle(root).backgroundColor;
}

async function open(theme: Theme) {
  return renderSite({
    path: "/no-such-page",
    user: zipgrin,
    api: stubPreferences(zipgrin, { ...DEFAULT_PREFERENCES, theme }),
  });
}

beforeEach(() => page.viewport(1440, 900));

afterEach(() => {
  delete root.dataset.theme;
});

describe("the theme of the site", () => {
  it.each([
    ["cyberpunk", "rgb(5, 2, 10)"],
    ["dark", "rgb(11, 11, 12)"],
    ["neon", "rgb(13, 0, 48)"],
  ] as const)("is the member's, %s, on every page, and is remembered", async (theme, ground) => {
    await open(theme);
    await expect.poll(() => root.dataset.theme).toBe(theme);
    expect(getGround()).toBe(ground);
    expect(localStorage.getItem(THEME_KEY)).toBe(theme);
  });

  it("stays as this browser remembers it for a visitor", async () => {
    root.dataset.theme = "neon";
    localStorage.setItem(THEME_KEY, "neon");
    await renderSite({ path: "/no-such-page" });
    await expect.element(page.getByRole("button", { name: "LOGIN" })).toBeVisible();
    expect(root.dataset.theme).toBe("neon");
    expect(localStorage.getItem(THEME_KEY)).toBe("neon");
  });

  it("follows a change in another tab", async () => {
    await open("dark");
    await expect.poll(() => root.dataset.theme).toBe("dark");
    window.dispatchEvent(new StorageEvent("storage", { key: THEME_KEY, newValue: "neon" }));
    expect(root.dataset.theme).toBe("neon");
    window.dispatchEvent(new StorageEvent("storage", { key: THEME_KEY, newValue: "pink" }));
    expect(root.dataset.theme).toBe("neon");
  });
});
