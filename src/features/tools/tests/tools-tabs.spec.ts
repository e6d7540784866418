import { holdRequests } from "../../../../tests/e2e/hold-requests.ts";
import { expect, test } from "../../../../tests/e2e/site.ts";

test("a tool that the address asks for is never waited for behind another one", async ({ page }) => {
  const release = await holdRequests(page, /\/assets\/meme-tool-[^/]*\.js$/);
  await page.goto("/tools?tool=meme");
  await expect(page.getByRole("tab", { name: "Meme factory", selected: true })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Opening the tool" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Generate tweet" })).toHaveCount(0);
  release();
  await expect(page.getByRole("button", { name: "Make meme" })).toBeVisible();
});
