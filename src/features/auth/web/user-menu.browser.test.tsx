import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { SAVED_USER_KEY } from "#web/lib/visitor-keys.ts";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { buildWebUser, renderPage } from "../../../../tests/support/web/render-page.tsx";
import { type ApiStubs, answerNothing, refuse } from "../../../../tests/support/web/stub-api.ts";
import { UserMenu } from "./user-menu.tsx";

const zipgrin = buildWebUser();
const STATS = `GET /api/users/${zipgrin.id}/stats` as const;
const stats = (totalPoints: number, rank: number | null) => ({ status: 200, body: { stats: { totalPoints, rank } } });
const button = page.getByRole("button", { name: "@zipgrin" });

async function openMenu(api: ApiStubs = {}) {
  const rendered = await renderPage(<UserMenu />, {
    user: zipgrin,
    api: { [STATS]: stats(97, 8), ...api },
  });
  await button.click();
  await expect.element(page.getByRole("menu")).toBeVisible();
  return rendered;
}

describe("user menu", () => {
  it("is LOGIN for a visitor", async () => {
    await renderPage(<UserMenu />);
    await expect.element(page.getByRole("button", { name: "LOGIN" })).toBeVisible();
    await expectAccessible();
  });

  it("shows a member's name, and inside points and rank, Account and Logout", async () => {
    await openMenu();
    await expect.element(page.getByText("97 points · rank 8")).toBeVisible();
    await expect.element(page.getByRole("menuitem", { name: "Account" })).toHaveAttribute("href", "/account");
    await expect.element(page.getByRole("menuitem", { name: "Logout" })).toBeVisible();
    await expectAccessible();
  });

  it("names points alone for a member without a rank, and neither when they did not load", async () => {
    const { screen } = await openMenu({ [STATS]: stats(1, null) });
    await expect.element(page.getByText("1 point", { exact: true })).toBeVisible();
    await screen.unmount();
    await openMenu({ [STATS]: refuse(400, "stats.broken", "Broken") });
    await expect.element(page.getByText(/point/)).not.toBeInTheDocument();
  });

  it("has a way to the back office for administrators alone", async () => {
    const { screen } = await openMenu();
    await expect.element(page.getByRole("menuitem", { name: "Admin" })).not.toBeInTheDocument();
    await screen.unmount();
    await renderPage(<UserMenu />, {
      user: { ...zipgrin, isAdmin: true },
      api: { [STATS]: stats(97, 8) },
    });
    await button.click();
    await expect.element(page.getByRole("menuitem", { name: "Admin" })).toHaveAttribute("href", "/admin");
  });

  it("leads to the account by keyboard", async () => {
    const { history } = await renderPage(<UserMenu />, {
      user: zipgrin,
      api: { [STATS]: stats(97, 8) },
    });
    await expect.element(button).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("menuitem", { name: "Account" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(history.at(-1)).toBe("/account");
  });

  it("logs out and leaves nothing behind", async () => {
    await openMenu({ "POST /api/auth/logout": answerNothing() });
    expect(localStorage.getItem(SAVED_USER_KEY)).not.toBeNull();
    await page.getByRole("menuitem", { name: "Logout" }).click();
    await expect.element(page.getByRole("button", { name: "LOGIN" })).toBeVisible();
    expect(localStorage.getItem(SAVED_USER_KEY)).toBeNull();
    await expect.element(page.getByRole("main")).toHaveFocus();
  });

  it("says so when the logout failed", async () => {
    await openMenu({ "POST /api/auth/logout": refuse(503, "server.busy", "Busy") });
    await page.getByRole("menuitem", { name: "Logout" }).click();
    await expect
      .element(page.getByRole("listitem").filter({ hasText: "Logout Failed" }))
      .toHaveTextContent("You are still logged in. Check your connection and try again.");
    await expect.element(button).toBeVisible();
  });
});
