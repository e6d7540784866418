import type { Browser, Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./site.ts";
import { tabTo } from "./tab-to.ts";
import { catchIntents, createName, fillRegistration, PASSWORD, registerQuickly } from "./villain.ts";
import { installWallet } from "./wallet.ts";

test.use({ clockMovedBy: "seasons" });
test.setTimeout(300_000);

const WARDEN = { username: "warden", password: "keys-of-the-house" };
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
const DAY_MS = 24 * 60 * 60 * 1000;
const today = new Date();
const isMonday = (day: Date) => day.getUTCDay() === 1;

function addDays(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY_MS);
}

/** An afternoon of a month that comes. */
function getDayOf(month: number, day: number): Date {
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + month, day, 15));
}

const MONDAY = [7, 8, 9, 10, 11, 12, 13].map((day) => getDayOf(1, day)).find(isMonday) ?? today;
const WORK_DAYS = [5, 6, 7].map((day) => getDayOf(2, day));
const CLOSED = getDayOf(3, 3);
const MONTH = WORK_DAYS[0]?.toISOString().slice(0, 7);

interface Site {
  origin: string;
  moveClock: (moment: Date) => Promise<void>;
}

/** A page of a new member. */
async function openMember(browser: Browser, { origin }: Site): Promise<{ page: Page; username: string }> {
  const page = await (await browser.newContext({ baseURL: origin, viewport: PHONE })).newPage();
  const username = createName();
  await registerQuickly(page, origin, username);
  return { page, username };
}

async function openWarden(browser: Browser, { origin }: Site): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: origin, extraHTTPHeaders: { origin } })).newPage();
  expect((await page.request.post("/api/auth/login", { data: WARDEN })).status()).toBe(200);
  return page;
}

async function moveTo(site: Site, moment: Date, ...pages: Page[]): Promise<void> {
  await site.moveClock(moment);
  for (const page of pages) await page.clock.setSystemTime(moment);
}

async function drawFace(page: Page): Promise<void> {
  await page.goto("/tools?tool=pfp");
  await page.getByRole("button", { name: "Generate PFP" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "3 points on the ledger" })).toBeVisible();
}

async function makeMeme(page: Page, text: string): Promise<void> {
  await page.goto("/tools?tool=meme");
  await page.getByRole("textbox", { name: "Top text", exact: true }).fill(text);
  await page.getByRole("button", { name: "Make meme" }).click();
  await expect(page.getByText(/^4 points on the ledger\./)).toBeVisible();
}

test("what members vote for on the wall is the week's best, and earns", async ({ page, browser, site }) => {
  const author = createName();
  await moveTo(site, MONDAY, page);
  await registerQuickly(page, site.origin, author);
  await makeMeme(page, "Monday needs a villain");
  await page.getByRole("button", { name: "Hang it on the wall" }).click();
  await page.getByRole("button", { name: "See the wall" }).click();
  const own = page.getByRole("article").filter({ hasText: "Your own. 0 votes" });
  await expect(own).toBeVisible();
  const id = (await own.getAttribute("id"))?.replace("wall-", "");

  const warden = await openWarden(browser, site);
  const voters = [await openMember(browser, site), await openMember(browser, site), await openMember(browser, site)];
  for (const { username } of voters) {
    const data = { points: 5, reason: "Helped a newcomer" };
    await warden.request.post(`/api/admin/members/${username}/awards`, { data });
  }
  await moveTo(site, addDays(MONDAY, 4), page, ...voters.map((voter) => voter.page));
  const [phone, ...others] = voters.map((voter) => voter.page) as [Page, ...Page[]];
  for (const other of others) {
    const vote = await other.request.put(`/api/wall/${id}/vote`, { headers: { origin: site.origin } });
    expect(vote.ok(), await vote.text()).toBe(true);
  }
  await phone.goto("/leaderboard?view=wall");
  const vote = phone.locator(`#wall-${id}`).getByRole("button", { name: /^Vote for / });
  await tabTo(phone, vote);
  await phone.keyboard.press("Enter");
  await expect(vote).toHaveAttribute("aria-pressed", "true");
  await expectAccessible(phone);

  await moveTo(site, addDays(MONDAY, 8), page, phone);
  await expect
    .poll(async () => JSON.stringify(await (await page.request.get("/api/wall/winners")).json()), { timeout: 90_000 })
    .toContain(id);
  for (const reader of [page, phone]) {
    await reader.goto("/");
    const best = reader.getByRole("region", { name: "The wall's best of the week" });
    // What lies far below comes alive when it comes near.
    await reader.getByRole("link", { name: "View Full Leaderboard" }).scrollIntoViewIfNeeded();
    await expect(best).toContainText("+50 points");
    await expect(best).toContainText(`@${author}`);
  }
  await page.goto("/leaderboard");
  const card = page.getByRole("region", { name: "Your slip" });
  await expect(card).toContainText("Community work ×1");
  await expect(card).toContainText("54");
  for (const opened of [warden, ...voters.map((voter) => voter.page)]) await opened.context().close();
});

