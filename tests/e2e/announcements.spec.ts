/** What pages say by themselves to those who listen: once, and nothing while nobody does anything. */
import type { Page } from "@playwright/test";
import { recordAnnouncements } from "../support/announcements.ts";
import { expect } from "./site.ts";
import { test } from "./state-people.ts";

async function openAndListen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await page.evaluate(recordAnnouncements);
}

/** Waits until the words are heard, and holds that they were heard once. */
async function expectSaidOnce(page: Page, words: string): Promise<void> {
  const listSaid = () => page.evaluate((part) => (window.announced ?? []).filter((said) => said.includes(part)), words);
  await expect.poll(listSaid).not.toEqual([]);
  expect(await listSaid()).toEqual([expect.not.stringContaining("unheard")]);
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).first().click();
}

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
  await expectSaidOnce(page, await page.getByLabel("Top text").inputValue());
});

test("a copied address is announced", async ({ page }) => {
  await openAndListen(page, "/");
  await press(page, "Copy the Moonshot address");
  await expectSaidOnce(page, "Copied");
});

test("a seat taken and given back is announced", async ({ page, people }) => {
  await page.context().addCookies(people.cookies.newcomer);
  await openAndListen(page, "/meetups");
  await press(page, "RSVP");
  await expectSaidOnce(page, "You are going.");
  await press(page, "Cancel RSVP");
  await expectSaidOnce(page, "You are not going.");
  await press(page, "Copy the calendar's address");
  await expectSaidOnce(page, "Address copied");
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
  await page.clock.install();
  await page.goto("/");
  await page.locator("#trading").scrollIntoViewIfNeeded();
  await expect(page.getByText(/updates every minute/)).toBeVisible();
  await page.evaluate(recordAnnouncements);
  for (let minute = 0; minute < 3; minute += 1) {
    const prices = page.waitForResponse("**/api/trading-data");
    await page.clock.fastForward("01:01");
    await prices;
  }
  expect(await page.evaluate(() => window.announced)).toEqual([]);
});
