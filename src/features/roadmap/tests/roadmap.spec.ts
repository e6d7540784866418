import { expect, test } from "../../../../tests/e2e/site.ts";

interface Shift extends PerformanceEntry {
  value: number;
}

for (const { width, height, limit } of [
  { width: 390, height: 844, limit: 0.003 },
  // The name in the header is wider in its own face, and pushes the links beside it.
  { width: 1440, height: 900, limit: 0.005 },
]) {
  test(`no line moves on the roadmap when the faces come late, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.route(/\.woff2$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) (window as unknown as { shift: number }).shift += (entry as Shift).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto("/roadmap", { waitUntil: "networkidle" });
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(limit);
  });
}
