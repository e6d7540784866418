import { measureDensity, SHARP } from "../../../../tests/e2e/measure-density.ts";
import { expect, test } from "../../../../tests/e2e/site.ts";

test.use({ deviceScaleFactor: 2 });

test("the still on the screen is sharp where a CSS pixel is two of the device", async ({ page }) => {
  await page.goto("/");
  expect(await measureDensity(page.locator(".videos-still img"))).toBeGreaterThan(SHARP);
});
