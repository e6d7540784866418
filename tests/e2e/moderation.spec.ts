import type { Browser, Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./site.ts";
import { createName, PASSWORD, registerQuickly } from "./villain.ts";

/** A page of another person: nothing of it is shared with the first one. */
async function openOther(browser: Browser, origin: string): Promise<Page> {
  return (await browser.newContext({ baseURL: origin, serviceWorkers: "block" })).newPage();
}

async function call(page: Page, origin: string, url: string, data: object, method = "POST") {
  const response = await page.request.fetch(url, { method, headers: { origin }, data });
  expect(response.ok(), `${url} answered ${response.status()}`).toBe(true);
  return response.json();
}

async function readTitles(page: Page): Promise<string[]> {
  const { listings } = await (await page.request.get("/api/market/listings")).json();
  return listings.map(({ title }: { title: string }) => title);
}

test("a scam listing goes from a report to its removal, and by an answer to a second look", async ({
  page,
  site,
  browser,
}) => {
  const { origin } = site;
  const [seller, buyer, moderator] = [createName(), createName(), createName()];
  const title = `Bags at half price ${seller}`;

  const warden = await openOther(browser, origin);
  await registerQuickly(page, origin, moderator);
  await call(warden, origin, "/api/auth/login", { username: "warden", password: "keys-of-the-house" });
  await call(warden, origin, `/api/admin/members/${moderator}/role`, { role: "moderator" }, "PUT");

  const sellerPage = await openOther(browser, origin);
  await registerQuickly(sellerPage, origin, seller);
  const listing = { title, description: "Send first.", category: "merch" };
  const { listing: posted } = await call(sellerPage, origin, "/api/market/listings", listing);

  const buyerPage = await openOther(browser, origin);
  await registerQuickly(buyerPage, origin, buyer);
  await buyerPage.goto("/market");
  await buyerPage.getByRole("button", { name: `Report ${title}` }).click();
  await buyerPage.getByLabel("What is wrong with it?").fill("Took my money and left");
  await buyerPage.getByRole("button", { name: "Send report" }).click();
  await expect(buyerPage.getByText("Report Submitted", { exact: true })).toBeVisible();

  // The role has ended the session: the moderator comes back with it.
  await call(page, origin, "/api/auth/login", { username: moderator, password: PASSWORD });
  await page.goto("/admin");
  await expect(page.getByRole("tab")).toHaveText(["Moderation"]);
  await page.getByRole("button", { name: title }).click();
  await expect(page.getByText("Took my money and left")).toBeVisible();
  await expect(page.getByRole("button", { name: "Hide", exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Scam", exact: true }).click();
  await page.getByRole("button", { name: title }).focus();
  await page.keyboard.press("x");
  await expect(page.getByText(`Deleted: ${title}`)).toBeVisible();
  expect(await readTitles(buyerPage)).not.toContain(title);

  await sellerPage.goto("/account");
  await expect(sellerPage.getByText(`“${title}” was deleted.`)).toBeVisible();
  await sellerPage.getByRole("button", { name: "Answer", exact: true }).click();
  await sellerPage.getByLabel("Your answer").fill("The parcel came back, I have paid");
  await sellerPage.getByRole("button", { name: "Send the answer" }).click();
  await expect(sellerPage.getByText("You: The parcel came back, I have paid")).toBeVisible();

  await page.reload();
  await page.getByRole("button", { name: title }).click();
  await expect(page.getByText("The parcel came back, I have paid").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Restore", exact: true })).toBeVisible();
  await page.getByRole("button", { name: title }).focus();
  await page.keyboard.press("r");
  await expect(page.getByText(`Shown again: ${title}`)).toBeVisible();
  expect(await readTitles(buyerPage)).toContain(title);
  expect((await page.request.get(`/api/moderation/cases/listing/${posted.id}`)).status()).toBe(200);
  for (const closed of ["/api/admin/stats", "/api/admin/uploads", "/api/admin/months"]) {
    expect((await page.request.get(closed)).status(), closed).toBe(403);
  }
});
