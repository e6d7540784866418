import pg from "pg";
import { getConnection } from "../support/embedded-connection.ts";
import { expect, expectAccessible, test } from "./site.ts";
import { createName, PASSWORD, registerQuickly } from "./villain.ts";
import { installWallet } from "./wallet.ts";

const WARDEN = { username: "warden", password: "keys-of-the-house" };

async function query(dataDir: string, text: string, values: unknown[]): Promise<void> {
  const database = new pg.Client(await getConnection(dataDir));
  await database.connect();
  await database.query(text, values);
  await database.end();
}

function moveRegistration(dataDir: string, { username, days }: { username: string; days: number }): Promise<void> {
  const moment = "now() + $2 * interval '1 day'";
  return query(dataDir, `UPDATE users SET created_at = ${moment} WHERE username = $1`, [username, days]);
}

/** What would take a journey three days. */
function workOnThreeDays(dataDir: string, username: string): Promise<void> {
  const month = "date_trunc('month', now() AT TIME ZONE 'America/New_York')";
  return query(
    dataDir,
    `INSERT INTO leaderboard_entries (id, user_id, action_type, points, month_year, proven, created_at)
     SELECT gen_random_uuid(), id, 'tweet', 6, to_char(${month}, 'YYYY-MM'), true, ${month} + day * interval '1 day'
     FROM users, generate_series(9, 11) AS day WHERE username = $1`,
    [username],
  );
}

test("a newcomer with points learns what a prize needs, brings it, and is payable", async ({ page, browser, site }) => {
  const username = createName();
  await registerQuickly(page, site.origin, username);
  // Registered so late that no close of this month finds the account old enough.
  await moveRegistration(site.dataDir, { username, days: 60 });

  const backOffice = await browser.newContext({ baseURL: site.origin, extraHTTPHeaders: { origin: site.origin } });
  expect((await backOffice.request.post("/api/auth/login", { data: WARDEN })).status()).toBe(200);
  for (const reason of ["Translated the rules", "Translated the paper"]) {
    const url = `/api/admin/members/${username}/awards`;
    const answer = await backOffice.request.post(url, { data: { points: 50, reason } });
    expect(await answer.json()).toMatchObject({ awarded: 50 });
  }
  await backOffice.close();

  await installWallet(page);
  await page.goto("/leaderboard");
  const ownRow = page.getByRole("row").filter({ hasText: `@${username}` });
  const needs = page.getByRole("region", { name: "Before a prize is paid" });
  await expect(ownRow).toContainText("still to be claimed");
  await expect(needs).toContainText("4 things are missing");
  await expect(needs).toContainText("An account older than 7 days");
  await expectAccessible(page);

  await needs.getByRole("link", { name: "Confirm a contact" }).click();
  await expect(page.getByRole("heading", { name: "Ways back in" })).toBeFocused();
  await page.getByLabel("Phone number").fill("+4915112345678");
  const contacts = page.locator("#contacts");
  await contacts.getByLabel("Current password").fill(PASSWORD);
  await contacts.getByRole("button", { name: "Send the code" }).click();
  await expect.poll(() => site.messages.length).toBeGreaterThan(0);
  const code = /code: (\d+)/.exec(site.messages.at(-1)?.text ?? "")?.[1] ?? "";
  await contacts.getByLabel("Code").fill(code);
  await contacts.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(page.getByText("Way Back Confirmed", { exact: true })).toBeVisible();

  await page.goto("/leaderboard");
  await needs.getByRole("link", { name: "Prove a wallet" }).click();
  await expect(page.getByRole("heading", { name: "Proof of wallet" })).toBeFocused();
  await page.getByRole("button", { name: "Find my wallets" }).click();
  await page.getByRole("button", { name: "Sign with Journey Wallet" }).click();
  await expect(page.getByText("Wallet Proven", { exact: true })).toBeVisible();

  await page.goto("/leaderboard");
  await expect(needs).toContainText("2 things are missing");
  await expect(ownRow).toContainText("still to be claimed");
  await moveRegistration(site.dataDir, { username, days: -60 });
  await workOnThreeDays(site.dataDir, username);
  await page.reload();
  await expect(needs).toContainText("Nothing is missing");
  // Boards are remembered for some seconds, by the server and by the page.
  await expect(async () => {
    await page.reload();
    await expect(ownRow).toContainText("payable", { timeout: 2000 });
  }).toPass();
});
