import { expect, test } from "./site.ts";

test("the banner can be taken without a script, within its limit", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const page = await context.newPage();
  await page.goto("/banner");
  const started = page.waitForEvent("download");
  await page.getByRole("link", { name: /^PNG of the banner/ }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe("bagz-banner-1200x300.png");
  expect(await download.failure()).toBeNull();
  await context.close();
});

test("every file on the banner and logo pages is there, as what it says it is", async ({ page, request }) => {
  const types: Record<string, string> = { svg: "image/svg+xml", png: "image/png", webp: "image/webp" };
  for (const [path, count] of [
    ["/banner", 2],
    ["/logos", 18],
  ] as const) {
    await page.goto(path);
    const links = await page.locator("a[download]").all();
    expect(links).toHaveLength(count);
    for (const link of links) {
      const href = (await link.getAttribute("href")) ?? "";
      const answer = await request.get(href);
      expect(answer.status(), href).toBe(200);
      expect(answer.headers()["content-type"]).toContain(types[href.split(".").at(-1) ?? ""] ?? "nothing");
      expect((await answer.body()).length).toBeLessThan(5_000_000);
    }
  }
});

test("an entry of the terms leads to its section, and the address keeps it", async ({ page }) => {
  await page.goto("/terms");
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "The market" }).click();
  await expect(page).toHaveURL(/\/terms#market$/);
  await expect(page.getByRole("heading", { name: "The market" })).toBeInViewport();
});

test("the filter of the merch survives a reload", async ({ page }) => {
  await page.goto("/merch?category=outerwear");
  await expect(page.getByRole("heading", { level: 2, name: "Overlord Bomber" })).toBeVisible();
  await expect(page.locator(".merch-card")).toHaveCount(3);
  await page.getByRole("button", { name: "Headwear" }).click();
  await expect(page).toHaveURL(/category=headwear/);
  await page.reload();
  await expect(page.locator(".merch-card")).toHaveCount(2);
});