test("a newcomer makes five works by hand on three days, brings what a prize needs, and is on the pay list", async ({
  page,
  browser,
  context,
  site,
}) => {
  const username = createName();
  const [first, second, third] = WORK_DAYS as [Date, Date, Date];
  await catchIntents(context);
  const wallet = await installWallet(page);

  await moveTo(site, first, page);
  await page.goto("/");
  await page.getByRole("button", { name: "LOGIN" }).click();
  await fillRegistration(page, username);
  await page.goto("/tools");
  await page.getByRole("button", { name: "Generate tweet" }).click();
  await expect(page.getByText("Tweet Generated!", { exact: true })).toBeVisible();
  const popup = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Share" }).click();
  await (await popup).close();
  await expect(page.getByText("Out in the wild", { exact: true })).toBeVisible();
  await drawFace(page);
  await moveTo(site, second, page);
  await makeMeme(page, "Day two, still zipped");

  // By keyboard alone on a phone: what is missing is learnt and brought long before the close.
  await moveTo(site, third, page);
  await page.setViewportSize(PHONE);
  await page.goto("/leaderboard");
  const needs = page.getByRole("region", { name: "Before a prize is paid" });
  await expect(needs).toContainText("3 things are missing");
  await expectAccessible(page);
  await needs.getByRole("link", { name: "Confirm a contact" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Ways back in" })).toBeFocused();
  const contacts = page.locator("#contacts");
  await tabTo(page, contacts.getByLabel("Phone number"));
  await page.keyboard.type("+4915112345678");
  await tabTo(page, contacts.getByLabel("Current password"));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await expect.poll(() => site.messages.length).toBeGreaterThan(0);
  await expect(contacts.getByLabel("Code")).toBeVisible();
  await tabTo(page, contacts.getByLabel("Code"), "Shift+Tab");
  await page.keyboard.type(/code: (\d+)/.exec(site.messages.at(-1)?.text ?? "")?.[1] ?? "");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Way Back Confirmed", { exact: true })).toBeVisible();
  await page.goto("/leaderboard");
  await needs.getByRole("link", { name: "Prove a wallet" }).focus();
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "Find my wallets" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "Sign with Journey Wallet" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Wallet Proven", { exact: true })).toBeVisible();

  await page.setViewportSize(DESK);
  await drawFace(page);
  await page.goto("/leaderboard");
  await expect(needs).toContainText("Nothing is missing");
  const ownRow = page.getByRole("row").filter({ hasText: `@${username}` });
  // Boards are remembered for some seconds, by the server and by the page.
  await expect(async () => {
    await page.reload();
    await expect(ownRow).toContainText("payable", { timeout: 2000 });
  }).toPass();

  // Weeks later the session has ended; the member logs in again.
  await page.goto("about:blank");
  await moveTo(site, CLOSED, page);
  const login = { headers: { origin: site.origin }, data: { username, password: PASSWORD } };
  expect((await page.request.post("/api/auth/login", login)).status()).toBe(200);
  const isFrozen = async () =>
    JSON.stringify(await (await page.request.get("/api/months")).json()).includes(`"${MONTH}","state":"frozen"`);
  await expect.poll(isFrozen, { timeout: 90_000 }).toBe(true);
  const warden = await openWarden(browser, site);
  const month = `/api/admin/months/${MONTH}`;
  expect((await warden.request.post(`${month}/settle`, { data: {} })).status()).toBe(204);
  const prizes = { count: 1, total: 5000 };
  expect((await warden.request.post(`${month}/publish`, { data: prizes })).status()).toBe(204);
  const list = await (await warden.request.get(`${month}/payments`)).json();
  expect(list).toMatchObject({ ...prizes, payments: [{ rank: 1, username, wallet, amount: 5000 }] });
  await warden.context().close();
  await page.goto(`/leaderboard?month=${MONTH}`);
  const record = page.getByRole("region", { name: "The month's record" });
  await expect(record).toContainText(`#1 @${username}`);
  await expect(record).toContainText("5,000 tokens");
});
