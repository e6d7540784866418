import { expect, test } from "./site.ts";
import { createName, registerQuickly } from "./villain.ts";

const PLACEHOLDER = "Interactive Map Loading... Connect Google Maps API for live chaos zones";

test("zones and videos are in the page itself and come alive on the way down", async ({ page, request }) => {
  const html = await (await request.get("/")).text();
  for (const words of [PLACEHOLDER, "26,127", "Singapore", "Chaos Creators"]) expect(html).toContain(words);

  await page.goto("/");
  await page.locator("#zones").scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: /^Sydney/ }).click();
  await expect(page.getByRole("heading", { level: 3, name: "Sydney" })).toBeVisible();
  const thumbnail = page.getByRole("button", { name: "Play Zip 101: how not to get rugged" });
  await thumbnail.click();
  await expect(thumbnail).toHaveAttribute("aria-pressed", "true");
});

test("the interactive map loads on demand and is walked by keyboard alone", async ({ page }) => {
  await page.goto("/");
  const map = page.getByRole("application", { name: "Map of the chaos zones" });
  await page.getByRole("button", { name: "Load interactive map" }).focus();
  // The section may still be waking up: the focus stays, the key is pressed again.
  await expect(async () => {
    await page.keyboard.press("Enter");
    await expect(map).toBeFocused({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press("+");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 3, name: "Los Angeles" })).toBeVisible();
  // Ten pins and three tools further on the page goes on: nobody is kept inside.
  for (let step = 0; step < 14; step += 1) await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest(".world-map-frame"))).toBeNull();
});

test("a member joins a zone once, however often the button is pressed", async ({ page, site }) => {
  await registerQuickly(page, site.origin, createName());
  await page.goto("/");
  const join = page.getByRole("button", { name: "JOIN CHAOS ZONE" });
  await join.scrollIntoViewIfNeeded();
  await join.click();
  await expect(page.getByText("Zone joined", { exact: true })).toBeVisible();
  await join.click();
  await expect(page.getByText("Already in", { exact: true })).toBeVisible();
});
