import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { renderPage } from "../../../../tests/support/web/render-page.tsx";
import { RoadmapBanner } from "./roadmap-banner.tsx";

async function renderOn(day: string, width = 1440): Promise<void> {
  vi.useFakeTimers({ now: new Date(`${day}T14:00:00.000Z`), toFake: ["Date"] });
  await page.viewport(width, 900);
  await renderPage(<RoadmapBanner />);
}

function measurePull(): number {
  const pull = document.querySelector(".roadmap-track-pull");
  return Math.round(pull?.getBoundingClientRect().right ?? 0);
}

beforeEach(() => page.viewport(1440, 900));
afterEach(() => {
  vi.useRealTimers();
});

describe("the roadmap on the home page", () => {
  test("names the year and its quarters and leads to the page", async () => {
    await renderOn("2026-11-20");
    await expect.element(page.getByRole("heading", { level: 2, name: "Roadmap 2026" })).toBeVisible();
    expect(page.getByRole("listitem").elements()).toHaveLength(4);
    await expect.element(page.getByRole("heading", { level: 3, name: /Q4 Play-to-earn game/ })).toBeVisible();
    await expect.element(page.getByRole("link", { name: "See the plan" })).toHaveAttribute("href", "/roadmap");
  });

  test("puts the pull where the current quarter begins", async () => {
    const places: number[] = [];
    for (const day of ["2026-02-01", "2026-05-01", "2026-08-01", "2026-11-01"]) {
      await renderOn(day);
      places.push(measurePull());
      const current = document.querySelector(".roadmap-stop-current .roadmap-numeral");
      const words = current?.getBoundingClientRect();
      expect(words && words.left - measurePull()).toBeGreaterThan(20);
      document.body.replaceChildren();
    }
    expect(places.toSorted((a, b) => a - b)).toEqual(places);
    expect(new Set(places).size).toBe(4);
  });

  test.each([
    ["2025-11-01", "Planned Planned Planned Planned"],
    ["2026-05-01", "Completed Current Planned Planned"],
    ["2027-05-01", "Completed Completed Completed Completed"],
  ])("on %s says: %s", async (day, words) => {
    await renderOn(day);
    const states = [...document.querySelectorAll(".roadmap-stop-state")].map((state) => state.textContent);
    expect(states.join(" ")).toBe(words);
  });

  test.each([320, 390, 768, 1440])(
    "has nothing for axe to find at %i pixels and does not scroll sideways",
    async (width) => {
      await renderOn("2026-11-20", width);
      await expectAccessible();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    },
  );
});
