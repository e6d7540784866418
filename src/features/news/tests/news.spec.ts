import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, expectAccessible, test } from "../../../../tests/e2e/site.ts";

async function draw(name: string, background: string) {
  const buffer = await sharp({ create: { width: 1500, height: 600, channels: 3, background } })
    .png()
    .toBuffer();
  return { name, mimeType: "image/png", buffer };
}

/** They come while the section above them is read. */
async function seeNews(page: Page) {
  await page.goto("/");
  await page.locator(".home-movement").evaluate((place) => place.scrollIntoView());
  const news = page.getByRole("region", { name: "From the house" });
  await news.waitFor({ state: "attached" });
  await news.scrollIntoViewIfNeeded();
  return news;
}

test("a picture is uploaded, found in the library, put on the home page, replaced and deleted", async ({
  page,
  site,
}) => {
  await page.request.post("/api/auth/login", {
    headers: { origin: site.origin },
    data: { username: "warden", password: "keys-of-the-house" },
  });
  await page.goto("/admin?tab=upload");
  await page.getByRole("button", { name: "Image" }).click();
  await page.getByLabel("File", { exact: true }).setInputFiles(await draw("Sticker run.png", "#ff1e8a"));
  await page.getByRole("button", { name: "Upload file" }).click();
  await expect(page.getByText("Image file uploaded successfully", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "All in the library" }).click();
  const entry = page.getByRole("listitem").filter({ hasText: "Sticker run.png" });
  await expect(entry.getByText("1500 × 600")).toBeVisible();
  await expectAccessible(page);

  await entry.getByRole("link", { name: "Put on the home page" }).click();
  await expect(page.getByRole("button", { name: "Sticker run.png" })).toHaveAttribute("aria-pressed", "true");
  await page.getByLabel("Title").fill("Sticker run");
  await page.getByLabel("Line").fill("Berlin, Friday. Bring a marker.");
  await page.getByLabel("Link").fill("/meetups");
  await page.getByRole("button", { name: "Put it there" }).click();
  await expect(page.getByText("“Sticker run” is saved", { exact: true })).toBeVisible();

  const news = await seeNews(page);
  await expect(news.getByRole("link", { name: "Sticker run" })).toHaveAttribute("href", "/meetups");
  await expect(news.getByText("Berlin, Friday. Bring a marker.")).toBeVisible();
  const url = (await news.locator("img").getAttribute("src")) ?? "";
  await expectAccessible(page);

  await page.goto("/admin?tab=library");
  await entry.getByRole("button", { name: "Delete Sticker run.png" }).click();
  await expect(page.getByRole("dialog").getByRole("link", { name: "News card “Sticker run”" })).toBeVisible();
  await page.getByRole("button", { name: "Keep it" }).click();
  await entry.getByRole("button", { name: "Replace Sticker run.png" }).click();
  await page.getByLabel("New picture", { exact: true }).setInputFiles(await draw("Blue run.png", "#14d8ff"));
  await page.getByRole("dialog").getByRole("button", { name: "Replace", exact: true }).click();
  await expect(page.getByText("“Blue run.png” is shown within a minute", { exact: true })).toBeVisible();
  const { r, b } = (await sharp(await (await page.request.get(url)).body()).stats()).dominant;
  expect(b).toBeGreaterThan(r);

  await page.goto("/admin?tab=news");
  await page.getByRole("button", { name: "Remove “Sticker run”" }).click();
  await page.getByRole("button", { name: "Take it off" }).click();
  await expect(page.getByText("Nothing yet: the home page is as the house has made it.")).toBeVisible();
  await page.goto("/admin?tab=library");
  await page.getByRole("button", { name: "Delete Blue run.png" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("“Blue run.png” is gone", { exact: true })).toBeVisible();
  expect((await page.request.get(url)).status()).toBe(404);
});
