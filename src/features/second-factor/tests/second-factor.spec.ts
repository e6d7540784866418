import type { Browser, Page } from "@playwright/test";
import { generateSync } from "otplib";
import { expect, expectAccessible, test } from "../../../../tests/e2e/site.ts";
import { createName, logOut, PASSWORD, registerQuickly } from "../../../../tests/e2e/villain.ts";

const WARDEN = { username: "warden", password: "keys-of-the-house" };

test.use({
  // The password alone is refused: the page asks for the second factor then.
  expectedNotes: ["error: Failed to load resource: the server responded with a status of 403 (Forbidden)"],
});

/** A person of the staff, who is logged in on the page. */
async function registerModerator(page: Page, browser: Browser, origin: string): Promise<string> {
  const username = createName();
  await registerQuickly(page, origin, username);
  const context = await browser.newContext({ baseURL: origin });
  const headers = { origin };
  expect((await context.request.post("/api/auth/login", { headers, data: WARDEN })).status()).toBe(200);
  const role = `/api/admin/members/${username}/role`;
  const promoted = await context.request.put(role, { headers, data: { role: "moderator" } });
  expect(promoted.status(), await promoted.text()).toBe(200);
  await context.close();
  const data = { username, password: PASSWORD };
  expect((await page.request.post("/api/auth/login", { headers, data })).status()).toBe(200);
  return username;
}

/** A key in the machine itself, as a phone has one: it says yes to whatever asks for it. */
async function plugInKey(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...{ protocol: "ctap2", transport: "internal", hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}

/** Logs out and in again, as far as the password goes. */
async function startLogin(page: Page, username: string) {
  await logOut(page, username);
  await page.getByRole("main").getByRole("button", { name: "LOGIN" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Username").fill(username);
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Enter", exact: true }).click();
  const step = dialog.getByRole("region", { name: "One more key" });
  await expect(step).toBeVisible();
  return step;
}

test("a moderator adds a passkey and an app, and logs in with each", async ({ page, site, browser }) => {
  const username = await registerModerator(page, browser, site.origin);
  await plugInKey(page);
  await page.goto("/account?tab=settings#second-factor");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const passkeyDialog = page.getByRole("dialog", { name: "Add a passkey" });
  await passkeyDialog.getByLabel("Name").fill("Blue key");
  await passkeyDialog.getByLabel("Current password").fill(PASSWORD);
  await passkeyDialog.getByRole("button", { name: "Go on" }).click();
  const codesDialog = page.getByRole("dialog", { name: "Ten codes for the day you lose it" });
  await expect(codesDialog.getByRole("listitem")).toHaveCount(10);
  await expectAccessible(page);
  await codesDialog.getByRole("button", { name: "I have kept them" }).click();
  const factors = page.getByRole("list", { name: "Your second factors" });
  await expect(factors.getByText("Blue key")).toBeVisible();

  const keyStep = await startLogin(page, username);
  await keyStep.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByRole("button", { name: `@${username}` })).toBeVisible();

  await page.goto("/account?tab=settings#second-factor");
  await page.getByRole("button", { name: "Add an app" }).click();
  const appDialog = page.getByRole("dialog", { name: "Add an authenticator app" });
  await appDialog.getByLabel("Current password").fill(PASSWORD);
  await appDialog.getByRole("button", { name: "Go on" }).click();
  await expect(appDialog.getByRole("img", { name: "Picture for the app" })).toBeVisible();
  const shown = await appDialog.getByText(/^(?:[A-Z2-7]{1,4} ?){8,}$/).textContent();
  const secret = String(shown).replace(/\s/g, "");
  await appDialog.getByLabel("What the app shows").fill(generateSync({ secret }));
  await appDialog.getByRole("button", { name: "It works" }).click();
  await expect(factors.getByText("Authenticator app")).toBeVisible();

  const appStep = await startLogin(page, username);
  await expectAccessible(page);
  // The next code: the one of the confirmation is used up, and a phone's clock may be half a minute ahead.
  const inHalfAMinute = Math.floor(Date.now() / 1000) + 30;
  const code = generateSync({ secret, epoch: inHalfAMinute });
  await appStep.getByLabel("Code of your app, or a recovery code").fill(code);
  await appStep.getByRole("button", { name: "ENTER" }).click();
  await expect(page.getByRole("button", { name: `@${username}` })).toBeVisible();
  await page.goto("/admin");
  await expect(page.getByText(`Welcome, @${username}.`)).toBeVisible();
});
