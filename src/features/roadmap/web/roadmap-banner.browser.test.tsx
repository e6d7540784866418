import { beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { pack } from "#pack/pack.ts";
import type { Pack, Quarter } from "#shared/pack.schema.ts";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { renderPage } from "../../../../tests/support/web/render-page.tsx";
import { RoadmapBanner } from "./roadmap-banner.tsx";

/** The pack's roadmap with its first quarters done and the next one under way. */
function buildRoadmap(completed: number): Pack["roadmap"] {
  const findState = (index: number): Quarter["state"] => {
    if (index < completed) return "completed";
    return index === completed ? "current" : "planned";
  };
  const quarters = pack.roadmap.quarters.map(({ title }, index) => ({ title, state: findState(index) }));
  return { ...pack.roadmap, quarters: quarters as Pack["roadmap"]["quarters"] };
}

async function renderDone(completed: number, width = 1440): Promise<void> {
  await page.viewport(width, 900);
  await renderPage(<RoadmapBanner roadmap={buildRoadmap(completed)} />);
}

function measurePull(): number {
  const pull = document.querySelector(".roadmap-zip-pull");
  return Math.round(pull?.getBoundingClientRect().right ?? 0);
}

beforeEach(() => page.viewport(1440, 900));

describe("the roadmap on the home page", () => {
  test("names the year and its quarters and leads to the page", async () => {
    await renderDone(3);
    await expect.element(page.getByRole("heading", { level: 2, name: "Roadmap 2026" })).toBeVisible();
    expect(page.getByRole("listitem").elements()).toHaveLength(4);
    await expect.element(page.getByRole("heading", { level: 3, name: /Q4 Play-to-earn game/ })).toBeVisible();
    await expect.element(page.getByRole("link", { name: "See the plan" })).toHaveAttribute("href", "/roadmap");
  });

  test("puts the pull where the current quarter begins", async () => {
    const places: number[] = [];
    for (const completed of [0, 1, 2, 3]) {
      await renderDone(completed);
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
    [0, "Current Planned Planned Planned"],
    [1, "Completed Current Planned Planned"],
    [4, "Completed Completed Completed Completed"],
  ])("with %i done says: %s", async (completed, words) => {
    await renderDone(completed);
    const states = [...document.querySelectorAll(".roadmap-stop-state")].map((state) => state.textContent);
    expect(states.join(" ")).toBe(words);
  });

  test.each([320, 390, 768, 1440])(
    "has nothing for axe to find at %i pixels and does not scroll sideways",
    async (width) => {
      await renderDone(1, width);
      await expectAccessible();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    },
  );
});
