import type { Page } from "@playwright/test";
import { holdRequests } from "./hold-requests.ts";
import { expect, expectAccessible, test } from "./site.ts";
import { createName, PASSWORD, registerQuickly } from "./villain.ts";
import { installWallet } from "./wallet.ts";

const SETTINGS = "/account?tab=settings";
const GROUNDS = { cyberpunk: "rgb(5, 2, 10)", dark: "rgb(11, 11, 12)", neon: "rgb(13, 0, 48)" };

/** The answer to the next change of this preference: a change on its way does not survive a reload. */
function waitUntilSaved(page: Page, name: string) {
  return page.waitForResponse(
    (answer) => answer.request().method() === "PUT" && answer.request().postData()?.includes(name) === true,
  );
}

async function expectTheme(page: Page, theme: keyof typeof GROUNDS) {
  await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
  await expect(page.locator("html")).toHaveCSS("background-color", GROUNDS[theme]);
}

test("a theme restyles the whole site at once, for good, and before the first paint", async ({
  page,
  context,
  site,
}) => {
  await registerQuickly(page, site.origin, createName());
  await page.goto(SETTINGS);
  for (const theme of ["dark", "neon"] as const) {
    const saved = waitUntilSaved(page, "theme");
    await page.getByRole("radio", { name: theme }).check();
    await expectTheme(page, theme);
    await saved;
    await expect(page.getByText("Preferences Updated", { exact: true })).toBeVisible();
    await expectAccessible(page);
  }
  await page.reload();
  await expectTheme(page, "neon");
  // A page that is left asks for nothing more as a member who is gone.
  await page.goto("about:blank");
  await page.request.post("/api/auth/logout", { headers: { origin: site.origin } });

  // Nothing but the page and its styles arrives: whatever is right now was right before any file of script.
  const early = await context.newPage();
  await early.route("**/*.js", () => undefined);
  await early.goto("/leaderboard", { waitUntil: "commit" });
  await expectTheme(early, "neon");
  await expect(early.locator('meta[name="theme-color"]')).toHaveAttribute("content", "#0d0030");
  await early.close();
});

/** Notes where the part of the next page with this id begins, as each frame shows it: after all that a page does before. */
async function notePlaces(page: Page, id: string): Promise<void> {
  await page.addInitScript((target) => {
    const places: number[] = [];
    Object.assign(window, { places });
    const note = () => {
      const observer = new ResizeObserver(() => {
        observer.disconnect();
        const part = document.getElementById(target);
        if (part) places.push(part.getBoundingClientRect().top);
      });
      observer.observe(document.documentElement);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  }, id);
}

const BLOCK = `${SETTINGS}#interests`;
const waysIn = {
  "from outside": (page: Page) => page.goto(BLOCK),
  "from another page": async (page: Page) => {
    await page.goto("/merch");
    await page.evaluate((to) => window.history.pushState(null, "", to), BLOCK);
  },
};

for (const [way, follow] of Object.entries(waysIn)) {
  test(`a link to a block of the settings leads to one place, whatever comes above it, ${way}`, async ({
    page,
    site,
  }) => {
    await registerQuickly(page, site.origin, createName());
    const headers = { origin: site.origin };
    expect((await page.request.post("/api/interests", { headers, data: { kind: "merch" } })).status()).toBe(201);
    const releaseOwn = await holdRequests(page, /\/interests$/);
    const releasePages = await holdRequests(page, /\/visibility$/);
    await notePlaces(page, "interests");
    await follow(page);
    await expect(page.getByRole("heading", { name: "Delete my account" })).toBeVisible();
    releaseOwn();
    await expect(page.getByRole("heading", { name: "Raised hands" })).toBeFocused();
    releasePages();
    await expect(page.getByRole("switch", { name: "Show a profile" })).toBeAttached();
    await page.getByRole("button", { name: "Lower your hand for Merch" }).click();
    await expect(page.getByRole("heading", { name: "Raised hands" })).toBeHidden();
    const places = await page.evaluate(() => (window as unknown as { places: number[] }).places);
    const [first = Number.NaN] = places;
    expect(places.filter((place) => Math.abs(place - first) > 2)).toEqual([]);
  });
}

test("a link to a block of the settings leads there from the settings too", async ({ page, site }) => {
  await registerQuickly(page, site.origin, createName());
  await page.goto(SETTINGS);
  const block = page.getByRole("heading", { name: "Ways back in" });
  await expect(block).toBeAttached();
  for (let time = 0; time < 2; time += 1) {
    await page.getByRole("radio", { name: "dark" }).focus();
    await page.evaluate((to) => window.history.pushState(null, "", to), `${SETTINGS}#contacts`);
    await expect(block).toBeFocused();
    await expect(block).toBeInViewport();
    await expect.poll(() => block.evaluate((heading) => heading.getBoundingClientRect().top)).toBeGreaterThan(64);
  }
});

test("settings follow the member to another browser", async ({ page, browser, site }) => {
  const username = createName();
  await registerQuickly(page, site.origin, username);
  await page.goto(SETTINGS);
  await page.getByRole("radio", { name: "Dark" }).check();
  await page.getByRole("radio", { name: "Street" }).check();
  const saved = waitUntilSaved(page, "autoSaveContent");
  await page.getByRole("switch", { name: "Auto-save content" }).uncheck();
  await saved;
  await expect(page.getByText("Preferences Updated", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("switch", { name: "Auto-save content" })).not.toBeChecked();

  const other = await browser.newContext({ baseURL: site.origin });
  const login = { headers: { origin: site.origin }, data: { username, password: PASSWORD } };
  expect((await other.request.post("/api/auth/login", login)).status()).toBe(200);
  const elsewhere = await other.newPage();
  await elsewhere.goto("/tools");
  await expectTheme(elsewhere, "dark");
  await expect(elsewhere.getByRole("button", { name: "Street" })).toHaveAttribute("aria-pressed", "true");

  await page.reload();
  await page.getByRole("button", { name: "Log out all others" }).click();
  await expect(page.getByText("Nobody but you.")).toBeVisible();
  expect((await other.request.get("/api/auth/me")).status()).toBe(401);
  await other.close();
});

test("a member proves a wallet, takes all data along and deletes the account", async ({ page, site }) => {
  const username = createName();
  await registerQuickly(page, site.origin, username);
  const address = await installWallet(page);
  await page.goto(SETTINGS);
  await page.getByRole("button", { name: "Find my wallets" }).click();
  await page.getByRole("button", { name: "Sign with Journey Wallet" }).click();
  await expect(page.getByText("Wallet Proven", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Solana wallet")).toHaveValue(address);
  await page.reload();
  await expect(page.getByText(/^Proven on/)).toBeVisible();

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download my data" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);

  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog", { name: "Empty the bag" });
  await dialog.getByLabel("Type your username").fill(username);
  await dialog.getByLabel("Current password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Delete it all" }).click();
  await expect(page.getByText("Account Deleted", { exact: true })).toBeVisible();
  await expect(page.getByText("Please log in to manage your preferences")).toBeVisible();
  const again = { headers: { origin: site.origin }, data: { username, password: PASSWORD } };
  expect((await page.request.post("/api/auth/login", again)).status()).toBe(401);
});
