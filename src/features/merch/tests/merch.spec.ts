import { measureDensity, SHARP } from "../../../../tests/e2e/measure-density.ts";
import { expect, test } from "../../../../tests/e2e/site.ts";

test.use({ deviceScaleFactor: 2 });

test("the first large tile is sharp on a screen of two device pixels", async ({ page }) => {
  await page.goto("/merch");
  expect(await measureDensity(page.locator(".merch-item-double img").first())).toBeGreaterThan(SHARP);
});
