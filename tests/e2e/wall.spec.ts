import { expect, expectAccessible, test } from "./site.ts";
import { createName, registerQuickly } from "./villain.ts";

test("a member hangs a work on the wall, a link brings others to it, and voting is for members of standing", async ({
  page,
  site,
  browser,
}) => {
  const title = `Grin ${createName()}`;
  await registerQuickly(page, site.origin, createName());
  const { user } = await (await page.request.get("/api/auth/me")).json();
  const saved = await page.request.post(`/api/users/${user.id}/content`, {
    headers: { origin: site.origin },
    data: { contentType: "tweet", title, content: `${title}: my bags are zipped.` },
  });
  expect(saved.status()).toBe(201);

  await page.goto("/account");
  await page.getByRole("button", { name: `Hang ${title} on the wall` }).click();
  await page.getByRole("button", { name: "See the wall" }).click();
  await expect(page).toHaveURL(/\/leaderboard\?view=wall$/);
  const own = page.getByRole("article", { name: title });
  await expect(own).toContainText("Your own. 0 votes");
  await page.getByRole("button", { name: "Mine" }).click();
  await expect(page).toHaveURL(/sort=own/);
  await expect(own).toBeVisible();
  await expectAccessible(page);

  const id = (await own.getAttribute("id"))?.replace("wall-", "");
  const context = await browser.newContext({ baseURL: site.origin, viewport: { width: 390, height: 844 } });
  const other = await context.newPage();
  await other.goto(`/api/share/${id}`);
  await expect(other.getByText("my bags are zipped.").first()).toBeVisible();
  await other.getByRole("link", { name: "See it on the wall, and vote" }).click();
  const linked = other.getByRole("region", { name: "Somebody sent you here for this" });
  const vote = linked.getByRole("button", { name: `Vote for ${title}` });
  await vote.click();
  await expect(other.getByRole("dialog", { name: "JOIN THE CHAOS" })).toBeVisible();

  await registerQuickly(other, site.origin, createName());
  await other.reload();
  await other.locator("html[data-ready]").waitFor({ state: "attached" });
  await expect(other.getByRole("button", { name: /^@member/ }).first()).toBeVisible();
  await vote.click();
  await expect(other.getByText("You can vote when your account is 3 days old.").first()).toBeVisible();
  await expect(vote).toHaveAttribute("aria-pressed", "false");
  await context.close();

  await page.goto("/leaderboard");
  await page.getByRole("link", { name: "The wall" }).click();
  await expect(page.getByRole("heading", { name: "The wall", level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Leaderboard", level: 1 })).toBeVisible();
});
