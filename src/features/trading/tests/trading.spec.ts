import { expect, test } from "../../../../tests/e2e/site.ts";

test("the tape prints what the market says, and the strip says it on every page", async ({ page }) => {
  await page.goto("/");
  const tape = page.getByRole("region", { name: "The tape" });
  await tape.scrollIntoViewIfNeeded();
  await expect(tape.getByRole("status")).toHaveText("Live data from a market data service - updates every minute");
  await expect(tape.getByText(/^\$0\.000\d+$/)).toHaveCount(2);
  await page.goto("/leaderboard");
  await expect(page.getByText(/^\$0\.000\d+$/).first()).toBeVisible();
});

test("a pasted address is judged in the page", async ({ page }) => {
  await page.goto("/#tokens");
  const field = page.getByLabel("Is it ours? Paste an address");
  const address = await page.locator(".address-value").first().textContent();
  await field.fill(address ?? "");
  await expect(page.getByText("Ours. This is Moonshot, letter by letter.")).toBeVisible();
  await field.fill(`${address?.slice(0, 4)}${"z".repeat(40)}`);
  await expect(page.getByText(/It is dressed up as Moonshot/)).toBeVisible();
});

test("both addresses, their promises and the warning can be read with JavaScript off", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.locator("#tokens .address-value")).toHaveText([/^[A-Za-z0-9]{44}$/, /^[A-Za-z0-9]{44}$/]);
  await expect(page.getByText("We never message first.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "DUAL TOKEN ECOSYSTEM" })).toHaveCount(1);
  await expect(page.getByRole("link", { name: "Chart of Moonshot" })).toHaveAttribute("href", /^https:/);
  await context.close();
});

test("script and picture of the tokens are fetched when they come near, and nothing moves then", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    const name = /(tokens-section|one-eye-light).*\.(js|webp)$/.exec(request.url());
    if (name) fetched.push(`${name[1]}.${name[2]}`);
  });
  await page.goto("/", { waitUntil: "networkidle" });
  expect(fetched).toEqual([]);
  const readHeight = () => page.locator("#tokens").evaluate((section) => section.getBoundingClientRect().height);
  const height = await readHeight();
  await page.locator("#tokens").scrollIntoViewIfNeeded();
  await expect.poll(() => fetched.toSorted()).toEqual(["one-eye-light.webp", "tokens-section.js"]);
  expect(await readHeight()).toBe(height);
});

test("a page that is no demo does not say that it is one, in its source either", async ({ page, request }) => {
  for (const path of ["/", "/leaderboard", "/nowhere"])
    expect(await (await request.get(path)).text()).not.toContain("Members are made up");
  await page.goto("/");
  await expect(page.locator(".demo-mark")).toHaveCount(0);
});
