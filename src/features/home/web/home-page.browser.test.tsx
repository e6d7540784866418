import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { leaderboardSchema } from "#features/leaderboard/leaderboard.schema.ts";
import { pack } from "#pack/pack.ts";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { renderSite } from "../../../../tests/support/web/render-site.tsx";
import { answer } from "../../../../tests/support/web/stub-api.ts";
import { waitByFrame } from "../../../../tests/support/web/wait-by-frame.ts";

const [moonshot] = pack.tokens;

function renderHome() {
  return renderSite({
    path: "/",
    api: {
      "GET /api/leaderboard": answer(leaderboardSchema, { leaderboard: [], monthYear: "2026-11", filter: "all" }),
    },
  });
}

beforeEach(() => page.viewport(1440, 900));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("/", () => {
  test("keeps the order of an English tagline on a page from right to left", async () => {
    onTestFinished(() => {
      document.documentElement.dir = "ltr";
    });
    await renderHome();
    document.documentElement.dir = "rtl";
    const lefts = [...document.querySelectorAll(".hero-tagline > span")].map(
      (part) => part.getBoundingClientRect().left,
    );
    expect(lefts).toHaveLength(pack.tagline.length);
    expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
  });

  test("opens with the headline as one heading, the tagline and the two ways out", async () => {
    const { screen } = await renderHome();
    const headline = screen.getByRole("heading", { level: 1 });
    await expect.element(headline).toHaveAccessibleName(pack.headline.join(" "));
    const hero = document.querySelector("#hero-section");
    expect(hero?.textContent).toContain(pack.tagline.join(" "));
    await expect
      .element(screen.getByRole("link", { name: "Buy $BAGZ (opens in a new tab)" }))
      .toHaveAttribute("href", moonshot.buyUrl);
    await expect
      .element(screen.getByRole("link", { name: "View chart (opens in a new tab)" }))
      .toHaveAttribute("href", moonshot.chartUrl);
    expect(document.querySelector("main > #hero-section ~ * #leaderboard")).not.toBeNull();
  });

  test("tells its story in order", async () => {
    const { screen } = await renderHome();
    const titles = [
      "THE VILLAIN ERA HAS BEGUN",
      "GENESIS VILLAIN POOL",
      "THE MOVEMENT",
      "OUR VISION",
      "EMBRACE THE CHAOS",
      "Roadmap 2026",
    ];
    const headings = screen
      .getByRole("heading")
      .elements()
      .map((heading) => heading.textContent?.trim());
    expect(headings.filter((heading) => titles.includes(heading ?? ""))).toEqual(titles);
    const anchors = [...document.querySelectorAll("main [id]")].map((element) => element.id);
    const order = ["hero-section", "vision", "tokens", "leaderboard", "community"];
    expect(anchors.filter((id) => order.includes(id))).toEqual(order);
  });

  test("copies the contract address and says so for two seconds", async () => {
    const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const { screen } = await renderHome();
    const isMarked = () => document.querySelector(".hero-address-copied") !== null;
    const button = screen.getByRole("button", { name: "Copy the Moonshot address" });
    await expect.element(button).toBeVisible();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    ((await button.findElement()) as HTMLElement).click();
    await waitByFrame(isMarked);
    expect(write).toHaveBeenCalledWith(moonshot.address);
    expect(screen.getByText("Copied", { exact: true }).elements()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1990);
    expect(isMarked()).toBe(true);
    await vi.advanceTimersByTimeAsync(20);
    await expect.poll(isMarked).toBe(false);
  });

  test("shows the whole address where copying is blocked", async () => {
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("blocked"));
    vi.spyOn(document, "execCommand").mockReturnValue(false);
    const { screen } = await renderHome();
    await screen.getByRole("button", { name: "Copy the Moonshot address" }).click();
    await expect.element(screen.getByText(/Copying is blocked here/)).toBeVisible();
    const middle = document.querySelector(".hero-address-middle");
    expect(middle && Number.parseFloat(getComputedStyle(middle).fontSize)).toBeGreaterThan(10);
  });

  test.each([
    [320, 568],
    [390, 844],
    [820, 1180],
    [1440, 900],
    [1920, 1080],
  ])("fits %i pixels without scrolling sideways, the giant word within its column", async (width, height) => {
    await page.viewport(width, height);
    await renderHome();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    const word = document.querySelector(".hero-word");
    const range = document.createRange();
    if (word) range.selectNodeContents(word);
    expect(range.getBoundingClientRect().right).toBeLessThanOrEqual(width);
  });

  test("fits one phone screen", async () => {
    await page.viewport(390, 844);
    await renderHome();
    expect(document.querySelector("#hero-section")?.getBoundingClientRect().bottom).toBeLessThanOrEqual(844);
  });

  test("has nothing for axe to find", async () => {
    await renderHome();
    await expectAccessible();
  });
});
