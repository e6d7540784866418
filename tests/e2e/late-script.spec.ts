import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "./site.ts";
import { createName, registerQuickly } from "./villain.ts";

const DELAY_MS = 700;

test("the home page asks for its scripts once its picture is there, and not before", async ({ page }) => {
  const story: string[] = [];
  page.on("request", (request) => story.push(`ask ${request.url()}`));
  page.on("requestfinished", (request) => story.push(`got ${request.url()}`));
  await page.route(/\/reaper-[^/]*\.avif$/, async (route) => {
    await sleep(DELAY_MS);
    await route.continue();
  });
  await page.goto("/");
  const got = story.findIndex((line) => /^got .*\/reaper-[^/]*\.avif$/.test(line));
  const asked = story.findIndex((line) => /^ask .*\/assets\/[^/]*\.js$/.test(line));
  expect(got).toBeGreaterThan(0);
  expect(asked).toBeGreaterThan(got);
});

test("a button pressed before the scripts run does its work when they do", async ({ page }) => {
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    await sleep(DELAY_MS);
    await route.continue();
  });
  await page.goto("/roadmap", { waitUntil: "commit" });
  await page.getByRole("button", { name: "LOGIN" }).first().click();
  expect(await page.locator("html[data-ready]").count()).toBe(0);
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
