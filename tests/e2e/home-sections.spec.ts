import type { Page } from "@playwright/test";
import { expect, test } from "./site.ts";

const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Below the navigation, that is, once everything around it has come: what comes late moves it for a moment. */
async function expectAtTop(page: Page, id: string): Promise<void> {
  const readTop = () => page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await page.waitForLoadState("networkidle");
  await expect(async () => {
    expect(await readTop()).toBe(72);
    await page.waitForTimeout(500);
    expect(await readTop()).toBe(72);
  }).toPass({ timeout: 20_000 });
}

for (const viewport of VIEWPORTS) {
  test(`links into the page land on their section at ${viewport.width} pixels`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const id of ["community", "content", "vision"]) {
      await page.goto("/roadmap");
      await page.goto(`/#${id}`);
      await expectAtTop(page, id);
    }
    await page.goto("/");
    for (const [name, id] of [
      ["Community", "community"],
      ["Tokens", "tokens"],
      ["Community", "community"],
    ] as const) {
      if (viewport.width < 1200) await page.getByRole("button", { name: "Menu", exact: true }).click();
      await page.getByRole("link", { name, exact: true }).first().click();
      await expectAtTop(page, id);
    }
  });

  test(`sections are about as tall as the page takes them for at ${viewport.width} pixels`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto("/");
    // The news take no place where there are none.
    const sections = await page.locator(".lazy-section:not(.home-news)").all();
    expect(sections).toHaveLength(11);
    for (const section of sections) {
      await section.scrollIntoViewIfNeeded();
      await page.waitForLoadState("networkidle");
      const [taken, real] = await section.evaluate((element: HTMLElement) => {
        element.style.contentVisibility = "hidden";
        const taken = element.offsetHeight;
        element.style.contentVisibility = "visible";
        const real = element.offsetHeight;
        element.style.contentVisibility = "";
        return [taken, real];
      });
      const name = await section.getAttribute("class");
      expect(Math.abs((taken ?? 0) / (real ?? 1) - 1), `${name}: taken for ${taken}, is ${real}`).toBeLessThan(0.2);
    }
  });
}
