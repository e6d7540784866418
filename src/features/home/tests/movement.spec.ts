import { measureDensity, SHARP } from "../../../../tests/e2e/measure-density.ts";
import { expect, test } from "../../../../tests/e2e/site.ts";

test.use({ deviceScaleFactor: 2 });

test("the cards of the movement are sharp where a CSS pixel is two of the device", async ({ page }) => {
  await page.goto("/");
  // NOTE: the place, not the cards: these are rendered anew when the section comes alive, maybe under this very call.
  await page.locator(".home-movement").evaluate((place) => place.scrollIntoView());
  const pictures = page.locator(".movement-cards img");
  await expect(pictures).toHaveCount(4);
  for (const picture of await pictures.all()) expect(await measureDensity(picture)).toBeGreaterThan(SHARP);
});
