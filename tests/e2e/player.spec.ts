import type { Page } from "@playwright/test";
import { expect, test } from "./site.ts";

/** A click on the page's margin, where nothing answers. */
async function touch(page: Page): Promise<void> {
  await page.locator("body").click({ position: { x: 4, y: 500 } });
}

test("music starts with a press on play and goes on while the visitor walks", async ({ page }) => {
  await page.goto("/");
  const player = page.getByRole("complementary", { name: "Music player" });
  await expect(player.getByText("Click to enable audio")).toBeVisible();
  await touch(page);
  await expect(player.getByText("Villain Era", { exact: true })).toBeVisible();
  await expect(player.getByText("1 / 28", { exact: true })).toBeVisible();

  const audio = page.locator("audio");
  const getSeconds = () => audio.evaluate((element: HTMLAudioElement) => element.currentTime);
  expect(await getSeconds()).toBe(0);
  await player.getByRole("button", { name: "Play", exact: true }).click();
  await expect.poll(getSeconds).toBeGreaterThan(0.5);

  await page.getByRole("navigation").getByRole("link", { name: "Leaderboard" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Leaderboard" })).toBeVisible();
  const onArrival = await getSeconds();
  expect(onArrival).toBeGreaterThan(0.5);
  await expect.poll(getSeconds).toBeGreaterThan(onArrival + 0.5);

  await player.getByRole("button", { name: "Next track" }).click();
  await expect(player.getByText("2 / 28", { exact: true })).toBeVisible();
  await expect.poll(getSeconds).toBeGreaterThan(1.5);
  await player.getByRole("button", { name: "Pause" }).click();
  await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => element.paused)).toBe(true);

  await page.reload();
  await touch(page);
  await expect(player.getByText("2 / 28", { exact: true })).toBeVisible();
  expect(await audio.evaluate((element: HTMLAudioElement) => element.paused)).toBe(true);
  await player.getByRole("button", { name: "Play", exact: true }).click();
  await expect.poll(getSeconds).toBeGreaterThan(1.2);
});
