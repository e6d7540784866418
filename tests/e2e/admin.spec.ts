import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./site.ts";
import { createName, registerQuickly } from "./villain.ts";

const TRACK = join(import.meta.dirname, "../../packs/bagz/media/audio/acid-ledger.mp3");

async function logInAsWarden(page: Page, origin: string): Promise<void> {
  const data = { username: "warden", password: "keys-of-the-house" };
  expect((await page.request.post("/api/auth/login", { headers: { origin }, data })).status()).toBe(200);
}

test("the back office is closed to members, and its calls are too", async ({ page, site }) => {
  await registerQuickly(page, site.origin, createName());
  await page.goto("/admin");
  await expect(page.getByRole("heading", { level: 1, name: "ACCESS DENIED" })).toBeVisible();
  await expect(page.getByText("Administrator privileges required")).toBeVisible();
  expect((await page.request.get("/api/admin/stats")).status()).toBe(403);
  const sql = { headers: { origin: site.origin }, data: { query: "SELECT 1" } };
  expect((await page.request.post("/api/admin/sql", sql)).status()).toBe(403);
  await page.getByRole("link", { name: "Return Home" }).click();
  await expect(page).toHaveURL(`${site.origin}/`);
});

test("an administrator asks the database, which tells much and changes nothing", async ({ page, site }) => {
  const username = createName();
  await registerQuickly(page, site.origin, username);
  await logInAsWarden(page, site.origin);
  await page.goto("/");
  await page.getByRole("button", { name: "@warden" }).click();
  await page.getByRole("menuitem", { name: "Admin" }).click();
  await expect(page.getByText("Welcome, @warden. Full system access granted.")).toBeVisible();
  const editor = page.getByLabel("SQL query");
  await expect(editor).toHaveAttribute("contenteditable", "true");
  await editor.click();
  // Typed over what is selected: the page's policy must have nothing to refuse.
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(`SELECT username, is_admin FROM users WHERE username = '${username}'`);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("cell", { name: username })).toBeVisible();
  await expectAccessible(page);

  const hostile = [
    "DELETE FROM users",
    "SELECT password_hash FROM public.users",
    "SELECT set_config('role', 'bagz_app', false)",
  ];
  for (const query of hostile) {
    const answer = await page.request.post("/api/admin/sql", { headers: { origin: site.origin }, data: { query } });
    expect(answer.status(), query).toBe(400);
  }
  await page.getByRole("tab", { name: "User management" }).click();
  await page.getByRole("button", { name: "All users" }).click();
  await expect(page.getByRole("cell", { name: username, exact: true })).toBeVisible();
});

test("a track that an administrator adds plays on the music page, until it is taken out", async ({ page, site }) => {
  await logInAsWarden(page, site.origin);
  await page.goto("/admin?tab=music");
  await page.getByLabel("Music file").setInputFiles(TRACK);
  await page.getByLabel("Title").fill("Ledger Reprise");
  await page.getByLabel("Artist").fill("The Reapers");
  await page.getByRole("button", { name: "Add to the catalogue" }).click();
  await expect(page.getByText("“Ledger Reprise” plays within a minute", { exact: true })).toBeVisible();
  await expectAccessible(page);
  const url = await page.getByRole("link", { name: "Ledger Reprise" }).getAttribute("href");

  await page.goto("/music");
  await page.getByRole("button", { name: "Play Ledger Reprise" }).click();
  await expect.poll(() => page.evaluate(() => document.querySelector("audio")?.duration ?? 0)).toBeGreaterThan(10);
  await expect(page.getByText("By The Reapers").first()).toBeVisible();

  await page.goto("/admin?tab=music");
  await page.getByRole("button", { name: "Remove “Ledger Reprise”" }).click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByText("“Ledger Reprise” is out of the catalogue", { exact: true })).toBeVisible();
  expect((await page.request.get(String(url))).status()).toBe(404);
});
