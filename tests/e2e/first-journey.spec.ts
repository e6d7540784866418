import { expect, test } from "./site.ts";
import { catchIntents, createName, fillRegistration, logOut, PASSWORD } from "./villain.ts";

test("a stranger registers, makes a tweet, shares it and stands on the board", async ({ page, context }) => {
  const intents = await catchIntents(context);
  const username = createName();
  await page.goto("/");
  await page.getByRole("button", { name: "LOGIN" }).click();
  await fillRegistration(page, username);
  await expect(page.getByText("Welcome to the Chaos!", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: `@${username}` })).toBeVisible();

  await page.getByRole("navigation").getByRole("link", { name: "Tools" }).click();
  await page.getByRole("button", { name: "Generate tweet" }).click();
  const text = page.getByRole("textbox", { name: "Tweet text" });
  await expect(text).toHaveValue(/\$BAGZ/);
  await expect(page.getByText("Tweet Generated!", { exact: true })).toBeVisible();

  const popup = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Share" }).click();
  await expect.poll(() => intents.length).toBe(1);
  await (await popup).close();
  expect(new URL(intents[0] ?? "").searchParams.get("hashtags")?.split(",")).toHaveLength(4);
  await expect(page.getByText("Out in the wild", { exact: true })).toBeVisible();

  await page.getByRole("navigation").getByRole("link", { name: "Leaderboard" }).click();
  const ownRow = page.getByRole("row").filter({ hasText: `@${username}` });
  await expect(ownRow).toContainText("YOU");
  await expect(ownRow).toContainText("11");
});

test("a member logs out, is a visitor again, and comes back", async ({ page }) => {
  const username = createName();
  await page.goto("/");
  await page.getByRole("button", { name: "LOGIN" }).click();
  await fillRegistration(page, username);
  await logOut(page, username);
  await expect(page.getByRole("button", { name: "LOGIN" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "LOGIN" })).toBeVisible();

  await page.goto("/api/login?next=/leaderboard");
  const dialog = page.getByRole("dialog", { name: "JOIN THE CHAOS" });
  await dialog.getByLabel("Username").fill(username);
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await dialog.getByLabel("Password", { exact: true }).press("Enter");
  await expect(page.getByText("Welcome Back!", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: `@${username}` })).toBeVisible();
});
