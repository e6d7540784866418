import "#web/theme/theme.ts";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { pack } from "#pack/pack.ts";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { renderPage } from "../../../../tests/support/web/render-page.tsx";
import { CommunitySection } from "./community-section.tsx";

describe("the community section", () => {
  it("is where #community lands and has three link cards, each into a new tab without an opener", async () => {
    const { screen } = await renderPage(<CommunitySection />);
    await expect.element(screen.getByRole("heading", { level: 2, name: "Community" })).toBeVisible();
    const cards = [...document.querySelectorAll("#community a")];
    expect(cards.map((card) => card.getAttribute("href"))).toEqual([
      pack.social.group,
      pack.social.xOfficial,
      pack.social.xCommunity,
    ]);
    for (const card of cards) {
      expect(card).toHaveAttribute("target", "_blank");
      expect(card).toHaveAttribute("rel", "noopener noreferrer");
      expect(card.textContent).toContain("(opens in a new tab)");
    }
  });

  it.each([1440, 768, 390, 320])("keeps every word inside its card at %i px", async (width) => {
    await page.viewport(width, 900);
    await renderPage(<CommunitySection />);
    await document.fonts.load('900 20px "Face Display"');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    for (const card of document.querySelectorAll(".community-link-card")) {
      const frame = card.getBoundingClientRect();
      const word = card.querySelector(".community-word")?.getBoundingClientRect();
      expect(word?.top).toBeGreaterThanOrEqual(frame.top);
      expect(word?.bottom).toBeLessThanOrEqual(frame.bottom);
      expect(word?.right).toBeLessThanOrEqual(frame.right);
    }
  });

  it.each(["", "dark", "neon"])("has nothing for axe to find in the theme %o", async (theme) => {
    document.documentElement.dataset.theme = theme;
    await renderPage(<CommunitySection />);
    await expectAccessible();
    delete document.documentElement.dataset.theme;
  });
});
