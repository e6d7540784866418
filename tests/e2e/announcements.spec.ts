/** What pages say by themselves to those who listen: once, and nothing while nobody does anything. */
import type { Request } from "@playwright/test";
import { recordAnnouncements } from "../support/announcements.ts";
import { expectSaidOnce, openAndListen, press } from "./announced.ts";
import { expect } from "./site.ts";
import { test } from "./state-people.ts";

test("a tweet and a face are announced once each, with what they earn", async ({ page }) => {
  await openAndListen(page, "/tools");
  await press(page, "Generate tweet");
  await expectSaidOnce(page, "would have earned 5 points");
  await openAndListen(page, "/tools?tool=pfp");
  await press(page, "Generate PFP");
  await expectSaidOnce(page, "would have earned 3 points");
  const name = (await page.locator(".pfp-editor").getByRole("heading", { level: 2 }).textContent()) ?? "";
  const said = await page.evaluate(() => window.announced ?? []);
  expect(said.filter((words) => words.toLowerCase().includes(name.trim().toLowerCase()))).toHaveLength(1);
});

test("words that surprise are read out", async ({ page }) => {
  await openAndListen(page, "/tools?tool=meme");
  await press(page, "Surprise me");
  await expectSaidOnce(page, await page.getByRole("textbox", { name: "Top text" }).inputValue());
});

test("a copied address is announced", async ({ page }) => {
  await openAndListen(page, "/");
  await press(page, "Copy the Moonshot address");
  await expectSaidOnce(page, "Copied");
});

test("a refused form says so, and the focus goes to what is to be changed", async ({ page, people }) => {
  await page.context().addCookies(people.cookies.member);
  await openAndListen(page, "/market");
  await press(page, "Create listing");
  await press(page, "Publish listing");
  await expectSaidOnce(page, "Please fill in all required fields.");
  await expect(page.getByRole("textbox", { name: "Title" })).toBeFocused();
});

test("the tape is silent while prices move", async ({ page }) => {
  const unanswered = new Set<Request>();
  page.on("request", (request) => request.resourceType() === "fetch" && unanswered.add(request));
  page.on("requestfinished", (request) => unanswered.delete(request));
  page.on("requestfailed", (request) => unanswered.delete(request));
  await page.clock.install();
  await page.goto("/");
  await page.locator("#trading").scrollIntoViewIfNeeded();
  await expect(page.getByText(/updates every minute/)).toBeVisible();
  // The section before it comes alive too, and its words with it.
  await expect(page.getByRole("textbox", { name: /Paste an address/ })).toBeEditable();
  async function passMinute() {
    // A minute is longer than any call may take: what is on its way would be given up.
    await expect.poll(() => unanswered.size).toBe(0);
    const prices = page.waitForResponse("**/api/trading-data");
    await page.clock.fastForward("01:01");
    await prices;
  }
  // What comes alive on the way there is no announcement, and has a minute for it.
  await passMinute();
  await page.evaluate(recordAnnouncements);
  for (let minute = 0; minute < 3; minute += 1) await passMinute();
  expect(await page.evaluate(() => window.announced)).toEqual([]);
});
