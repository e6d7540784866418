import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { pack } from "#pack/pack.ts";
import { tokenClaims } from "#pack/token-claims.catalog.ts";
import { getPrimaryToken, getRewardToken } from "#shared/pack-tokens.ts";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { renderPage } from "../../../../tests/support/web/render-page.tsx";
import { waitByFrame } from "../../../../tests/support/web/wait-by-frame.ts";
import { TokensSection } from "./tokens-section.tsx";

const moonshot = getPrimaryToken(pack);
const pumpfun = getRewardToken(pack);

function readText(selector: string): string {
  return (document.querySelector(selector)?.textContent ?? "").replace(/\s+/g, " ").trim();
}

beforeEach(() => page.viewport(1440, 900));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("#tokens", () => {
  test("is one section with one heading over both sides", async () => {
    const { screen } = await renderPage(<TokensSection />);
    await expect.element(screen.getByRole("heading", { level: 2 })).toHaveTextContent("DUAL TOKEN ECOSYSTEM");
    expect(document.querySelector("section#tokens")).not.toBeNull();
    expect(document.querySelectorAll(".tokens-side")).toHaveLength(2);
  });

  test("gives each promise with its evidence", async () => {
    const { screen } = await renderPage(<TokensSection />);
    expect(readText(".tokens-side-a")).toContain("Flagship · primary token · 9 decimals");
    expect(readText(".tokens-side-b")).toContain("Degen arena · reward token · 6 decimals");
    for (const { claim, value } of Object.values(tokenClaims).flat()) {
      const line = (await screen.getByText(claim, { exact: true }).findElement()).closest(".fact-line");
      expect(line?.querySelector("dd")?.textContent?.startsWith(value)).toBe(true);
    }
    const source = screen.getByRole("link", { name: /checked at explorer Nov 12, 2026/ }).first();
    await expect.element(source).toHaveAttribute("href", tokenClaims[moonshot.id]?.[1]?.source.url);
    await expect.element(source).toHaveAttribute("rel", "noopener noreferrer");
  });

  test("says so itself when a date has passed", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-11-12T23:00:00Z") });
    const { screen } = await renderPage(<TokensSection />);
    await expect.element(screen.getByText("until Nov 12, 2027")).toBeVisible();
    await expect.element(screen.getByText("passed Feb 28, 2027")).toHaveClass("loss");
    await screen.unmount();
    vi.setSystemTime(new Date("2027-11-13T00:00:00Z"));
    const later = await renderPage(<TokensSection />);
    await expect.element(later.screen.getByText("passed Nov 12, 2027")).toBeVisible();
  });

  test("copies an address in full and says so for two seconds", async () => {
    const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const { screen } = await renderPage(<TokensSection />);
    const button = screen.getByRole("button", { name: "Copy Pump.fun address" });
    await expect.element(button).toBeVisible();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    ((await button.findElement()) as HTMLElement).click();
    const copied = screen.getByRole("button", { name: "Copied Pump.fun address" });
    await waitByFrame(() => copied.elements().length > 0);
    expect(write).toHaveBeenCalledWith(pumpfun.address);
    await vi.advanceTimersByTimeAsync(1990);
    expect(copied.elements()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(20);
    await expect.element(button).toBeVisible();
  });

  test("copies the old way where the clipboard is refused", async () => {
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
    const execute = vi.spyOn(document, "execCommand").mockReturnValue(true);
    const { screen } = await renderPage(<TokensSection />);
    await screen.getByRole("button", { name: "Copy Moonshot address" }).click();
    expect(execute).toHaveBeenCalledWith("copy");
    await expect.element(screen.getByRole("button", { name: "Copied Moonshot address" })).toBeVisible();
  });

  test("shows both addresses letter by letter", async () => {
    await renderPage(<TokensSection />);
    const shown = [...document.querySelectorAll(".address-value")].map(({ textContent }) => textContent);
    expect(shown).toEqual([moonshot.address, pumpfun.address]);
  });

  test.each([320, 390, 768, 1440, 1920])("fits %i pixels, no words on its pictures", async (width) => {
    await page.viewport(width, 900);
    await renderPage(<TokensSection />);
    await document.fonts.ready;
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    for (const side of document.querySelectorAll(".tokens-side")) {
      const picture = side.querySelector(".tokens-art")?.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(side.querySelector(".split-words > .cap") ?? side);
      const words = range.getBoundingClientRect();
      expect(words.top >= (picture?.bottom ?? 0) - 8 || words.right <= (picture?.left ?? 0) + 24).toBe(true);
    }
  });

  test.each(["cyberpunk", "dark", "neon"])("has nothing for axe to find in the %s theme", async (theme) => {
    document.documentElement.dataset.theme = theme;
    const { screen } = await renderPage(<TokensSection />);
    await screen.getByRole("textbox").fill(`A5Nx${"z".repeat(40)}`);
    await expectAccessible();
    await screen.getByRole("textbox").fill(moonshot.address);
    await expectAccessible();
    delete document.documentElement.dataset.theme;
  });
});

describe("the safety strip", () => {
  test("says how many addresses there are, that nobody writes first, and where to look them up", async () => {
    const { screen } = await renderPage(<TokensSection />);
    expect(readText(".address-safety")).toContain("Two addresses. No others.");
    await expect.element(screen.getByText("We never message first.")).toBeVisible();
    for (const { name, explorerUrl } of [moonshot, pumpfun]) {
      const link = screen.getByRole("link", { name: `${name} on the explorer (opens in a new tab)` });
      await expect.element(link).toHaveAttribute("href", explorerUrl);
    }
  });

  test.each([
    [moonshot.address, "Ours. This is Moonshot, letter by letter."],
    [` ${pumpfun.address} `, "Ours. This is Pump.fun, letter by letter."],
    [`A5Nx${"z".repeat(36)}3TEE`, /^Not ours\. It is dressed up as Moonshot/],
    ["So11111111111111111111111111111111111111112", /^Not ours\. We have two addresses/],
    [`https://evil.example/?${"a".repeat(30)}`, /^Not an address/],
  ])("judges %j", async (text, verdict) => {
    const { screen } = await renderPage(<TokensSection />);
    await screen.getByLabelText("Is it ours? Paste an address").fill(text);
    await expect.element(screen.getByText(verdict)).toBeVisible();
    await screen.getByLabelText("Is it ours? Paste an address").fill("");
    await expect.element(screen.getByText("Checked in your browser. Nothing leaves this page.")).toBeVisible();
  });

  test("asks no server", async () => {
    const { screen, api } = await renderPage(<TokensSection />);
    await screen.getByRole("textbox").click();
    await userEvent.keyboard(moonshot.address);
    await expect.element(screen.getByText(/^Ours\./)).toBeVisible();
    expect(api.countOf("GET /api/trading-data")).toBe(0);
  });
});
