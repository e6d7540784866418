import { setTimeout as sleep } from "node:timers/promises";
import { holdRequests } from "./hold-requests.ts";
import { expect, test } from "./site.ts";
import { createName, registerQuickly } from "./villain.ts";

const HERO = /\/hero-[^/]*\.avif$/;
const DELAY_MS = 700;
/** How long the pages wait for a picture that does not come. */
const PICTURE_WAIT_MS = 3000;

test("the home page asks for its scripts once its picture is there, and not before", async ({ page }) => {
  // On a busy machine the picture may well take longer than the page waits for it, which is another story.
  await page.addInitScript((waitMs) => {
    const { setTimeout } = window;
    window.setTimeout = ((work: () => void, ms?: number) =>
      ms === waitMs ? 0 : setTimeout(work, ms)) as typeof setTimeout;
  }, PICTURE_WAIT_MS);
  await page.route(HERO, async (route) => {
    await sleep(DELAY_MS);
    await route.continue();
  });
  await page.goto("/");
  const [got, asked] = await page.evaluate((hero) => {
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const picture = files.find(({ name }) => new RegExp(hero).test(name));
    const scripts = files.filter(({ name }) => /\/assets\/[^/]*\.js$/.test(name));
    return [picture?.responseEnd ?? 0, Math.min(...scripts.map(({ startTime }) => startTime))] as const;
  }, HERO.source);
  expect(got).toBeGreaterThan(DELAY_MS);
  expect(asked).toBeGreaterThan(got);
});

test("a button pressed before the scripts run does its work when they do", async ({ page }) => {
  const release = await holdRequests(page, /\/assets\/[^/]*\.js$/);
  await page.goto("/roadmap", { waitUntil: "commit" });
  await page.getByRole("button", { name: "LOGIN" }).first().click();
  expect(await page.locator("html[data-ready]").count()).toBe(0);
  release();
  await expect(page.getByRole("dialog", { name: "JOIN THE CHAOS" })).toBeVisible();
});

for (const path of ["/", "/leaderboard", "/roadmap"]) {
  test(`${path} comes alive on a slow phone whose member is known before it has`, async ({ page, site }) => {
    await registerQuickly(page, site.origin, createName());
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 8 });
    // A page that does not match its HTML says so on the console, which fails the test.
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page.getByRole("button", { name: /^@/ }).first()).toBeAttached();
  });
}
