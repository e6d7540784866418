import { useState } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "#web/theme/theme.ts";
import { Dialog } from "./dialog.tsx";
import { Drawer } from "./drawer.tsx";
import { TextField } from "./field.tsx";

function Page() {
  const [depth, setDepth] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setDepth(1)}>
        Join
      </button>
      <Dialog isOpen={depth > 0} onClose={() => setDepth(0)} label="Join the chaos">
        <button type="button">Before</button>
        <TextField label="Username" />
        <button type="button" onClick={() => setDepth(2)}>
          Forgot your password?
        </button>
      </Dialog>
      <Dialog isOpen={depth > 1} onClose={() => setDepth(1)} label="Reset password">
        <TextField label="Contact" />
      </Dialog>
    </>
  );
}

function MenuPage() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Menu
      </button>
      <Drawer isOpen={isOpen} onClose={() => setIsOpen(false)} label="Site" foot={<p>Small print</p>}>
        <a href="#vision">Vision</a>
      </Drawer>
    </>
  );
}

describe("dialog", () => {
  beforeEach(async () => {
    await page.viewport(1280, 800);
  });

  it("has a name and starts in its first field", async () => {
    await render(<Page />);
    await page.getByRole("button", { name: "Join" }).click();
    await expect.element(page.getByRole("dialog", { name: "Join the chaos" })).toBeVisible();
    await expect.element(page.getByLabelText("Username")).toHaveFocus();
  });

  it("closes on Esc and gives the focus back", async () => {
    await render(<Page />);
    await page.getByRole("button", { name: "Join" }).click();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: "Join" })).toHaveFocus();
  });

  it("closes on its button and on a press on the scrim, not on a press inside", async () => {
    await render(<Page />);
    const join = page.getByRole("button", { name: "Join" });
    await join.click();
    await page.getByText("Before").click();
    await expect.element(page.getByRole("dialog")).toBeVisible();
    await page.getByRole("dialog").click({ position: { x: 5, y: 5 } });
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    await join.click();
    await page.getByRole("button", { name: "Close" }).click();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  });

  it("holds the page behind still", async () => {
    await render(<Page />);
    await page.getByRole("button", { name: "Join" }).click();
    expect(getComputedStyle(document.documentElement).overflowY).toBe("hidden");
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    expect(getComputedStyle(document.documentElement).overflowY).not.toBe("hidden");
  });

  it("opens above another; Esc closes the upper one only and returns to the button that opened it", async () => {
    await render(<Page />);
    await page.getByRole("button", { name: "Join" }).click();
    await page.getByRole("button", { name: "Forgot your password?" }).click();
    await expect.element(page.getByLabelText("Contact")).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("dialog", { name: "Reset password" })).not.toBeInTheDocument();
    await expect.element(page.getByRole("dialog", { name: "Join the chaos" })).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Forgot your password?" })).toHaveFocus();
  });

  it("fills the phone", async () => {
    await page.viewport(390, 844);
    await render(<Page />);
    await page.getByRole("button", { name: "Join" }).click();
    const panel = document.querySelector(".dialog-panel")?.getBoundingClientRect();
    expect(panel).toMatchObject({ left: 0, top: 0, width: 390 });
    expect(panel?.height).toBeGreaterThanOrEqual(844);
  });
});

describe("drawer", () => {
  it("opens, traps the focus natively and closes on Esc", async () => {
    await render(<MenuPage />);
    await page.getByRole("button", { name: "Menu" }).click();
    await expect.element(page.getByRole("link", { name: "Vision" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: "Menu" })).toHaveFocus();
  });
});
