import type { BrowserContext, Page } from "@playwright/test";
import { expect } from "./site.ts";

export const PASSWORD = "stack-it-6";

let memberNumber = 0;

/** A name nobody in this run has. */
export function createName(): string {
  memberNumber += 1;
  return `member_${process.pid}_${memberNumber}`.slice(0, 20);
}

/** Catches the window that a share opens outside of our site; answers the texts of all that were opened. */
export async function catchIntents(context: BrowserContext): Promise<string[]> {
  const opened: string[] = [];
  await context.route(/^https:\/\/(twitter|x)\.com\//, async (route) => {
    opened.push(route.request().url());
    await route.fulfill({ contentType: "text/html", body: "<title>Intent</title>" });
  });
  return opened;
}

/** Registers through the JOIN THE CHAOS dialog, which must be open, and waits until it has closed. */
export async function fillRegistration(page: Page, username: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "JOIN THE CHAOS" });
  await dialog.getByRole("tab", { name: "REGISTER" }).click();
  await dialog.getByLabel("Username").fill(username);
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Create villain account" }).click();
  await expect(dialog).toBeHidden();
}

/** Registers without the page, for journeys that are about something else. */
export async function registerQuickly(page: Page, origin: string, username: string): Promise<void> {
  const answer = await page.request.post("/api/users/register", {
    headers: { origin },
    data: { username, password: PASSWORD },
  });
  expect(answer.status()).toBe(201);
}

/** Logs out through the menu, by keyboard: a message of the moment may lie over its button. */
export async function logOut(page: Page, username: string): Promise<void> {
  await page.getByRole("button", { name: `@${username}` }).press("Enter");
  await page.getByRole("menuitem", { name: "Logout" }).press("Enter");
}
