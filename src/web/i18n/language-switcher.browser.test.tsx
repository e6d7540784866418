import { shares } from "virtual:languages";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../tests/support/web/expect-accessible.ts";
import { renderSite } from "../../../tests/support/web/render-site.tsx";
import { waitByFrame } from "../../../tests/support/web/wait-by-frame.ts";
import { languages } from "./languages.catalog.ts";
import { showLanguage } from "./show-language.ts";

const STORAGE_KEY = "preferred-language";

/** Below the own name: how much of the language is there stands beside it until it is whole. */
const nameOf = (code: string, name: string) => {
  const share = code === "en" ? 100 : (shares[code] ?? 0);
  return share === 100 ? name : `${name}, ${share}%`;
};

async function renderWithOpenMenu() {
  const site = await renderSite({ path: "/nowhere" });
  const button = site.screen.getByRole("button", { name: "EN, language" });
  await button.click();
  return { ...site, button };
}

beforeEach(() => page.viewport(1440, 900));
afterEach(async () => {
  vi.useRealTimers();
  await showLanguage("en");
});

describe("the language switcher", () => {
  it("is titled and lists twelve languages with flag, own name and English name", async () => {
    await renderWithOpenMenu();
    expect(document.querySelector(".language-switcher .menu-panel")?.textContent).toContain("GLOBAL CHAOS LANGUAGES");
    const rows = [...document.querySelectorAll('[role="menuitemradio"]')];
    expect(rows.map(({ textContent }) => textContent)).toEqual(
      languages.map(({ code, nativeName, name }) => `${nativeName}${nameOf(code, name)}`),
    );
    const flags = rows.map((row) => row.querySelector("svg")?.getAttribute("viewBox"));
    expect(flags).toEqual(languages.map((_language, index) => `0 ${16 * index} 24 16`));
    expect(languages.map(({ code }) => code).join(" ")).toBe("en es fr de ja ko zh pt ru ar hi tr");
    expect(rows[9]?.querySelector("[lang=ar]")?.textContent).toBe("العربية");
    expect(rows[0]).toHaveAttribute("aria-checked", "true");
  });

  it("runs the zip for a second, then turns the document and remembers the choice", async () => {
    const { screen } = await renderWithOpenMenu();
    const choice = screen.getByRole("menuitemradio", { name: /Arabic/ });
    await expect.element(choice).toBeVisible();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    ((await choice.findElement()) as HTMLElement).click();
    await waitByFrame(() => screen.getByRole("button", { name: "Switching the language" }).elements().length > 0);
    expect(localStorage.getItem(STORAGE_KEY)).toBe("ar");
    await vi.advanceTimersByTimeAsync(990);
    expect(document.documentElement.lang).not.toBe("ar");
    await vi.advanceTimersByTimeAsync(20);
    vi.useRealTimers();
    await expect.element(screen.getByRole("button", { name: /AR/ })).toBeVisible();
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(["ar", "rtl"]);
    await expect.element(screen.getByRole("banner").getByText("الأدوات")).toBeVisible();
  });

  it("takes the later of two quick choices", async () => {
    const { screen } = await renderWithOpenMenu();
    const press = async (role: string, name: RegExp) => {
      const control = screen.getByRole(role, { name });
      await expect.element(control).toBeVisible();
      ((await control.findElement()) as HTMLElement).click();
    };
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await press("menuitemradio", /Spanish/);
    await press("button", /Switching the language/);
    await press("menuitemradio", /French/);
    await vi.advanceTimersByTimeAsync(1010);
    vi.useRealTimers();
    await expect.element(screen.getByRole("button", { name: /FR/ })).toBeVisible();
    expect(document.documentElement.lang).toBe("fr");
  });

  it("restores the choice on the next visit", async () => {
    localStorage.setItem(STORAGE_KEY, "de");
    const { screen } = await renderSite({ path: "/nowhere" });
    await expect.element(screen.getByRole("link", { name: "Zum Inhalt" })).toBeInTheDocument();
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(["de", "ltr"]);
  });

  it("ignores a saved language that does not exist", async () => {
    localStorage.setItem(STORAGE_KEY, "tlh");
    const { screen } = await renderSite({ path: "/nowhere" });
    await expect.element(screen.getByRole("button", { name: "EN, language" })).toBeVisible();
  });

  it("works by keyboard", async () => {
    const { button } = await renderWithOpenMenu();
    await userEvent.keyboard("{ArrowDown}");
    await expect.poll(() => document.activeElement?.textContent).toBe(`Español${nameOf("es", "Spanish")}`);
    await userEvent.keyboard("{Escape}");
    await expect.element(button).toHaveFocus();
  });

  it("stands in the drawer under the language's own name, its list inside the window", async () => {
    await page.viewport(390, 844);
    const { screen } = await renderSite({ path: "/nowhere" });
    await screen.getByRole("button", { name: "Menu" }).click();
    await screen.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "English, language" }).click();
    const panel = document.querySelector(".drawer-count .menu-panel")?.getBoundingClientRect();
    expect(panel?.top).toBeGreaterThanOrEqual(0);
    expect(panel?.left).toBeGreaterThanOrEqual(0);
    expect(panel?.right).toBeLessThanOrEqual(390);
  });

  it.each([1101, 1280, 1000])("leaves the navigation room at %i px", async (width) => {
    await page.viewport(width, 900);
    await renderSite({ path: "/nowhere" });
    expect(document.querySelector(".nav")?.scrollWidth).toBeLessThanOrEqual(width);
  });

  it("has nothing for axe to find when open", async () => {
    await renderWithOpenMenu();
    await expectAccessible();
  });
});
