/** Every page in every language: as HTML, at the width of a phone; then what only a living page does. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { addLanguage } from "#shared/languages.ts";
import { look } from "./look.ts";
import { listPagePaths } from "./page-paths.ts";
import { expect, expectAccessibleInAllThemes, test } from "./site.ts";

const languages = readdirSync(join(import.meta.dirname, "../../languages"));
const paths = listPagePaths();
const RIGHT_TO_LEFT = ["ar"];

for (const code of languages) {
  test(`the pages in "${code}" stand in it, turned its way, and keep within a phone`, async ({ browser, site }) => {
    // As they come, before any script: a page without one never says that it is ready.
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    for (const path of paths) {
      await page.goto(`${site.origin}/${code}${path === "/" ? "" : path}`, { waitUntil: "load" });
      const { lang, dir, overflow, title, cut } = await look(page);
      expect([path, overflow > 0, cut]).toEqual([path, false, []]);
      expect(title).not.toBe("");
      // A paper is written in one language alone, whatever stands around it.
      if (path.startsWith("/whitepaper/")) continue;
      expect([path, lang, dir]).toEqual([path, code, RIGHT_TO_LEFT.includes(code) ? "rtl" : "ltr"]);
      const isHidden = (await page.locator("meta[name=robots][content=noindex]").count()) > 0;
      expect([path, await page.locator(`link[hreflang=${code}]`).count()]).toEqual([path, isHidden ? 0 : 1]);
    }
    await page.close();
  });
}

/** Of so many letters the site's own faces have those of the giant headlines; plainer ones are in the system's. */
const FACES_OF_GIANTS = ["ja", "ko", "zh"];

/** Their letters are in files of their own; the others share those of English. */
for (const code of ["ar", "hi", "ja", "ko", "ru", "tr", "zh"]) {
  test(`the titles in "${code}" are set in the site's own faces to the last letter`, async ({ browser, site }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    const devTools = await page.context().newCDPSession(page);
    for (const domain of ["DOM", "CSS"] as const) await devTools.send(`${domain}.enable`);
    const titles: string[] = [];
    for (const path of paths.filter((one) => !one.startsWith("/whitepaper/"))) {
      await page.goto(`${site.origin}${addLanguage(path, code)}`, { waitUntil: "load" });
      await page.evaluate(() => document.fonts.ready);
      const { root } = await devTools.send("DOM.getDocument");
      const selector = FACES_OF_GIANTS.includes(code) ? "h1.fit-title" : "h1:not(.visually-hidden)";
      const { nodeIds } = await devTools.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
      for (const nodeId of nodeIds) {
        const { fonts } = await devTools.send("CSS.getPlatformFontsForNode", { nodeId });
        const others = fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
        expect([path, others]).toEqual([path, []]);
        if (fonts.length > 0) titles.push(path);
      }
    }
    // Of a few the heading is for those who listen, beside a drawn one.
    expect(titles.length).toBeGreaterThan(10);
    await page.close();
  });
}

test("an address in a language comes alive in it, and its links stay in it", async ({ page }) => {
  await page.goto("/de");
  await page.getByRole("banner").getByRole("link", { name: "Rangliste" }).click();
  await expect(page).toHaveURL(/\/de\/leaderboard$/);
  await expect(page).toHaveTitle(/^Rangliste/);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(/rangliste/i);
});

test("the switcher leads from an address in one language to that of the next, and turns a bare page in place", async ({
  page,
}) => {
  const choose = async (name: RegExp) => {
    await page.locator(".language-switcher-button").first().click();
    await page.getByRole("menuitemradio", { name }).click();
  };
  await page.goto("/de/leaderboard");
  await choose(/Turkish/);
  await expect(page).toHaveURL(/\/tr\/leaderboard$/);
  await choose(/English/);
  await expect(page).toHaveURL(/\/leaderboard$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await choose(/German/);
  await expect(page).toHaveTitle(/^Rangliste/);
  expect(new URL(page.url()).pathname).toBe("/leaderboard");
});

test("who has chosen a language is led to its address, with all that stands behind the path", async ({ page }) => {
  await page.goto("/privacy");
  await page.evaluate(() => localStorage.setItem("preferred-language", "tr"));
  await page.goto("/leaderboard?view=wall#top");
  await expect(page).toHaveURL(/\/tr\/leaderboard\?view=wall#top$/);
  await page.goto("/whitepaper/de");
  await expect(page).toHaveURL(/\/whitepaper\/de$/);
});

test("what is nowhere is said in the language of the address", async ({ request }) => {
  const answer = await request.get("/de/no-such-page");
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('lang="de"');
});

/** English is that of most; Arabic is mirrored, Japanese has faces of its own. */
for (const code of ["en", "ar", "ja"]) {
  for (const path of paths.filter((one) => !one.startsWith("/whitepaper/"))) {
    test(`axe finds nothing on ${path} in "${code}", in any theme`, async ({ page }) => {
      await page.goto(addLanguage(path, code), { waitUntil: "networkidle" });
      // On the home page a picture of a video lies partly under its title: docs/accessibility.md.
      await expectAccessibleInAllThemes(page, { checksTargets: path !== "/" });
    });
  }
}
