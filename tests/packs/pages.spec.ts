/** Every page of the site in each of its languages: what it says, whether it keeps within a phone and a desk, and what axe finds. */
import { look } from "../e2e/look.ts";
import { expect, expectAccessible, expectAccessibleInAllThemes, layOutAll, test } from "../e2e/site.ts";
import { createName, registerQuickly } from "../e2e/villain.ts";
import { getPack, listPages } from "./built-site.ts";
import { findForeignWords } from "./foreign-words.ts";

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

for (const code of getPack().languages) {
  for (const path of listPages(code)) {
    test(`${path} stands in "${code}", keeps within a phone and a desk, and axe finds nothing on it`, async ({
      page,
    }) => {
      await page.setViewportSize(PHONE);
      const answer = await page.goto(path, { waitUntil: "networkidle" });
      expect(answer?.status()).toBe(200);
      expect(findForeignWords((await answer?.text()) ?? "")).toEqual([]);
      for (const size of [PHONE, DESK]) {
        await page.setViewportSize(size);
        const { title, overflow, ...shown } = await look(page);
        expect({ ...shown, isTooWide: overflow > 0 }).toEqual({ lang: code, dir: "ltr", isTooWide: false, cut: [] });
        expect(title).toContain(getPack().name);
      }
      await layOutAll(page);
      await expectAccessible(page);
      expect(findForeignWords(await page.content())).toEqual([]);
    });
  }
}

for (const path of ["/", "/tools", "/leaderboard"]) {
  test(`axe finds nothing on ${path} in any theme`, async ({ page }) => {
    await page.goto(path, { waitUntil: "networkidle" });
    await layOutAll(page);
    await expectAccessibleInAllThemes(page);
  });
}

test("axe finds nothing on a member's account in any theme", async ({ page, site }) => {
  await registerQuickly(page, site.origin, createName());
  await page.goto("/account", { waitUntil: "networkidle" });
  await layOutAll(page);
  await expectAccessibleInAllThemes(page);
});
