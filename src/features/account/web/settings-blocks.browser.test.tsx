import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type Session, sessionsAnswerSchema } from "#features/sessions/sessions.schema.ts";
import { DEFAULT_PREFERENCES, mergePreferences } from "#features/settings/preferences.rules.ts";
import {
  type ChangedPreferences,
  type Preferences,
  preferencesAnswerSchema,
} from "#features/settings/preferences.schema.ts";
import { meAnswerSchema } from "#features/users/users.schema.ts";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { base, expectToast, openSettings, zipgrin } from "../../../../tests/support/web/open-settings.tsx";
import { answer, answerNothing, refuse } from "../../../../tests/support/web/stub-api.ts";

const PREFERENCES = `${base}/preferences` as const;
const SESSIONS = `${base}/sessions` as const;

beforeEach(() => page.viewport(1440, 900));
afterEach(() => vi.restoreAllMocks());

describe("preferences", () => {
  /** A server that keeps what it is told. */
  function keep(start: Preferences = DEFAULT_PREFERENCES) {
    let kept = start;
    return {
      [`GET ${PREFERENCES}`]: () => answer(preferencesAnswerSchema, { preferences: kept }),
      [`PUT ${PREFERENCES}`]: (changed: unknown) => {
        kept = mergePreferences(kept, changed as ChangedPreferences);
        return answer(preferencesAnswerSchema, { preferences: kept });
      },
    };
  }

  it("show what is set and save each change at once", async () => {
    const { api } = await openSettings(keep({ ...DEFAULT_PREFERENCES, preferredTweetTone: "street" }));
    const autoSave = page.getByRole("switch", { name: "Auto-save content" });
    await expect.element(autoSave).toBeChecked();
    await expect.element(page.getByRole("radio", { name: "Street" })).toBeChecked();
    await autoSave.click();
    await expectToast("Preferences Updated", "Your settings have been saved successfully");
    await expect.element(autoSave).not.toBeChecked();
    await page.getByRole("switch", { name: "Leaderboard" }).click();
    await page.getByRole("radio", { name: "Samurai" }).click();
    await page.getByRole("radio", { name: "Technical" }).click();
    await page.getByRole("radio", { name: "Neon" }).click();
    await expect.poll(() => api.countOf(`PUT ${PREFERENCES}`)).toBe(5);
    expect(api.bodiesOf(`PUT ${PREFERENCES}`)).toEqual([
      { autoSaveContent: false },
      { notifications: { leaderboard: false } },
      { defaultPfpStyle: "samurai" },
      { preferredTweetTone: "technical" },
      { theme: "neon" },
    ]);
    await expect.element(page.getByRole("radio", { name: "Neon" })).toBeChecked();
  });

  it("turn in the very moment they are pressed", async () => {
    await openSettings(keep());
    const autoSave = (await page.getByRole("switch", { name: "Auto-save content" }).findElement()) as HTMLInputElement;
    autoSave.click();
    expect(autoSave.checked).toBe(false);
    const neon = (await page.getByRole("radio", { name: "Neon" }).findElement()) as HTMLInputElement;
    neon.click();
    expect(neon.checked).toBe(true);
    await expectToast("Preferences Updated", "Your settings have been saved successfully");
    expect(autoSave.checked).toBe(false);
    expect(neon.checked).toBe(true);
  });

  it("say what each of them does", async () => {
    await openSettings();
    const group = page.getByRole("group", { name: "Notifications" });
    await expect.element(group).toHaveAccessibleDescription(/on the site/);
    await expect.element(page.getByRole("switch", { name: "Rewards" })).toHaveAccessibleDescription(/.+/);
    await expect.element(page.getByRole("group", { name: "Theme" })).toHaveAccessibleDescription(/.+/);
  });

  it("are changed by keyboard alone", async () => {
    const { api } = await openSettings(keep());
    const cyberpunk = page.getByRole("radio", { name: "Cyberpunk" }).first();
    ((await cyberpunk.findElement()) as HTMLElement).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(page.getByRole("radio", { name: "Dark" })).toBeChecked();
    await expect.element(page.getByRole("radio", { name: "Dark" })).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole("switch", { name: "Auto-save content" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect.poll(() => api.countOf(`PUT ${PREFERENCES}`)).toBe(2);
    expect(api.bodiesOf(`PUT ${PREFERENCES}`)).toEqual([{ theme: "dark" }, { autoSaveContent: false }]);
  });

  it("go back when they could not be saved", async () => {
    await openSettings({ [`PUT ${PREFERENCES}`]: refuse(503, "server.busy", "The house is busy.") });
    const autoSave = page.getByRole("switch", { name: "Auto-save content" });
    await autoSave.click();
    await expectToast("Update Failed", "Failed to save preferences. Please try again.");
    await expect.element(autoSave).toBeChecked();
  });

  it("can be asked for again when they did not load", async () => {
    const { api } = await openSettings({ [`GET ${PREFERENCES}`]: refuse(503, "server.busy", "Busy") });
    await expect.element(page.getByText("Your preferences did not load.")).toBeVisible();
    api.set(keep());
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(page.getByRole("switch", { name: "Auto-save content" })).toBeChecked();
  });
});

describe("sessions", () => {
  const here: Session = {
    id: "019a0000-0000-7000-8000-0000000000a1",
    browser: "Chrome",
    system: "Linux",
    createdAt: "2026-11-18T09:00:00.000Z",
    lastSeenAt: "2026-11-20T12:00:00.000Z",
    isCurrent: true,
  };
  const phone: Session = {
    ...here,
    id: "019a0000-0000-7000-8000-0000000000a2",
    browser: "Safari",
    system: "iPhone",
    isCurrent: false,
  };
  const tablet: Session = { ...phone, id: "019a0000-0000-7000-8000-0000000000a3", browser: null, system: "Android" };
  const rows = page.getByRole("list", { name: "Sessions" }).getByRole("listitem");
  const list = (sessions: Session[]) => ({ [`GET ${SESSIONS}`]: answer(sessionsAnswerSchema, { sessions }) });

  it("name the browsers, mark this one and end another", async () => {
    const end = `DELETE ${SESSIONS}/${phone.id}` as const;
    const { api } = await openSettings({ ...list([here, phone, tablet]), [end]: answerNothing() });
    await expect.element(rows.filter({ hasText: "Chrome on Linux" })).toHaveTextContent("This browser");
    await expect.element(rows.filter({ hasText: "Chrome on Linux" }).getByRole("button")).not.toBeInTheDocument();
    await page.getByRole("button", { name: /^Log out Safari on iPhone/ }).click();
    await expectToast("Session Ended", "Safari on iPhone has to log in again");
    await expect.element(rows).toHaveLength(2);
    expect(api.countOf(end)).toBe(1);
    await expect.element(page.getByRole("button", { name: /^Log out A browser on Android/ })).toHaveFocus();
    await expectAccessible();
  });

  it("end all at once, but for this one", async () => {
    const { api } = await openSettings({ ...list([here, phone, tablet]), [`DELETE ${SESSIONS}`]: answerNothing() });
    await page.getByRole("button", { name: "Log out all others" }).click();
    await expectToast("All Others Are Out", "This browser is the only one left inside");
    await expect.element(rows).toHaveLength(1);
    await expect.element(page.getByText("Nobody but you.")).toBeVisible();
    await expect.element(page.getByRole("heading", { name: "Where you are logged in" })).toHaveFocus();
    expect(api.countOf(`DELETE ${SESSIONS}`)).toBe(1);
  });

  it("show what is true when one had ended by itself", async () => {
    const end = `DELETE ${SESSIONS}/${phone.id}` as const;
    const gone = refuse(404, "session.not_found", "There is no such session");
    const { api } = await openSettings({ ...list([here, phone]), [end]: gone });
    await expect.element(rows).toHaveLength(2);
    api.set(list([here]));
    await page.getByRole("button", { name: /^Log out Safari on iPhone/ }).click();
    await expectToast("Still Logged In", "There is no such session");
    await expect.element(rows).toHaveLength(1);
  });
});

describe("data", () => {
  it("are a file to download", async () => {
    await openSettings();
    const link = page.getByRole("link", { name: "Download my data" });
    await expect.element(link).toHaveAttribute("href", `${base}/export`);
    await expect.element(link).toHaveAttribute("download");
  });
});

describe("deleting the account", () => {
  const open = page.getByRole("button", { name: "Delete my account" });
  const dialog = page.getByRole("dialog", { name: "Empty the bag" });
  const username = dialog.getByLabelText("Type your username");
  const password = dialog.getByLabelText("Current password");
  const confirm = dialog.getByRole("button", { name: "Delete it all" });

  it("says what goes and what stays, asks for name and password, and leaves a visitor", async () => {
    const { api } = await openSettings({
      [`DELETE ${base}`]: answerNothing(),
      "POST /api/auth/logout": answerNothing(),
    });
    await open.click();
    await expect.element(dialog).toHaveTextContent(/What goes.*What stays/);
    await expect.element(username).toHaveFocus();
    await expectAccessible();
    await username.fill("@zipgrin");
    await password.fill("zip-it-up");
    api.set({ "GET /api/auth/me": answer(meAnswerSchema, { user: null }) });
    await confirm.click();
    await expectToast("Account Deleted", "The bag is empty.");
    expect(api.bodiesOf(`DELETE ${base}`)).toEqual([{ username: zipgrin.username, password: "zip-it-up" }]);
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByText("Please log in to manage your preferences")).toBeVisible();
    expect(document.activeElement?.tagName).toBe("MAIN");
  });

  it("stops at another name", async () => {
    const { api } = await openSettings();
    await open.click();
    await username.fill("somebody");
    await confirm.click();
    await expectToast("Wrong Username", "Type zipgrin to delete this account");
    await expect.element(username).toHaveFocus();
    expect(api.countOf(`DELETE ${base}`)).toBe(0);
    await dialog.getByRole("button", { name: "Keep my account" }).click();
    await expect.element(open).toHaveFocus();
  });

  it("says at its field that the password is needed, and that it is wrong", async () => {
    const wrong = "This is not your password";
    const { api } = await openSettings({ [`DELETE ${base}`]: refuse(403, "auth.password_wrong", wrong, "password") });
    await open.click();
    await username.fill("zipgrin");
    await confirm.click();
    await expectToast("Missing Info", "Type your password to do this");
    await expect.element(password).toHaveFocus();
    expect(api.countOf(`DELETE ${base}`)).toBe(0);
    await password.fill("not-it");
    await confirm.click();
    await expectToast("Not Deleted", wrong);
    await expect.element(password).toHaveAccessibleDescription(new RegExp(wrong));
  });
});
