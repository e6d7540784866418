import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { pack } from "#pack/pack.ts";
import { tokenomics } from "#pack/tokenomics.catalog.ts";
import { getPrimaryToken, getRewardToken } from "#shared/pack-tokens.ts";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { renderSite } from "../../../../tests/support/web/render-site.tsx";

function setToday(day: string): void {
  vi.useFakeTimers({ now: new Date(`${day}T14:00:00.000Z`), toFake: ["Date"] });
}

function readFacts(list: Element | null | undefined): string[][] {
  return [...(list?.querySelectorAll(".fact-line") ?? [])].map((line) =>
    [line.querySelector("dt"), line.querySelector("bdi")].map((part) => part?.textContent ?? ""),
  );
}

beforeEach(async () => {
  await page.viewport(1440, 900);
  setToday("2026-11-20");
});
afterEach(() => {
  vi.useRealTimers();
});

describe("/tokenomics", () => {
  test("shows both sides with chain, decimals, supply and address", async () => {
    const { screen } = await renderSite({ path: "/tokenomics" });
    await expect.element(screen.getByRole("heading", { level: 1, name: "Tokenomics" })).toBeInTheDocument();
    const sides = [
      { token: getPrimaryToken(pack), decimals: "9", launch: "bonding curve" },
      { token: getRewardToken(pack), decimals: "6", launch: "fair launch" },
    ];
    for (const { token, decimals, launch } of sides) {
      const side = screen.getByRole("region", { name: token.name });
      expect(readFacts((await side.findElement()).querySelector(".fact-list"))).toEqual([
        ["Chain", "Solana"],
        ["Decimals", decimals],
        ["Launch", launch],
        ["Supply", "1,000,000,000"],
        ["Tax", "0%"],
      ]);
      expect((await side.findElement()).querySelector("code")).toHaveTextContent(token.address);
      const explorer = side.getByRole("link", { name: `${token.name} on the explorer (opens in a new tab)` });
      await expect.element(explorer).toHaveAttribute("href", token.explorerUrl);
      await expect.element(explorer).toHaveAttribute("rel", "noopener noreferrer");
    }
  });

  test("draws who holds what with teeth that add up to the whole zip", async () => {
    const { screen } = await renderSite({ path: "/tokenomics" });
    const rows = screen.getByRole("region", { name: "Who holds what" }).getByRole("listitem");
    const facts = rows
      .elements()
      .map((row) => [
        row.querySelector("h3")?.textContent,
        row.querySelector(".holding-share")?.textContent,
        row.querySelector(".holding-facts .data")?.textContent,
        row.querySelectorAll(".holding-units > i").length,
      ]);
    expect(facts).toEqual([
      ["In the open", "94.4%", "944,000,000 tokens", 189],
      ["Treasury", "3.6%", "36,000,000 tokens", 7],
      ["Reserve", "2%", "20,000,000 tokens", 4],
    ]);
    await expect.element(screen.getByRole("img", { name: "7 of 200 teeth" })).toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: /Source: locker/ }))
      .toHaveAttribute("href", tokenomics.reserve.source.url);
  });

  test.each([
    ["2026-03-18", "Until that day nobody can move them, us included.", "until Mar 18, 2026", "20M locked"],
    [
      "2026-03-19",
      "That day has passed. No lock holds these tokens any more: read the wallet, not this page.",
      "passed Mar 18, 2026",
      "20M, lock over",
    ],
  ])("says on %s how the lock of the reserve stands", async (day, sentence, tag, value) => {
    setToday(day);
    const { screen } = await renderSite({ path: "/tokenomics" });
    await expect.element(screen.getByText("Locked until March 18, 2026.")).toBeVisible();
    await expect.element(screen.getByText(sentence)).toBeVisible();
    const ledger = screen.getByRole("region", { name: "What we say, and who checks" });
    await expect.element(ledger.getByText(tag)).toBeVisible();
    await expect.element(ledger.getByText(value)).toBeVisible();
  });

  test("prints each claim with a source that opens in a new tab", async () => {
    const { screen } = await renderSite({ path: "/tokenomics" });
    const ledger = screen.getByRole("region", { name: "What we say, and who checks" });
    expect(readFacts((await ledger.findElement()).querySelector(".fact-list"))).toEqual([
      ["Reserve", "20M, lock over"],
      ["Treasury", "36M"],
      ["Presale", "none"],
      ["Team allocation", "none"],
      ["Liquidity burn", "automatic"],
      ["Liquidity", "locked"],
      ["Supply", "fixed"],
      ["Ownership", "renounced"],
    ]);
    const sources = ledger.getByRole("link").elements();
    expect(sources).toHaveLength(8);
    for (const source of sources) {
      expect(source).toHaveAttribute("target", "_blank");
      expect(source).toHaveAttribute("rel", "noopener noreferrer");
    }
  });

  test("names the curve, the missing presale, the rewards and the risk", async () => {
    const { screen } = await renderSite({ path: "/tokenomics" });
    await expect.element(screen.getByRole("heading", { name: "NO PRESALE NO TEAM ALLOCATION" })).toBeVisible();
    await expect.element(screen.getByText(/At a market cap of about 500 SOL the curve ends/)).toBeVisible();
    await expect.element(screen.getByRole("img", { name: /stops at a market cap of about 500 SOL/ })).toBeVisible();
    await expect.element(screen.getByRole("heading", { name: "Up to 10,000 tokens a month" })).toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: "View Full Leaderboard" }))
      .toHaveAttribute("href", "/leaderboard");
    await expect
      .element(screen.getByRole("region", { name: "Disclaimer" }))
      .toHaveTextContent("It is not financial advice");
  });

  test.each(["", "dark", "neon"])("has nothing for axe to find in the theme %o", async (theme) => {
    document.documentElement.dataset.theme = theme;
    await renderSite({ path: "/tokenomics" });
    await expectAccessible();
    delete document.documentElement.dataset.theme;
  });

  test.each([320, 390, 768, 1440, 1920])("does not scroll sideways at %i pixels", async (width) => {
    await page.viewport(width, 900);
    await renderSite({ path: "/tokenomics" });
    await expectAccessible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
