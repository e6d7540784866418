import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "./site.ts";

test("a tool that the address asks for is never waited for behind another one", async ({ page }) => {
  await page.route(/\/assets\/meme-tool-[^/]*\.js$/, async (route) => {
    await sleep(1500);
    await route.continue();
  });
  await page.goto("/tools?tool=meme");
  await expect(page.getByRole("tab", { name: "Meme factory", selected: true })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Opening the tool" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Generate tweet" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Make meme" })).toBeVisible();
});
