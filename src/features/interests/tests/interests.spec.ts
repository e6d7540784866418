import { readFile } from "node:fs/promises";
import { expect, expectAccessible, test } from "../../../../tests/e2e/site.ts";
import { createName, registerQuickly } from "../../../../tests/e2e/villain.ts";

test("a member raises a hand for the merch, and the house finds it, takes the list along, and loses it again", async ({
  page,
  site,
  browser,
}) => {
  const username = createName();
  await registerQuickly(page, site.origin, username);
  await page.goto("/merch");
  await expect(page.getByRole("button", { name: `@${username}` })).toBeVisible();
  const kept = page.waitForResponse("**/api/interests");
  await page.getByRole("button", { name: "GET NOTIFIED" }).click();
  // The journeys' site sends no e-mail, so nobody is asked about letters.
  expect(await (await kept).json()).toMatchObject({ isNew: true, wantsLetters: null });
  await expect(page.getByRole("dialog")).toBeHidden();

  const context = await browser.newContext({ baseURL: site.origin });
  const data = { username: "warden", password: "keys-of-the-house" };
  const login = await context.request.post("/api/auth/login", { headers: { origin: site.origin }, data });
  expect(login.status()).toBe(200);
  const office = await context.newPage();
  await office.goto("/admin?tab=interests");
  const things = office.getByRole("list", { name: "Raised hands by thing" });
  await things.getByRole("link", { name: /^Merch/ }).click();
  await expect(office.getByRole("link", { name: `@${username}` })).toBeVisible();
  await expect(office.getByText(/This site sends no e-mail/)).toBeVisible();
  await expectAccessible(office);
  const download = office.waitForEvent("download");
  await office.getByRole("link", { name: "All as CSV" }).click();
  expect(await readFile(await (await download).path(), "utf8")).toContain(`${username},`);

  await page.goto("/account?tab=settings#interests");
  const block = page.getByRole("heading", { name: "Raised hands" });
  await expect(block).toBeVisible();
  await page.getByRole("button", { name: "Lower your hand for Merch" }).click();
  await expect(block).toBeHidden();
  await office.reload();
  await expect(office.getByRole("heading", { level: 2, name: "Merch" })).toBeVisible();
  await expect(office.getByRole("link", { name: `@${username}` })).toBeHidden();
  await context.close();
});
