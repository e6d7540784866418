import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, expectAccessible, test } from "../../../../tests/e2e/site.ts";
import { createName, registerQuickly } from "../../../../tests/e2e/villain.ts";

/** A page of another member, in a browser of their own. */
async function openAsAnother(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await registerQuickly(page, origin, createName());
  await page.goto("/market");
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  return page;
}

async function drawPicture(): Promise<Buffer> {
  const background = { r: 240, g: 24, b: 127 };
  return sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

test("a member sells, another one looks and reports, and the seller stamps it sold", async ({
  page,
  site,
  browser,
}) => {
  const title = `Hand-cut stickers ${createName()}`;
  await registerQuickly(page, site.origin, createName());
  await page.goto("/market");

  await page.getByRole("button", { name: "Create listing" }).first().click();
  const form = page.getByRole("form", { name: "Create listing" });
  await form.getByLabel("Title").fill(title);
  await form.getByLabel("Category").selectOption("merch");
  await form.getByLabel("Description").fill("Matte vinyl, survives rain and landlords.");
  await form.getByLabel("Price").fill("12 or a fair trade");
  await form.getByLabel("Contact").fill("telegram:@sticker_lord");
  await form
    .getByLabel("Add pictures")
    .setInputFiles({ name: "stickers.jpg", mimeType: "image/jpeg", buffer: await drawPicture() });
  await expect(form.getByText("1 picture ready")).toBeAttached();
  await form.getByRole("button", { name: "Publish listing" }).click();
  await expect(page.getByText("Listing Created!", { exact: true })).toBeVisible();

  const ad = page.getByRole("listitem", { name: title });
  await expect(ad).toBeFocused();
  await expect(ad.getByRole("link", { name: `Contact @sticker_lord about ${title}` })).toHaveAttribute(
    "href",
    "https://t.me/sticker_lord",
  );
  await expect(ad.getByRole("button", { name: "Pay with $BAGZ Soon" })).toBeDisabled();
  const picture = ad.locator("img");
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(page);

  const other = await openAsAnother(browser, site.origin);
  await other.getByRole("searchbox", { name: "Search listings" }).fill(title);
  await expect(other).toHaveURL(/\?q=Hand-cut/);
  await expect(other.getByRole("status").filter({ hasText: "1 listing shown" })).toBeVisible();
  await other.getByRole("button", { name: `Report ${title}` }).click();
  const dialog = other.getByRole("dialog", { name: "Report listing" });
  await expect(dialog.getByRole("button", { name: "Send report" })).toBeDisabled();
  await dialog.getByLabel("What is wrong with it?").fill("The glue does not hold.");
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(other.getByText("Thank you for helping keep our marketplace safe.", { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();

  await ad.getByRole("button", { name: "Mark sold" }).click();
  await expect(ad.getByText("Sold", { exact: true })).toBeVisible();
  await other.reload();
  await expect(other.getByRole("listitem", { name: title }).getByText("Sold", { exact: true })).toBeVisible();
  await other.context().close();
});

test("a member changes, renews and deletes an ad with the keyboard alone", async ({ page, site }) => {
  const title = `Gold zip pull ${createName()}`;
  await registerQuickly(page, site.origin, createName());
  await page.goto("/market");
  await page.getByRole("button", { name: "Create listing" }).first().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Title" })).toBeFocused();
  await page.keyboard.type(title);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Last seen grinning.");
  await page.getByRole("textbox", { name: "Title" }).press("Enter");
  const ad = page.getByRole("listitem", { name: title });
  await expect(ad).toBeFocused();

  await ad.getByRole("button", { name: "Edit" }).press("Enter");
  await page.getByRole("textbox", { name: "Price" }).fill("Reward");
  await page.getByRole("button", { name: "Save changes" }).press("Enter");
  await expect(ad.getByText("Reward", { exact: true })).toBeVisible();

  await ad.getByRole("button", { name: "Renew" }).press("Enter");
  await expect(page.getByText(/It stays on the table until/).first()).toBeVisible();

  await ad.getByRole("button", { name: "Delete" }).press("Enter");
  await expect(page.getByRole("button", { name: "Keep it" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(ad).toBeHidden();
});

test("a visitor browses, and is asked to log in before selling", async ({ page }) => {
  await page.goto("/market?q=no-such-thing-anywhere");
  await expect(page.getByText("No listings found")).toBeVisible();
  await page.getByRole("button", { name: "Show all listings" }).click();
  await expect(page).toHaveURL(/\/market$/);
  await page.getByRole("button", { name: "Log in to sell" }).first().click();
  await expect(page.getByText("Authentication Required", { exact: true })).toBeVisible();
  await expect(page.getByRole("dialog", { name: "JOIN THE CHAOS" })).toBeVisible();
});
