import { expect, test } from "./site.ts";
import { createName, fillRegistration } from "./villain.ts";

test("the first journey works on a phone, with the device's share sheet", async ({ page }) => {
  const username = createName();
  await page.addInitScript(() => {
    Object.assign(window, { sharedTexts: [] });
    navigator.share = async ({ text = "" } = {}) => {
      (window as unknown as { sharedTexts: string[] }).sharedTexts.push(text);
    };
  });
  await page.goto("/");
  await page.getByRole("button", { name: "LOGIN" }).tap();
  await fillRegistration(page, username);

  await page.getByRole("button", { name: "Menu", exact: true }).tap();
  await page.getByRole("dialog").getByRole("link", { name: "Tools" }).tap();
  await page.getByRole("button", { name: "Generate tweet" }).tap();
  await expect(page.getByRole("textbox", { name: "Tweet text" })).toHaveValue(/\$BAGZ/);
  await page.getByRole("button", { name: "Share" }).tap();
  await expect(page.getByText("Out in the wild", { exact: true })).toBeVisible();
  const shared = await page.evaluate(() => (window as unknown as { sharedTexts: string[] }).sharedTexts);
  expect(shared).toHaveLength(1);
  expect(shared[0]?.match(/#\w+/g)).toHaveLength(4);

  await page.getByRole("button", { name: "Menu", exact: true }).tap();
  await page.getByRole("dialog").getByRole("link", { name: "Leaderboard" }).tap();
  await expect(page.getByRole("row").filter({ hasText: `@${username}` })).toContainText("YOU");
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
