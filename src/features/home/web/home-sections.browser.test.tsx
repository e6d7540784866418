import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { hasPage } from "#web/page-engine/page-table.ts";
import "#web/theme/theme.ts";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { renderPage } from "../../../../tests/support/web/render-page.tsx";
import { Manifesto } from "./manifesto.tsx";
import { Movement } from "./movement.tsx";
import { Pool } from "./pool.tsx";
import { Vision } from "./vision.tsx";

const sections = (
  <>
    <Pool />
    <Movement />
    <Vision />
    <Manifesto />
  </>
);

function readText(element: Element | null): string {
  return (element?.textContent ?? "").replace(/\s+/g, " ").trim();
}

beforeEach(() => page.viewport(1440, 900));

describe("the Genesis Villain Pool on the home page", () => {
  test("prints its terms word for word and leads to the staking page twice", async () => {
    await renderPage(<Pool />);
    await expect.element(page.getByRole("heading", { level: 2, name: "Genesis Villain Pool" })).toBeVisible();
    await expect.element(page.getByText("Live", { exact: true })).toBeVisible();
    await expect
      .element(
        page.getByText("Stake the primary token → Earn the reward token | 0.75% daily rewards for 15-day locks", {
          exact: true,
        }),
      )
      .toBeVisible();
    const figures = page.getByRole("listitem").elements().map(readText);
    expect(figures).toEqual(["200K funded", "10K minimum stake", "~11.25% total return"]);
    for (const name of ["Start Staking", "Learn More"]) {
      await expect.element(page.getByRole("link", { name })).toHaveAttribute("href", "/stake");
    }
  });
});

describe("THE MOVEMENT", () => {
  test("shows the four cards by id, title and edition", async () => {
    await renderPage(<Movement />);
    await expect.element(page.getByRole("heading", { level: 2, name: "THE MOVEMENT" })).toBeVisible();
    const cards = [...document.querySelectorAll("figure")].map((card) => [
      card.id,
      readText(card.querySelector("h3")),
      readText(card.querySelector(".picture-card-note")),
    ]);
    expect(cards).toEqual([
      ["rally-scene", "RALLY UPRISING", "1/4"],
      ["tactical-bunker", "TACTICAL HQ", "2/4"],
      ["street-takeover", "STREET TAKEOVER", "3/4"],
      ["chaos-collective", "CHAOS COLLECTIVE", "4/4"],
    ]);
  });

  test("asks for no picture before it is near, and keeps its place", async () => {
    await renderPage(<Movement />);
    for (const picture of document.querySelectorAll<HTMLImageElement>(".movement img")) {
      expect(picture.loading).toBe("lazy");
      expect([picture.width > 0, picture.getAttribute("width"), picture.getAttribute("height")]).toEqual([
        true,
        "1200",
        "900",
      ]);
      expect(picture.alt.length).toBeGreaterThan(20);
    }
  });
});

/** Those of the three whose pages this site has. */
function listRows() {
  const rows = [
    ["/mission", "For the culture"],
    ["/meetups", "For the chaos"],
    ["/market", "For the people"],
  ] as const;
  return rows.filter(([href]) => hasPage(href));
}

describe("OUR VISION", () => {
  test("opens the three pages in new tabs and says so", async () => {
    await renderPage(<Vision />);
    const links = page.getByRole("link").elements();
    expect(
      links.map((link) => [link.getAttribute("href"), link.getAttribute("target"), readText(link.querySelector("h3"))]),
    ).toEqual(listRows().map(([href, name]) => [href, "_blank", name]));
    expect(links.every((link) => readText(link).includes("(opens in a new tab)"))).toBe(true);
    expect(document.querySelector("section#vision")).not.toBeNull();
  });

  test("sets its words to one measure by the width of their letters", async () => {
    await renderPage(<Vision />);
    await document.fonts.load('900 20px "Face Display"');
    const widths = [...document.querySelectorAll(".vision-word")].map((word) => {
      const range = document.createRange();
      range.selectNodeContents(word);
      return range.getBoundingClientRect().width;
    });
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(Math.max(...widths) * 0.01);
  });

  test("is walked by keyboard, and the row in focus is flooded", async () => {
    await renderPage(<Vision />);
    for (const [, name] of listRows()) {
      await userEvent.tab();
      const row = page.getByRole("link", { name: new RegExp(name) });
      await expect.element(row).toHaveFocus();
      await expect.poll(() => getComputedStyle(row.element(), "::before").clipPath).toBe("inset(0px)");
    }
  });
});

describe("for a visitor who wants reduced motion", () => {
  interface MediaEmulation {
    send(method: "Emulation.setEmulatedMedia", options: { features: { name: string; value: string }[] }): Promise<void>;
  }
  const emulate = (value: string) =>
    (cdp() as MediaEmulation).send("Emulation.setEmulatedMedia", {
      features: [{ name: "prefers-reduced-motion", value }],
    });
  beforeEach(() => emulate("reduce"));
  afterEach(() => emulate("no-preference"));

  test("nothing fades, rises or wipes in", async () => {
    await renderPage(sections);
    const cards = [...document.querySelectorAll(".neon-card")];
    expect(cards).toHaveLength(4 + listRows().length);
    for (const card of cards) {
      const { opacity, animationName } = getComputedStyle(card);
      expect([opacity, animationName]).toEqual(["1", "none"]);
    }
    const row = document.querySelector(".vision-row");
    expect(row && getComputedStyle(row, "::before").transitionDuration).toBe("0s");
  });
});

describe("EMBRACE THE CHAOS", () => {
  test("is one heading and three short paragraphs", async () => {
    await renderPage(<Manifesto />);
    await expect.element(page.getByRole("heading", { level: 2, name: "EMBRACE THE CHAOS" })).toBeVisible();
    expect(document.querySelectorAll(".manifesto p")).toHaveLength(3);
  });
});

describe("these sections together", () => {
  afterEach(() => {
    delete document.documentElement.dataset.theme;
  });

  test.each(["cyberpunk", "dark", "neon"])("have nothing for axe to find in the %s theme", async (theme) => {
    document.documentElement.dataset.theme = theme;
    await renderPage(sections);
    await expectAccessible();
  });

  test.each([320, 390, 768, 1920])("fit %i pixels without scrolling sideways", async (width) => {
    await page.viewport(width, 900);
    await renderPage(sections);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
