import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "#web/theme/theme.ts";
import { FitTitle } from "./fit-title.tsx";
import { kitMessages } from "./kit.messages.ts";

const BUILD_SLACK = 1.008;

function measureText(line: Element): number {
  const range = document.createRange();
  range.selectNodeContents(line);
  return range.getBoundingClientRect().width;
}

describe("fit title", () => {
  it.each(Object.entries(kitMessages.titles))(
    "%s is as wide as the build computed, within 0.5 %%",
    async (_key, title) => {
      await page.viewport(1440, 900);
      await render(<FitTitle title={title} />);
      await document.fonts.load('900 20px "Bagz Display"');
      const line = document.querySelector(".fit-title-line");
      if (!line) throw new Error("The title was not measured at build.");
      const drawnEm = measureText(line) / Number.parseFloat(getComputedStyle(line).fontSize);
      const computedEm = (title.em ?? 0) / BUILD_SLACK;
      expect(Math.abs(drawnEm - computedEm) / computedEm).toBeLessThan(0.005);
    },
  );

  it("fills its column, whatever the column's width", async () => {
    for (const width of [320, 1440]) {
      await page.viewport(width, 800);
      const { unmount } = await render(<FitTitle title={kitMessages.titles.leaderboard} as="h1" />);
      const heading = page.getByRole("heading", { level: 1, name: "LEADERBOARD" }).element();
      const line = heading.firstElementChild;
      if (!line) throw new Error("The heading has no line.");
      const share = measureText(line) / heading.getBoundingClientRect().width;
      expect(share).toBeGreaterThan(0.985);
      expect(share).toBeLessThanOrEqual(1);
      await unmount();
    }
  });

  it("sets a line that was not measured in a plain size and without a style attribute", async () => {
    await render(<FitTitle title={[{ text: "НЕ ИЗМЕРЕНО", width: 50, em: undefined }, kitMessages.titles.chaos]} />);
    await expect.element(page.getByRole("heading")).toHaveTextContent("НЕ ИЗМЕРЕНО CHAOS");
    expect(document.querySelector(".fit-title-plain")).not.toBeNull();
    expect(document.querySelector(".fit-title [style]")).toBeNull();
  });
});
