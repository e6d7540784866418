import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { renderSite } from "../../../../tests/support/web/render-site.tsx";
import { staking } from "../staking.catalog.ts";

function readFacts(list: Element | null | undefined): string[][] {
  return [...(list?.querySelectorAll(".fact-line") ?? [])].map((line) =>
    [line.querySelector("dt"), line.querySelector("bdi")].map((part) => part?.textContent ?? ""),
  );
}

function readFontSize(selector: string): string {
  const element = document.querySelector(selector);
  return element ? getComputedStyle(element).fontSize : "";
}

beforeEach(() => page.viewport(1440, 900));
afterEach(() => {
  vi.useRealTimers();
});

describe("/stake", () => {
  test("prints every term of the pool as a list of facts", async () => {
    const { screen } = await renderSite({ path: "/stake" });
    await expect.element(screen.getByRole("heading", { level: 1, name: "Genesis Villain Pool" })).toBeVisible();
    await expect.element(screen.getByText("Stake the Moonshot token. Earn the Pump.fun token.")).toBeVisible();
    expect(readFacts(document.querySelector("#terms .fact-list"))).toEqual([
      ["Pool", "Genesis Villain Pool"],
      ["You stake", "Moonshot token"],
      ["You earn", "Pump.fun token"],
      ["Lock", "15-day lock"],
      ["Reward", "0.75% daily"],
      ["Total return", "about 11.25%"],
      ["Minimum", "10,000"],
      ["Rewards funded", "200K"],
      ["Early withdrawal", "no"],
    ]);
  });

  test("opens the staking app in a new tab from every button", async () => {
    const { screen } = await renderSite({ path: "/stake" });
    const buttons = screen.getByRole("link", { name: "Start Staking (opens in a new tab)" }).elements();
    expect(buttons).toHaveLength(2);
    for (const button of buttons) {
      expect(button).toHaveAttribute("href", staking.appUrl);
      expect(button).toHaveAttribute("target", "_blank");
      expect(button).toHaveAttribute("rel", "noopener noreferrer");
    }
    await expect.element(screen.getByRole("link", { name: "Read the terms" })).toHaveAttribute("href", "#terms");
  });

  test.each([390, 1440])("says at %i pixels that there is no way out as loudly as what it returns", async (width) => {
    await page.viewport(width, 900);
    const { screen } = await renderSite({ path: "/stake" });
    await expect.element(screen.getByRole("heading", { level: 3, name: "NO EARLY WITHDRAWAL" })).toBeVisible();
    await expect.element(screen.getByRole("heading", { level: 3, name: "About 11.25% total return" })).toBeVisible();
    expect(readFontSize(".staking-lock .fit-title-line")).toBe(readFontSize(".staking-return-figure > p"));
    const figure = document.querySelector(".staking-return-figure > p");
    expect(figure?.scrollWidth).toBeLessThanOrEqual(figure?.clientWidth ?? 0);
  });

  test("does the sum for an amount that is typed, and refuses less than the minimum", async () => {
    const { screen } = await renderSite({ path: "/stake" });
    const amount = screen.getByLabelText("Amount in Moonshot tokens");
    const result = screen.getByRole("status").filter({ hasText: "After 15 days" });
    await expect.element(result).toHaveTextContent("Each day 75 Pump.fun tokens After 15 days 1,125 Pump.fun tokens");
    await amount.fill("250,000");
    await expect.element(result).toHaveTextContent("Each day 1,875 Pump.fun tokens After 15 days 28,125");
    await amount.fill("9999");
    await expect.element(amount).toBeInvalid();
    await expect.element(screen.getByText("The pool takes 10,000 or more.")).toBeVisible();
    await expect.element(result).toHaveTextContent("After 15 days –");
    await amount.fill("plenty");
    await expect.element(screen.getByText("Write a whole number of tokens, such as 10,000.")).toBeVisible();
  });

  test("does the sum along the slider, by keyboard", async () => {
    const { screen } = await renderSite({ path: "/stake" });
    (await screen.getByRole("slider", { name: "Slide the amount" }).findElement()).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(screen.getByLabelText("Amount in Moonshot tokens")).toHaveValue("11000");
    await userEvent.keyboard("{End}");
    await expect
      .element(screen.getByRole("status").filter({ hasText: "After 15 days" }))
      .toHaveTextContent("After 15 days 56,250");
  });

  test("keeps a very large result inside its column", async () => {
    const { screen } = await renderSite({ path: "/stake" });
    await screen.getByLabelText("Amount in Moonshot tokens").fill("9999999999");
    await expect.element(screen.getByText("1,124,999,999.89")).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1440);
  });

  test("names the risk at the size of running text or above, and who must stay out", async () => {
    const { screen } = await renderSite({ path: "/stake" });
    await expect.element(screen.getByRole("heading", { level: 2, name: "Before you lock it" })).toBeVisible();
    await expect.element(screen.getByText(/not at all if you are under 18/)).toBeVisible();
    await expect.element(screen.getByText(/Stake only what you can afford to lose/)).toBeVisible();
    const body = Number.parseFloat(getComputedStyle(document.body).fontSize);
    expect(Number.parseFloat(readFontSize(".staking-risk-text p"))).toBeGreaterThanOrEqual(body);
  });

  test("shows what backs the terms, and says so when that has run out", async () => {
    vi.useFakeTimers({ now: new Date("2027-03-01T00:00:00.000Z"), toFake: ["Date"] });
    const { screen } = await renderSite({ path: "/stake" });
    await expect.element(screen.getByRole("link", { name: /passed Feb 28, 2027/ })).toHaveAttribute("target", "_blank");
  });

  test.each(["", "dark", "neon"])("has nothing for axe to find in the theme %o", async (theme) => {
    document.documentElement.dataset.theme = theme;
    await renderSite({ path: "/stake" });
    await expectAccessible();
    delete document.documentElement.dataset.theme;
  });

  test.each([320, 390, 768, 1440, 1920])("does not scroll sideways at %i pixels", async (width) => {
    await page.viewport(width, 900);
    await renderSite({ path: "/stake" });
    await expectAccessible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
