import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Browser, Page } from "@playwright/test";
import { base58 } from "@scure/base";
import pg from "pg";
import { getConnection } from "../support/embedded-connection.ts";
import { expect, expectAccessible, test } from "./site.ts";
import { createName, PASSWORD } from "./villain.ts";

test.use({ clockMovedBy: "month" });
test.setTimeout(240_000);

const WARDEN = { username: "warden", password: "keys-of-the-house" };
const SIGNATURE = base58.encode(new Uint8Array(64).fill(7));
const today = new Date();
/** In the month after this one, its days of work, as many as a prize needs, and after its close. */
const OPEN = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 3, 15));
const WORK_DAYS = [0, 1, 2].map((days) => new Date(OPEN.getTime() + days * 24 * 60 * 60 * 1000));
const CLOSED = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 2, 2, 15));
const MONTH = OPEN.toISOString().slice(0, 7);
const MONTH_NAME = OPEN.toLocaleString("en", { month: "long", year: "numeric", timeZone: "UTC" });

/** A page of somebody who is logged in, at a moment. */
async function openAs(browser: Browser, origin: string, who: { username: string; password: string }): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, acceptDownloads: true });
  const page = await context.newPage();
  await page.clock.setSystemTime(CLOSED);
  const login = await page.request.post("/api/auth/login", { headers: { origin }, data: who });
  expect(login.status(), await login.text()).toBe(200);
  return page;
}

async function registerPayable(page: Page, site: { origin: string; dataDir: string }, username: string) {
  const headers = { origin: site.origin };
  const data = { username, password: PASSWORD };
  expect((await page.request.post("/api/users/register", { headers, data })).status()).toBe(201);
  const database = new pg.Client(await getConnection(site.dataDir));
  await database.connect();
  const isTheirs = "FROM users WHERE username = $1";
  await database.query(`INSERT INTO wallet_proofs SELECT id, 'wallet-of-' || username, created_at ${isTheirs}`, [
    username,
  ]);
  await database.query(
    `INSERT INTO recovery_contacts (id, user_id, method, contact, confirmed_at, created_at)
     SELECT gen_random_uuid(), id, 'email', username || '@example.com', created_at, created_at ${isTheirs}`,
    [username],
  );
  await database.end();
}

test("a month is frozen, reviewed, answered to, published, paid and checked", async ({ page, browser, site }) => {
  const [vex, rex] = [createName(), createName()];
  const headers = { origin: site.origin };
  await site.moveClock(OPEN);
  for (const username of [vex, rex]) await registerPayable(page, site, username);
  for (const day of WORK_DAYS) {
    await site.moveClock(day);
    expect((await page.request.post("/api/auth/login", { headers, data: WARDEN })).status()).toBe(200);
    for (const [username, points] of [
      [vex, 20],
      [rex, 5],
    ] as const) {
      const data = { points, reason: `Translated the rules, day ${day.getUTCDate()}` };
      const award = await page.request.post(`/api/admin/members/${username}/awards`, { headers, data });
      expect(await award.json()).toMatchObject({ awarded: points });
    }
  }

  await site.moveClock(CLOSED);
  await expect
    .poll(async () => (await (await page.request.get("/api/months")).json()).months, { timeout: 90_000 })
    .toMatchObject([{ monthYear: MONTH, state: "frozen", members: 2 }]);

  const boss = await openAs(browser, site.origin, WARDEN);
  await boss.goto("/admin?tab=months");
  await expect(boss.getByRole("heading", { name: MONTH_NAME })).toBeVisible();
  await expectAccessible(boss);
  await boss.getByRole("button", { name: `Disqualify @${vex}` }).click();
  const dialog = boss.getByRole("dialog");
  await dialog.getByLabel("What for").selectOption("automation");
  await dialog.getByLabel("Reason").fill("No hand is that regular");
  await dialog.getByRole("button", { name: "Disqualify" }).click();
  await expect(boss.getByText(`@${vex} is out of the month`).first()).toBeVisible();

  const member = await openAs(browser, site.origin, { username: vex, password: PASSWORD });
  await member.goto(`/leaderboard?month=${MONTH}`);
  const decision = member.getByRole("region", { name: "You are out of this month" });
  await expect(decision).toContainText("No hand is that regular");
  await decision.getByLabel("What you say to it").fill("I am a drummer");
  await decision.getByRole("button", { name: "Send the answer" }).click();
  await expect(member.getByText("Answer Sent", { exact: true })).toBeVisible();

  await boss.reload();
  await expect(boss.getByText("I am a drummer")).toBeVisible();
  await boss.getByRole("button", { name: "End the review" }).click();
  await boss.getByRole("button", { name: "Publish", exact: true }).click();
  await dialog.getByRole("button", { name: "Publish 1 prize, 5,000 tokens" }).click();
  await expect(boss.getByRole("region", { name: "The line to post" })).toContainText(`month ${MONTH} · root`);
  await boss.getByRole("textbox", { name: `Signature of the payment to @${rex}` }).fill(SIGNATURE);
  await boss.getByRole("button", { name: `Note the payment to @${rex}` }).click();
  await expect(boss.getByText("5,000 of 5,000 tokens paid")).toBeVisible();
  await expectAccessible(boss);

  await member.reload();
  const record = member.getByRole("region", { name: "The month's record" });
  await expect(record).toContainText(`#1 @${rex}`);
  await expect(record).toContainText("Disqualified: automation");
  const [download] = await Promise.all([
    member.waitForEvent("download"),
    record.getByRole("button", { name: "Download my proof" }).click(),
  ]);
  await record.getByRole("button", { name: "Verify my proof" }).click();
  await expect(record.getByText(/All of it holds/)).toBeVisible();

  const [{ root }] = (await (await page.request.get("/api/months")).json()).months;
  const program = ["--import", "tsx", "src/app/commands/verify.ts", await download.path(), root];
  const verified = await promisify(execFile)(process.execPath, program);
  expect(verified.stdout).toContain(root);
  for (const opened of [boss, member]) await opened.context().close();
});
