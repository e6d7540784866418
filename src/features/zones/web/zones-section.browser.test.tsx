import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { interestAnswerSchema } from "#features/interests/interests.schema.ts";
import { zones } from "#pack/zones.catalog.ts";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { buildWebUser, renderPage } from "../../../../tests/support/web/render-page.tsx";
import { answer, refuse } from "../../../../tests/support/web/stub-api.ts";
import { ZonesSection } from "./zones-section.tsx";

const PLACEHOLDER = "Interactive Map Loading... Connect Google Maps API for live chaos zones";
const JOIN = "POST /api/interests";

function answerJoin(isNew: boolean) {
  const interest = { kind: "zone" as const, refId: "tokyo", createdAt: "2026-11-20T10:00:00.000Z" };
  return answer(interestAnswerSchema, { interest, isNew, wantsLetters: null, letterAddress: null }, isNew ? 201 : 200);
}

async function renderWithMap() {
  const rendered = await renderPage(<ZonesSection />);
  await rendered.screen.getByRole("button", { name: "Load interactive map" }).click();
  const map = rendered.screen.getByRole("application", { name: "Map of the chaos zones" });
  await expect.element(map).toHaveFocus();
  return { ...rendered, map };
}

function getTransform(): string | null | undefined {
  return document.querySelector(".world-map-outlines > g")?.getAttribute("transform");
}

function getPin(name: string): HTMLElement {
  const pins = [...document.querySelectorAll<HTMLElement>(".world-map-pin")];
  const pin = pins.find(({ textContent }) => textContent?.startsWith(name));
  if (pin === undefined) throw new Error(`no pin ${name}`);
  return pin;
}

function getDetail(): string | null | undefined {
  return document.querySelector(".zones-detail")?.textContent;
}

beforeEach(() => page.viewport(1440, 900));

describe("the chaos zones", () => {
  it("shows the heading, three figures, ten zones and the placeholder word for word", async () => {
    const { screen } = await renderPage(<ZonesSection />);
    await expect.element(screen.getByRole("heading", { level: 2, name: "GLOBAL CHAOS ZONES" })).toBeVisible();
    const figures = [...document.querySelectorAll(".zones-figures > div")].map(({ textContent }) => textContent);
    expect(figures).toEqual(["Total Members26,127", "Active Zones10", "Chaos Activity24/7"]);
    await expect.element(screen.getByText(PLACEHOLDER, { exact: true })).toBeVisible();
    const rows = [...document.querySelectorAll(".zones-row b")].map(({ textContent }) => textContent);
    expect(rows).toEqual([
      "Tokyo",
      "Los Angeles",
      "London",
      "Berlin",
      "Sao Paulo",
      "Sydney",
      "Moscow",
      "Dubai",
      "Singapore",
      "Toronto",
    ]);
    const list = document.querySelector(".zones-list");
    expect(list?.clientHeight).toBeLessThanOrEqual(500);
    expect(list?.scrollHeight).toBeGreaterThan(500);
  });

  it("shows the chosen zone in detail, by list and by the printed world alike", async () => {
    const { screen } = await renderPage(<ZonesSection />);
    expect(getDetail()).toContain("Tokyo");
    await screen.getByRole("button", { name: /^Sydney/ }).click();
    for (const text of ["STEADY GROWTH", "Sydney", "Australia", "1,987"]) expect(getDetail()).toContain(text);
    document.querySelector('[data-zone="dubai"] circle')?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await expect.element(screen.getByRole("button", { name: /^Dubai/ })).toHaveAttribute("aria-pressed", "true");
    for (const text of ["HIGH ENERGY", "Dubai", "United Arab Emirates", "1,876"]) expect(getDetail()).toContain(text);
  });

  it("asks a visitor to log in before a zone is joined", async () => {
    const { screen, api } = await renderPage(<ZonesSection />);
    await screen.getByRole("button", { name: "JOIN CHAOS ZONE" }).click();
    await expect.element(screen.getByRole("dialog", { name: /JOIN THE CHAOS/i })).toBeVisible();
    expect(api.countOf(JOIN)).toBe(0);
  });

  it("stores a member's interest and says so, also the second time", async () => {
    const { screen, api } = await renderPage(<ZonesSection />, {
      user: buildWebUser(),
      api: { [JOIN]: answerJoin(true) },
    });
    await screen.getByRole("button", { name: "JOIN CHAOS ZONE" }).click();
    await expect.element(screen.getByText("Zone joined", { exact: true })).toBeVisible();
    expect(api.bodiesOf(JOIN)).toEqual([{ kind: "zone", refId: "tokyo" }]);
    api.set({ [JOIN]: answerJoin(false) });
    await screen.getByRole("button", { name: "JOIN CHAOS ZONE" }).click();
    await expect.element(screen.getByText("Already in", { exact: true })).toBeVisible();
  });

  it("says kindly when joining failed", async () => {
    const { screen } = await renderPage(<ZonesSection />, {
      user: buildWebUser(),
      api: { [JOIN]: refuse(503, "server.busy", "Try again in a moment.") },
    });
    await screen.getByRole("button", { name: "JOIN CHAOS ZONE" }).click();
    await expect.element(screen.getByText("Not joined", { exact: true })).toBeVisible();
    await expect.element(screen.getByText("Try again in a moment.", { exact: true })).toBeVisible();
  });

  it.each([1920, 1440, 1200, 768, 390, 320])("fits %i px and has nothing for axe to find", async (width) => {
    await page.viewport(width, 900);
    await renderPage(<ZonesSection />);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await expectAccessible();
  });
});

