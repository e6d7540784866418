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
  await page.getByLabel("SQL query").fill(`SELECT username, is_admin FROM users WHERE username = '${username}'`);
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

test("an uploaded track plays from its address", async ({ page, site }) => {
  await logInAsWarden(page, site.origin);
  await page.goto("/admin?tab=upload");
  await page.getByLabel("File", { exact: true }).setInputFiles(TRACK);
  await page.getByRole("button", { name: "Upload file" }).click();
  await expect(page.getByText("Audio file uploaded successfully", { exact: true })).toBeVisible();
  const url = await page.getByRole("link", { name: "acid-ledger.mp3" }).getAttribute("href");
  const seconds = await page.evaluate(
    (address) =>
      new Promise<number>((resolve, reject) => {
        const audio = new Audio(String(address));
        audio.onloadedmetadata = () => resolve(audio.duration);
        audio.onerror = () => reject(new Error("the track does not play"));
      }),
    url,
  );
  expect(seconds).toBeGreaterThan(10);
});
