import { beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { pack } from "#pack/pack.ts";
import { listPages } from "#web/page-engine/page-table.ts";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { renderSite } from "../../../../tests/support/web/render-site.tsx";

beforeEach(() => page.viewport(1440, 900));

describe("/mission", () => {
  test("opens with the manifesto and states the mission", async () => {
    const { screen } = await renderSite({ path: "/mission" });
    await expect.element(screen.getByRole("heading", { level: 1, name: "FOR THE CULTURE" })).toBeVisible();
    const manifesto = screen.getByRole("region", { name: "Manifesto" });
    expect(manifesto.getByRole("listitem").elements()).toHaveLength(6);
    await expect
      .element(screen.getByRole("region", { name: "Mission statement" }))
      .toHaveTextContent("A joke that keeps its word");
  });

  test("explains what each of the two tokens is for and leads to the tokenomics", async () => {
    const { screen } = await renderSite({ path: "/mission" });
    const thesis = screen.getByRole("region", { name: "The dual-token thesis" });
    await expect.element(thesis.getByText(/Moonshot is the primary token/)).toBeVisible();
    await expect.element(thesis.getByText(/Pump.fun is the reward token/)).toBeVisible();
    await expect
      .element(thesis.getByRole("link", { name: "See the tokenomics" }))
      .toHaveAttribute("href", "/tokenomics");
  });

  test("has three value cards with their pictures described", async () => {
    const { screen } = await renderSite({ path: "/mission" });
    const values = screen.getByRole("region", { name: "What we value" });
    const titles = values.getByRole("heading", { level: 3 }).elements();
    expect(titles.map((title) => title.textContent)).toEqual(["For the culture", "For the chaos", "For the people"]);
    for (const picture of values.getByRole("img").elements()) {
      expect(picture.getAttribute("alt")?.length).toBeGreaterThan(20);
    }
    expect(values.getByRole("img").elements()).toHaveLength(3);
  });

  test("shows the four quarters of the year", async () => {
    const { screen } = await renderSite({ path: "/mission" });
    const roadmap = screen.getByRole("region", { name: "Roadmap 2026" });
    const quarters = roadmap.getByRole("heading", { level: 3 }).elements();
    expect(quarters.map((quarter) => quarter.textContent)).toEqual([
      "Q1 Staking launch",
      "Q2 Merch",
      "Q3 NFT drops",
      "Q4 Play-to-earn game",
    ]);
  });

  test("ends with link cards, of which only the group leaves the site", async () => {
    const { screen, history } = await renderSite({ path: "/mission" });
    const cards = screen.getByRole("region", { name: "Walk in" }).getByRole("link").elements();
    const [group, ...inside] = cards.map((card) => [card.getAttribute("href"), card.getAttribute("target")]);
    expect(group).toEqual([pack.social.group, "_blank"]);
    const pages = listPages().map(({ path }) => [path, null]);
    expect(pages).toEqual(expect.arrayContaining(inside));
    expect(inside.map(([href]) => href)).toContain("/tools");
    expect(cards[0]).toHaveAttribute("rel", "noopener noreferrer");
    expect(cards[0]?.textContent).toContain("(opens in a new tab)");
    // To a page that asks for nothing, or on a slow machine it would ask before the test is over.
    await screen.getByRole("link", { name: /Generate a tweet/ }).click();
    await expect.poll(() => history.at(-1)).toBe("/tools");
  });

  test.each([320, 390, 768, 1024, 1440, 1920])("keeps every word inside its card at %i pixels", async (width) => {
    await page.viewport(width, 900);
    await renderSite({ path: "/mission" });
    for (const card of document.querySelectorAll(".mission-link-card")) {
      const frame = card.getBoundingClientRect();
      const word = card.querySelector(".mission-link-card-word")?.getBoundingClientRect();
      expect(word?.top).toBeGreaterThanOrEqual(frame.top);
      expect(word?.bottom).toBeLessThanOrEqual(frame.bottom);
      expect(word?.right).toBeLessThanOrEqual(frame.right);
    }
  });

  test.each(["", "dark", "neon"])("has nothing for axe to find in the theme %o", async (theme) => {
    document.documentElement.dataset.theme = theme;
    await renderSite({ path: "/mission" });
    await expectAccessible();
    delete document.documentElement.dataset.theme;
  });

  test.each([320, 390, 768, 1440, 1920])("does not scroll sideways at %i pixels", async (width) => {
    await page.viewport(width, 900);
    await renderSite({ path: "/mission" });
    await expectAccessible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
