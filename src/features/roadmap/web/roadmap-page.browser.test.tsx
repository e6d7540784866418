import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { quarterNotes } from "#pack/roadmap.catalog.ts";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { renderSite } from "../../../../tests/support/web/render-site.tsx";

function readStates(): (string | undefined)[] {
  return [...document.querySelectorAll(".roadmap-stop-state")].map((state) => state.textContent || undefined);
}

beforeEach(() => page.viewport(1440, 900));

describe("/roadmap", () => {
  test("tells the four quarters of the pack in order, as sections under one heading", async () => {
    const { screen } = await renderSite({ path: "/roadmap" });
    await expect.element(screen.getByRole("heading", { level: 1, name: "ROADMAP 2026" })).toBeVisible();
    const headings = [...document.querySelectorAll("main h2")].map((heading) => heading.textContent);
    expect(headings).toEqual(["Q1 Staking launch", "Q2 Merch", "Q3 NFT drops", "Q4 Play-to-earn game"]);
    for (const { text } of quarterNotes) await expect.element(screen.getByText(text)).toBeVisible();
    await expect.element(screen.getByText("April to June")).toBeVisible();
  });

  test("is shut down to what the pack says is done, whatever the day", async () => {
    await renderSite({ path: "/roadmap" });
    expect(readStates()).toEqual(["Completed", "Current", "Planned", "Planned"]);
    expect(document.querySelectorAll(".roadmap-pull")).toHaveLength(1);
    expect(document.querySelectorAll(".roadmap-stop.flood-block")).toHaveLength(3);
  });

  test("leads on to what each quarter made, by keyboard too", async () => {
    const { screen, history } = await renderSite({ path: "/roadmap" });
    await expect.element(screen.getByRole("link", { name: "Start Staking" })).toHaveAttribute("href", "/stake");
    await expect.element(screen.getByRole("link", { name: "See the rail" })).toHaveAttribute("href", "/merch");
    (await screen.getByRole("link", { name: "See the rail" }).findElement()).focus();
    await userEvent.tab();
    await expect.element(screen.getByRole("link", { name: "Meet the villains" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => history.at(-1)).toBe("/tools");
  });

  test.each([320, 390, 768, 1440, 1920])(
    "has nothing for axe to find at %i pixels and does not scroll sideways",
    async (width) => {
      await page.viewport(width, 900);
      await renderSite({ path: "/roadmap" });
      await expectAccessible();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    },
  );
});
