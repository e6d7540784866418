import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { openTools } from "../../../../tests/support/web/open-tools.tsx";
import { TOOLS } from "./tool-editors.ts";

describe("/tools", () => {
  it("is headed by its tools and opens with TWEET GEN", async () => {
    const { screen } = await openTools();
    await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Chaos tools");
    const tabs = screen.getByRole("tab").elements();
    expect(tabs.map((tab) => tab.textContent)).toEqual(Object.values(TOOLS).map(({ label }) => label));
    await expect.element(screen.getByRole("tabpanel", { name: "Tweet gen" })).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Generate tweet" })).toBeVisible();
    await expectAccessible();
  });

  it("keeps the open tool in the address, by pointer and by keyboard", async () => {
    const { screen, history } = await openTools();
    await screen.getByRole("tab", { name: "Meme factory" }).click();
    await expect.element(screen.getByRole("button", { name: "Make meme" })).toBeVisible();
    expect(history.at(-1)).toBe("/tools?tool=meme");
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(screen.getByRole("tab", { name: "PFP chaos" })).toHaveFocus();
    await expect.element(screen.getByRole("tabpanel", { name: "PFP chaos" })).toBeVisible();
    expect(history.at(-1)).toBe("/tools?tool=pfp");
  });

  it.each([
    ["/tools?tool=pfp", "PFP chaos"],
    ["/tools?tool=meme", "Meme factory"],
    ["/tools?tool=nonsense", "Tweet gen"],
  ])("opens %s with %s", async (path, name) => {
    const { screen } = await openTools({ path });
    await expect.element(screen.getByRole("tab", { name, selected: true })).toBeVisible();
  });
});
