import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../tests/support/web/expect-accessible.ts";
import { featureLinks } from "../../../tests/support/web/feature-stubs.ts";
import { renderSite } from "../../../tests/support/web/render-site.tsx";

beforeEach(() => page.viewport(390, 844));

async function renderWithOpenDrawer() {
  const site = await renderSite({ path: "/nowhere" });
  const menuButton = site.screen.getByRole("button", { name: "Menu" });
  ((await menuButton.findElement()) as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  const drawer = site.screen.getByRole("dialog", { name: "Menu" });
  await expect.element(drawer).toBeVisible();
  return { ...site, menuButton, drawer };
}

describe("menu drawer", () => {
  test("holds everything the wide navigation holds", async () => {
    const { drawer } = await renderWithOpenDrawer();
    const text = (await drawer.findElement()).textContent ?? "";
    const names =
      "Vision Tokens Community Competition Stake Music Tools Merch Leaderboard Roadmap Market Mission Tokenomics Banner Logos Video Photos Shorts Channel";
    for (const name of [
      ...names.split(" "),
      ...Object.keys(featureLinks),
      "X community",
      "Moonshot chart",
      "Pump.fun chart",
      "3,418 Users",
      "LOGIN",
    ])
      expect(text).toContain(name);
  });

  test("keeps the focus inside and the page behind still", async () => {
    const { drawer } = await renderWithOpenDrawer();
    for (let step = 0; step < 30; step++) {
      await userEvent.keyboard("{Tab}");
      const focused = document.activeElement;
      // Between the last part and the first the focus may rest on the browser's own controls, never on the page.
      if (focused !== document.body) expect((await drawer.findElement()).contains(focused)).toBe(true);
    }
    expect(getComputedStyle(document.documentElement).overflowY).toBe("hidden");
  });

  test("Esc closes it and gives the focus back", async () => {
    const { drawer, menuButton } = await renderWithOpenDrawer();
    await userEvent.keyboard("{Escape}");
    await expect.element(drawer).not.toBeInTheDocument();
    await expect.element(menuButton).toHaveFocus();
  });

  test("closes when a link is followed", async () => {
    const { drawer, history } = await renderWithOpenDrawer();
    await drawer.getByRole("link", { name: "Tools" }).click();
    await expect.element(drawer).not.toBeInTheDocument();
    expect(history.at(-1)).toBe("/tools");
  });

  test("gives way to the login dialog", async () => {
    const { screen, drawer } = await renderWithOpenDrawer();
    await drawer.getByRole("button", { name: "LOGIN" }).click();
    await expect.element(drawer).not.toBeInTheDocument();
    await expect.element(screen.getByRole("dialog", { name: /JOIN THE CHAOS/i })).toBeVisible();
  });

  test("closes when the window grows wide enough for the whole navigation", async () => {
    const { drawer } = await renderWithOpenDrawer();
    await page.viewport(1440, 900);
    await expect.element(drawer).not.toBeInTheDocument();
  });

  test("has nothing for axe to find", async () => {
    const { drawer } = await renderWithOpenDrawer();
    await Promise.all(document.getAnimations().map((animation) => animation.finished));
    await expectAccessible(await drawer.findElement());
  });
});
