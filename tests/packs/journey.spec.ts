/** What members do here, with the community's own words, pictures, token and chain. */
import { expect, test } from "../e2e/site.ts";
import { catchIntents, createName, logOut, PASSWORD, registerQuickly } from "../e2e/villain.ts";
import { getPack } from "./built-site.ts";
import { installEvmWallet } from "./evm-wallet.ts";
import { findForeignWords } from "./foreign-words.ts";

const { name, ticker, id } = getPack();
const [token] = getPack().tokens;

test("a stranger registers, makes a tweet of the community's words, shares it and stands on the board", async ({
  page,
  context,
}) => {
  const intents = await catchIntents(context);
  const username = createName();
  await page.goto("/");
  await page.getByRole("button", { name: "LOGIN" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("tab", { name: "REGISTER" }).click();
  await dialog.getByLabel("Username").fill(username);
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Create frog account" }).click();
  await expect(page.getByText("Welcome, Tadpole!", { exact: true })).toBeVisible();

  await page.getByRole("navigation").getByRole("link", { name: "Tools" }).click();
  await page.getByRole("button", { name: "Generate tweet" }).click();
  const text = page.getByRole("textbox", { name: "Tweet text" });
  await expect(text).toHaveValue(new RegExp(`\\${ticker}`));
  expect(findForeignWords(await text.inputValue())).toEqual([]);

  const popup = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Share" }).click();
  await expect.poll(() => intents.length).toBe(1);
  await (await popup).close();
  expect(new URL(intents[0] ?? "").searchParams.get("hashtags")?.split(",")).toEqual(getPack().hashtags);

  await page.getByRole("navigation").getByRole("link", { name: "Leaderboard" }).click();
  await expect(page.getByRole("row").filter({ hasText: `@${username}` })).toContainText("11");
  await logOut(page, username);
  await expect(page.getByRole("button", { name: "LOGIN", exact: true })).toBeVisible();
});

test("a member comes back, draws a face, and shares it on a page of the community's", async ({
  page,
  site,
  context,
}) => {
  const intents = await catchIntents(context);
  const username = createName();
  await registerQuickly(page, site.origin, username);
  await page.context().clearCookies();
  await page.goto("/api/login?next=/tools");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Username").fill(username);
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await dialog.getByLabel("Password", { exact: true }).press("Enter");
  await expect(page.getByRole("button", { name: `@${username}` })).toBeVisible();

  await page.goto("/tools?tool=pfp");
  await page.getByRole("button", { name: "Generate PFP" }).click();
  await expect(page.getByText("Saved to your vault")).toBeVisible();
  await expect(page.getByText(new RegExp(`${name}-\\d{3}`)).first()).toBeVisible();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  expect((await downloading).suggestedFilename()).toMatch(new RegExp(`^${id}-\\d{3}-[a-z0-9-]+\\.png$`));

  const popup = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Share" }).click();
  await expect.poll(() => intents.length).toBe(1);
  await (await popup).close();
  const link = /http\S+$/.exec(new URL(intents[0] ?? "").searchParams.get("text") ?? "")?.[0] ?? "";
  const shared = await (await page.request.get(link)).text();
  expect(shared).toContain(name);
  expect(findForeignWords(shared)).toEqual([]);
});

test("a member makes a meme from the first of the community's scenes", async ({ page, site }) => {
  await registerQuickly(page, site.origin, createName());
  await page.goto("/tools?tool=meme");
  await expect(page.getByRole("radio", { name: "Staring at the fly" })).toBeChecked();
  await page.getByRole("textbox", { name: "Top text", exact: true }).fill("Still on the pad");
  await page.getByRole("button", { name: "Make meme" }).click();
  await expect(page.getByText("Saved to your vault")).toBeVisible();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download", exact: true }).click();
  expect(findForeignWords((await downloading).suggestedFilename())).toEqual([]);
});

test("a member proves a wallet of the community's chain", async ({ page, site }) => {
  await registerQuickly(page, site.origin, createName());
  const address = await installEvmWallet(page);
  await page.goto("/account?tab=settings#wallet");
  await page.getByRole("button", { name: "Find my wallets" }).click();
  await page.getByRole("button", { name: "Sign with Journey Wallet" }).click();
  await expect(page.getByText("Wallet Proven", { exact: true })).toBeVisible();
  const { user } = await (await page.request.get("/api/auth/me")).json();
  expect(user.solanaWallet).toBe(address);
});

test("the home page shows one token, and copies its address", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/#tokens");
  const addresses = page.locator("#tokens .address-value");
  await expect(addresses).toHaveText([token.address]);
  await page.locator("#tokens").getByRole("button", { name: /copy/i }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(token.address);
  const tape = page.locator("#trading");
  await tape.scrollIntoViewIfNeeded();
  await expect(tape.getByText(/^\$0\.000\d+$/)).toHaveCount(1);
});
