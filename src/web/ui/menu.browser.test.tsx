import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "#web/theme/theme.ts";
import { Menu, MenuItem } from "./menu.tsx";

async function renderMenu(onLogout = vi.fn()) {
  await render(
    <>
      <Menu label="Your account" trigger="@zipgrin">
        <MenuItem href="/account">Account</MenuItem>
        <MenuItem onSelect={onLogout}>Logout</MenuItem>
      </Menu>
      <p>Elsewhere</p>
    </>,
  );
  return { button: page.getByRole("button", { name: "@zipgrin" }), onLogout };
}

describe("menu", () => {
  it("opens by key, walks its rows and returns to the button on Esc", async () => {
    const { button } = await renderMenu();
    (await button.findElement()).focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(page.getByRole("menuitem", { name: "Account" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(page.getByRole("menuitem", { name: "Logout" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  it("runs the chosen row once and closes", async () => {
    const { button, onLogout } = await renderMenu();
    await button.click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
    expect(onLogout).toHaveBeenCalledTimes(1);
    await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
  });

  it("closes on a press elsewhere and stays inside the viewport", async () => {
    await page.viewport(320, 640);
    const { button } = await renderMenu();
    await button.click();
    const panel = document.querySelector(".menu-panel")?.getBoundingClientRect();
    expect(panel?.left).toBeGreaterThanOrEqual(0);
    expect(panel?.right).toBeLessThanOrEqual(320);
    document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
  });
});
