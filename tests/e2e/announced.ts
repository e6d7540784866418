import type { Page } from "@playwright/test";
import { recordAnnouncements } from "../support/announcements.ts";
import { expect } from "./site.ts";

export async function openAndListen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await page.evaluate(recordAnnouncements);
}

/** Waits until the words are heard, and holds that they were heard once. */
export async function expectSaidOnce(page: Page, words: string): Promise<void> {
  const listSaid = () => page.evaluate((part) => (window.announced ?? []).filter((said) => said.includes(part)), words);
  await expect.poll(listSaid).not.toEqual([]);
  expect(await listSaid()).toEqual([expect.not.stringContaining("unheard")]);
}

export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).first().click();
}
