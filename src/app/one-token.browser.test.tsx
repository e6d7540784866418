import { beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { Hero } from "#features/home/web/hero.tsx";
import { Pool } from "#features/home/web/pool.tsx";
import { TokensSection } from "#features/trading/web/tokens-section.tsx";
import { TradingSection } from "#features/trading/web/trading-section.tsx";
import { EVM_ADDRESS } from "../../tests/support/one-token-pack.ts";
import { buildTradingData, tradingDataSchema } from "../../tests/support/web/build-trading-data.ts";
import { renderPage } from "../../tests/support/web/render-page.tsx";
import { renderSite } from "../../tests/support/web/render-site.tsx";
import { answer } from "../../tests/support/web/stub-api.ts";

vi.mock("#pack/pack.ts", async (importOriginal) => {
  const original = await importOriginal<typeof import("#pack/pack.ts")>();
  const { keepOneToken } = await import("../../tests/support/one-token-pack.ts");
  return { ...original, pack: keepOneToken(original.pack) };
});

/** What can be said only where there are two tokens, or another chain. */
const OF_TWO = /pump\.fun|both tokens|two (?:tokens|addresses)|dual|primary token|reward token|the other\b|solana/i;

/** The sections of the home page that tell of tokens. */
function renderSections() {
  const sections = [Hero, Pool, TokensSection, TradingSection].map((Section) => <Section key={Section.name} />);
  return renderPage(<main>{sections}</main>, {
    api: { "GET /api/trading-data": answer(tradingDataSchema, buildTradingData()) },
  });
}

const pages = [
  ["the home page", renderSections],
  ...["/tokenomics", "/stake", "/mission"].map((path) => [path, () => renderSite({ path })] as const),
] as const;

beforeEach(() => page.viewport(1440, 900));

describe.each(pages)("with one token on an EVM chain, %s", (_path, render) => {
  test("says nothing of a second token, or of another chain", async () => {
    await render();
    await expect.poll(() => document.querySelector("main")?.textContent?.length ?? 0).toBeGreaterThan(500);
    expect(document.body.textContent).not.toMatch(OF_TWO);
  });

  test.each([390, 800, 1440, 1920])("leaves no column empty at %i pixels", async (width) => {
    await page.viewport(width, 900);
    await render();
    for (const only of document.querySelectorAll(".split-side, .trading-tape, .mission-half")) {
      const column = only.parentElement?.getBoundingClientRect();
      expect(only.getBoundingClientRect().width).toBeCloseTo(column?.width ?? 0, 0);
    }
    expect(document.documentElement.scrollWidth).toBe(width);
  });
});

test("an EVM address is checked without its capitals", async () => {
  const { screen } = await renderSections();
  const verdict = screen.getByRole("status").filter({ hasText: /address|ours/i });
  const field = screen.getByRole("textbox");
  for (const [text, words] of [
    [EVM_ADDRESS.toLowerCase(), /^Ours\. This is Moonshot/],
    [`${EVM_ADDRESS.slice(0, 6)}${"0".repeat(36)}`, /^Not ours\. It is dressed up as Moonshot/],
    [`0x${"12".repeat(20)}`, "Not ours. We have one address, and this is not it."],
    ["A5NxX6z3mTX8GnFTZdhBnaDAZTpWQL9BkAGRHYby3TEE", /^Not an address\. Paste 0x and the 40 digits/],
  ] as const) {
    await field.fill(text);
    await expect.element(verdict).toHaveTextContent(words);
  }
});
