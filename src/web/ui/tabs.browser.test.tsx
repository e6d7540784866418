import { useState } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { TabPanel, Tabs } from "./tabs.tsx";

const ITEMS = [
  { id: "login", label: "LOGIN" },
  { id: "register", label: "REGISTER" },
  { id: "reset", label: "RESET", count: 2 },
] as const;

function Page({ dir = "ltr" }: { dir?: "ltr" | "rtl" }) {
  const [tab, setTab] = useState<(typeof ITEMS)[number]["id"]>("login");
  return (
    <div dir={dir}>
      <Tabs label="Account" name="auth" items={ITEMS} selectedId={tab} onSelect={setTab} />
      <TabPanel name="auth" id={tab}>
        panel {tab}
      </TabPanel>
    </div>
  );
}

function Shelf({ count }: { count?: number }) {
  const items = ["all", "tweets", "memes", "pfps", "settings"].map((id) => ({ id, label: id, count }));
  return (
    <div style={{ width: 260 }}>
      <Tabs label="Vault" name="vault" items={items} selectedId="settings" onSelect={() => undefined} />
    </div>
  );
}

describe("tabs", () => {
  it("tie each panel to its tab", async () => {
    await render(<Page />);
    await page.getByRole("tab", { name: "REGISTER" }).click();
    await expect.element(page.getByRole("tabpanel", { name: "REGISTER" })).toHaveTextContent("panel register");
  });

  it("are one tab stop and move with the arrow keys, Home and End, around the ends", async () => {
    await render(<Page />);
    await userEvent.keyboard("{Tab}");
    await expect.element(page.getByRole("tab", { name: "LOGIN" })).toHaveFocus();
    for (const [key, name] of [
      ["{ArrowRight}", "REGISTER"],
      ["{End}", "RESET"],
      ["{ArrowRight}", "LOGIN"],
      ["{ArrowLeft}", "RESET"],
      ["{Home}", "LOGIN"],
    ] as const) {
      await userEvent.keyboard(key);
      const tab = page.getByRole("tab", { name });
      await expect.element(tab).toHaveFocus();
      await expect.element(tab).toHaveAttribute("aria-selected", "true");
    }
  });

  it("follow the reading direction", async () => {
    await render(<Page dir="rtl" />);
    await page.getByRole("tab", { name: "LOGIN" }).click();
    await userEvent.keyboard("{ArrowLeft}");
    await expect.element(page.getByRole("tab", { name: "REGISTER" })).toHaveFocus();
  });

  it("keep the open tab in view when counts come and move it", async () => {
    const { rerender } = await render(<Shelf />);
    await rerender(<Shelf count={1200} />);
    const list = (await page.getByRole("tablist").findElement()).getBoundingClientRect();
    const tab = (await page.getByRole("tab", { name: /settings/ }).findElement()).getBoundingClientRect();
    expect(tab.right).toBeLessThanOrEqual(list.right + 1);
  });
});
