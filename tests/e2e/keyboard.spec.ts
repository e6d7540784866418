import { expect, test } from "./site.ts";
import { tabTo } from "./tab-to.ts";
import { catchIntents, createName, PASSWORD } from "./villain.ts";

test("the whole first journey works by keyboard alone", async ({ page, context }) => {
  await catchIntents(context);
  const username = createName();
  await page.goto("/tools");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();

  await tabTo(page, page.getByRole("button", { name: "LOGIN" }));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "JOIN THE CHAOS" });
  await expect(dialog.getByLabel("Username")).toBeFocused();
  await tabTo(page, dialog.getByRole("tab", { name: "LOGIN" }));
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("tab", { name: "REGISTER" })).toHaveAttribute("aria-selected", "true");
  await tabTo(page, dialog.getByLabel("Username"));
  await page.keyboard.type(username);
  await tabTo(page, dialog.getByLabel("Password", { exact: true }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();

  await tabTo(page, page.getByRole("button", { name: "Generate tweet" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Tweet text" })).toHaveValue(/\$BAGZ/);
  await tabTo(page, page.getByRole("button", { name: "Share" }));
  const popup = page.waitForEvent("popup");
  await page.keyboard.press("Enter");
  await (await popup).close();
  await expect(page.getByText("Out in the wild", { exact: true })).toBeVisible();

  const board = page.getByRole("navigation").getByRole("link", { name: "Leaderboard" });
  await board.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Leaderboard" })).toBeVisible();
  await expect(page.locator("main")).toBeFocused();
  await expect(page.getByRole("row").filter({ hasText: `@${username}` })).toContainText("YOU");
});
