import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { whitepaperLoaders } from "#pack/whitepapers.catalog.ts";
import type { WhitepaperLanguage } from "#shared/whitepaper.ts";
import { markDocumentLanguage } from "#web/i18n/preferred-language.ts";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { renderSite } from "../../../../tests/support/web/render-site.tsx";
import { whitepaperTitles } from "./whitepaper-titles.messages.ts";

const LANGUAGES = ["de", "ar", "zh", "tr", "hi"] as const satisfies WhitepaperLanguage[];

function readDocument(): string[] {
  return [document.documentElement.lang, document.documentElement.dir, document.title];
}

function open(language: WhitepaperLanguage) {
  return renderSite({ path: `/whitepaper/${language}` });
}

beforeEach(() => page.viewport(1440, 900));
afterEach(() => {
  markDocumentLanguage("en");
  window.history.replaceState(null, "", window.location.pathname + window.location.search);
});

describe("/whitepaper/de, ar, zh, tr, hi", () => {
  test.each(LANGUAGES)("%s: seven buttons lead to seven sections, and the risk comes last", async (language) => {
    const { screen } = await open(language);
    const { contents, sections, disclaimer } = await whitepaperLoaders[language]();
    const row = screen.getByRole("navigation", { name: contents });
    expect(row.getByRole("button").elements()).toHaveLength(7);
    for (const { id, title } of sections) {
      await row.getByRole("button", { name: title }).click();
      expect(document.activeElement?.id).toBe(id);
      await expect
        .poll(() => Math.abs(document.getElementById(id)?.getBoundingClientRect().top ?? 999))
        .toBeLessThan(300);
    }
    await expect.poll(() => row.getByRole("button", { name: sections[6]?.title }).element().ariaCurrent).toBe("true");
    expect(document.querySelector("article")?.lastElementChild?.textContent).toContain(disclaimer.paragraphs[0]);
  });

  test.each(LANGUAGES)("%s: offers its PDF", async (language) => {
    const { screen } = await open(language);
    const { download } = await whitepaperLoaders[language]();
    const link = screen.getByRole("link", { name: download });
    await expect.element(link).toHaveAttribute("href", `/api/whitepaper/download?lang=${language}`);
  });

  test.each([
    ["de", "ltr", "Deutsch"],
    ["ar", "rtl", "العربية"],
    ["zh", "ltr", "中文"],
    ["tr", "ltr", "Türkçe"],
    ["hi", "ltr", "हिन्दी"],
  ] as const)(
    "%s: the document is in its language while it is open, and English after it",
    async (language, dir, name) => {
      const { description: words } = await whitepaperLoaders[language]();
      const description = document.createElement("meta");
      description.name = "description";
      document.head.append(description);
      const { screen } = await renderSite({ path: "/mission" });
      await screen.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
      await expect.poll(() => readDocument().slice(0, 2)).toEqual([language, dir]);
      await expect.poll(() => description.content).toBe(words);
      expect(document.querySelector("header")?.closest("[lang]")?.getAttribute("lang")).toBe("en");
      await screen.getByRole("link", { name: "Roadmap" }).first().click();
      await expect.poll(readDocument).toEqual(["en", "ltr", "Roadmap. BAGZ"]);
      await expect.poll(() => description.content).toContain("The BAGZ plan for 2026");
      description.remove();
    },
  );

  test.each(["de", "ar", "zh"] as const)("%s: of two panels one at most is open", async (language) => {
    const { screen } = await open(language);
    const panels = (await whitepaperLoaders[language]()).sections[4]?.panels ?? [];
    const [frontend, backend] = panels.map(({ title }) => screen.getByRole("button", { name: title, exact: true }));
    const readStates = () => [frontend, backend].map((button) => button?.element().getAttribute("aria-expanded"));
    expect(readStates()).toEqual(["false", "false"]);
    await frontend?.click();
    expect(readStates()).toEqual(["true", "false"]);
    await expect.element(screen.getByText("Tailwind CSS", { exact: true })).toBeVisible();
    await backend?.click();
    expect(readStates()).toEqual(["false", "true"]);
    await expect.element(screen.getByText(panels[1]?.note ?? "")).toBeVisible();
    (await backend?.findElement())?.focus();
    await userEvent.keyboard("{Enter}");
    expect(readStates()).toEqual(["false", "false"]);
  });

  test.each(["tr", "hi"] as const)("%s: nothing is folded", async (language) => {
    await open(language);
    expect(document.querySelector("article [aria-expanded]")).toBeNull();
  });

  test("the fitted titles are those of the papers", async () => {
    for (const language of LANGUAGES) {
      const { title } = await whitepaperLoaders[language]();
      const fittedTitle = whitepaperTitles[language];
      if (fittedTitle)
        expect(fittedTitle.map(({ text }) => text)).toEqual(title.map((line) => line.toLocaleUpperCase(language)));
    }
  });

  test.each(LANGUAGES)("%s gives each part of a section the whole width of a phone", async (language) => {
    await page.viewport(390, 844);
    await open(language);
    const parts = document.querySelectorAll(".whitepaper-section > :not(.whitepaper-number)");
    expect(parts.length).toBeGreaterThan(14);
    for (const part of parts) expect(part.getBoundingClientRect().width, part.className).toBeGreaterThan(350);
  });

  test("starts the titles and the lists of the three phases at one height", async () => {
    await open("ar");
    for (const part of ["h3", "ul"]) {
      const tops = [...document.querySelectorAll(`.whitepaper-phases > li > ${part}`)].map((element) =>
        Math.round(element.getBoundingClientRect().top),
      );
      expect(tops).toHaveLength(3);
      expect(new Set(tops).size).toBe(1);
    }
  });

  const views = LANGUAGES.flatMap((language) => [320, 390, 1440].map((width) => [language, width] as const));
  test.each(views)(
    "%s has nothing for axe to find at %i pixels and does not scroll sideways",
    async (language, width) => {
      await page.viewport(width, 900);
      await open(language);
      for (const button of document.querySelectorAll<HTMLButtonElement>(".whitepaper-panel-button")) button.click();
      await expectAccessible();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    },
  );
});