describe("the interactive map", () => {
  it("takes the place of the placeholder and has ten pins, told apart by shape, word and colour", async () => {
    const { screen } = await renderWithMap();
    expect(screen.getByText(PLACEHOLDER).elements()).toHaveLength(0);
    const pins = [...document.querySelectorAll(".world-map-pin")];
    expect(pins).toHaveLength(10);
    const shapes = { extreme: "rect", high: "path", medium: "circle" };
    const words = { extreme: "CHAOS MODE", high: "HIGH ENERGY", medium: "STEADY GROWTH" };
    for (const [index, { activity }] of zones.entries()) {
      expect(pins[index]?.querySelector(`${shapes[activity]}.zones-shape-${activity}`)).not.toBeNull();
      expect(pins[index]?.textContent).toContain(words[activity]);
    }
    for (const [activity, colour] of [
      ["extreme", "rgb(255, 42, 60)"],
      ["high", "rgb(57, 255, 20)"],
      ["medium", "rgb(255, 225, 77)"],
    ]) {
      const marker = document.querySelector(`.world-map-pin .zones-shape-${activity}`);
      expect(marker && getComputedStyle(marker).fill, activity).toBe(colour);
    }
  });

  it("starts at 20, 0 with zoom 2", async () => {
    const { map } = await renderWithMap();
    const { width, height } = (await map.findElement()).getBoundingClientRect();
    const [x = 0, y = 0, scale = 0] = [...(getTransform() ?? "").matchAll(/-?[\d.]+/g)].map(Number);
    expect(scale * 4096).toBeCloseTo(1024);
    expect(x).toBeCloseTo(width / 2 - 512, 0);
    // 20 degrees north lie 58 pixels above the equator, which is the middle of the world.
    expect(y).toBeCloseTo(height / 2 - 512 + 58.08, 0);
  });

  it("is moved by the arrow keys, zoomed by + and −, and put back by 0", async () => {
    await renderWithMap();
    const start = getTransform();
    for (const key of ["{ArrowRight}", "{ArrowUp}", "{ArrowLeft}", "{ArrowDown}", "+", "-"]) {
      const before = getTransform();
      await userEvent.keyboard(key);
      expect(getTransform(), key).not.toBe(before);
    }
    await userEvent.keyboard("+0");
    expect(getTransform()).toBe(start);
  });

  it("lets the keyboard walk through the pins, brings each into sight and chooses by Enter", async () => {
    await renderWithMap();
    await userEvent.keyboard("++++");
    await userEvent.keyboard("{Tab}{Tab}");
    await expect.poll(() => document.activeElement).toBe(getPin("Los Angeles"));
    const frame = document.querySelector(".world-map")?.getBoundingClientRect();
    const box = getPin("Los Angeles").getBoundingClientRect();
    expect(box.left).toBeGreaterThanOrEqual(frame?.left ?? 0);
    expect(box.right).toBeLessThanOrEqual(frame?.right ?? 0);
    await userEvent.keyboard("{Enter}");
    expect(getDetail()).toContain("Los Angeles");
  });

  it("shares one choice with the list", async () => {
    const { screen } = await renderWithMap();
    await screen
      .getByRole("list", { name: "Chaos zones" })
      .getByRole("button", { name: /^Sydney/ })
      .click();
    expect(getPin("Sydney")).toHaveAttribute("aria-pressed", "true");
    getPin("Toronto").click();
    await expect
      .element(screen.getByRole("list", { name: "Chaos zones" }).getByRole("button", { name: /^Toronto/ }))
      .toHaveAttribute("aria-pressed", "true");
    expect(getPin("Sydney")).toHaveAttribute("aria-pressed", "false");
    expect(getDetail()).toContain("Toronto");
  });

  it("follows a drag and lets the page have the plain wheel", async () => {
    const { map } = await renderWithMap();
    const element = await map.findElement();
    const box = element.getBoundingClientRect();
    const at = (x: number, y: number) => ({
      clientX: box.left + x,
      clientY: box.top + y,
      bubbles: true,
      pointerId: 1,
      button: 0,
    });
    element.setPointerCapture = () => undefined;
    const [startX = 0] = [...(getTransform() ?? "").matchAll(/-?[\d.]+/g)].map(Number);
    element.dispatchEvent(new PointerEvent("pointerdown", at(450, 300)));
    element.dispatchEvent(new PointerEvent("pointermove", at(400, 300)));
    element.dispatchEvent(new PointerEvent("pointerup", at(400, 300)));
    element.dispatchEvent(new PointerEvent("pointermove", at(100, 300)));
    await expect.poll(() => Number(/-?[\d.]+/.exec(getTransform() ?? "")?.[0])).toBeCloseTo(startX - 50);
    const wheel = (init: WheelEventInit) => {
      const event = new WheelEvent("wheel", { ...at(200, 200), cancelable: true, deltaY: -240, ...init });
      element.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(wheel({})).toBe(false);
    expect(wheel({ ctrlKey: true })).toBe(true);
    await expect.poll(() => Number(getTransform()?.split("scale(")[1]?.slice(0, -1)) * 4096).toBeCloseTo(2048);
  });

  it.each([1440, 390])("has nothing for axe to find at %i px", async (width) => {
    await page.viewport(width, 900);
    await renderWithMap();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await expectAccessible();
  });
});
