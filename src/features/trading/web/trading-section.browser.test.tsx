import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { pack } from "#pack/pack.ts";
import { createFigureWriter } from "#web/i18n/figure-writer.ts";
import { setLocale } from "#web/i18n/locale.ts";
import {
  buildTokenPrices,
  buildTradingData,
  tradingDataSchema,
} from "../../../../tests/support/web/build-trading-data.ts";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { renderPage } from "../../../../tests/support/web/render-page.tsx";
import { startsOnTheLeft } from "../../../../tests/support/web/starts-on-the-left.ts";
import { type ApiAnswer, answer, refuse } from "../../../../tests/support/web/stub-api.ts";
import type { TradingData } from "../trading.schema.ts";
import { TokenTicker } from "./token-ticker.tsx";
import { TradingSection } from "./trading-section.tsx";

const CALL = "GET /api/trading-data";
const LOADING = "Fetching live data from both tokens...";
const FAILED = "Data temporarily unavailable - check DexScreener for live charts";
const LIVE = "Live data from a market data service - updates every minute";

function answerWith(values: Partial<TradingData> = {}): ApiAnswer {
  return answer(tradingDataSchema, buildTradingData(values));
}

function renderSection(stub: ApiAnswer | (() => Promise<ApiAnswer>) = answerWith()) {
  return renderPage(<TradingSection />, { api: { [CALL]: stub } });
}

/** The texts of one token's part, from top to bottom. */
function readTape(index: number): string[] {
  const tape = document.querySelectorAll(".trading-tape")[index];
  const parts = tape?.querySelectorAll("h3, .trading-pool, .trading-price, dd") ?? [];
  return [...parts].map((part) => (part.textContent ?? "").trim());
}

beforeEach(() => page.viewport(1440, 900));
afterEach(() => {
  vi.useRealTimers();
  document.documentElement.dir = "ltr";
});

describe("the trading data", () => {
  test("are price, market cap, volume and their changes of both tokens, with pool, source and age", async () => {
    const { screen } = await renderSection();
    await expect.element(screen.getByRole("status")).toHaveTextContent(LIVE);
    expect(readTape(0)).toEqual([
      "Moonshot",
      "raydium pool DXnQ…\u2060epi1",
      "$0.0004182 +12.40% in 24 hours",
      "$418.2K +11.92%",
      "$96.4K -3.08%",
    ]);
    expect(readTape(1)).toEqual([
      "Pump.fun",
      "pumpswap pool Gm88…\u2060e4zu",
      "$0.00009170 -2.61% in 24 hours",
      "$91.7K -2.40%",
      "$31.9K 0.00%",
    ]);
    await expect.element(screen.getByText("Source: api.dexscreener.com · less than a minute old")).toBeVisible();
  });

  test("are coloured by the sign of the change", async () => {
    const { screen } = await renderSection();
    await expect.element(screen.getByText("+12.40%")).toHaveClass("gain");
    await expect.element(screen.getByText("-2.61%")).toHaveClass("loss");
    await expect.element(screen.getByText("0.00%")).not.toHaveClass("gain", "loss");
  });

  test("keep their sign before the figure where lines run from right to left", async () => {
    document.documentElement.dir = "rtl";
    const { screen } = await renderSection();
    await expect.poll(() => startsOnTheLeft(screen.getByText("-2.61%").element())).toBe(true);
  });

  test("link to both charts in a new tab", async () => {
    const { screen } = await renderSection();
    for (const { name, chartUrl } of pack.tokens) {
      const link = screen.getByRole("link", { name: `Chart of ${name} (opens in a new tab)` });
      await expect.element(link).toHaveAttribute("href", chartUrl);
      await expect.element(link).toHaveAttribute("target", "_blank");
    }
  });

  test("say that they are on their way, without a dollar sign before what is still loading", async () => {
    const { screen } = await renderSection(() => new Promise(() => undefined));
    await expect.element(screen.getByRole("status")).toHaveTextContent(LOADING);
    expect(readTape(0)).toEqual(["Moonshot", "Loading... 0.00% in 24 hours", "Loading... 0.00%", "Loading... 0.00%"]);
  });

  test("of a token without a pool stay at loading, and the other one shows", async () => {
    const nothing = "Loading...";
    const pumpfun = buildTokenPrices({
      price: nothing,
      marketCap: nothing,
      volume: nothing,
      priceChange: "0.00%",
      marketCapChange: "0.00%",
      volumeChange: "0.00%",
      pair: null,
      sparkline: [],
    });
    const { screen } = await renderSection(answerWith({ pumpfun }));
    await expect.element(screen.getByRole("status")).toHaveTextContent(LIVE);
    expect(readTape(1)).toEqual(["Pump.fun", "Loading... 0.00% in 24 hours", "Loading... 0.00%", "Loading... 0.00%"]);
    expect(screen.getByRole("img").elements()).toHaveLength(1);
  });

  test("say that they are unavailable after two more tries", async () => {
    const { screen, api } = await renderSection(refuse(503, "trading.unavailable", "Try again in a minute."));
    await expect.element(screen.getByRole("status")).toHaveTextContent(LOADING);
    await expect.poll(() => screen.getByRole("status").element().textContent).toBe(FAILED);
    expect(api.countOf(CALL)).toBe(3);
    await expect.element(screen.getByRole("status")).toHaveClass("loss");
  });

  test("keep the last value and its age when the server has nothing newer", async () => {
    const { screen } = await renderSection(answerWith({ stale: true, ageSeconds: 1900 }));
    await expect.element(screen.getByRole("status")).toHaveTextContent(FAILED);
    expect(readTape(0)).toContain("$0.0004182 +12.40% in 24 hours");
    await expect.element(screen.getByText("Source: api.dexscreener.com · Last value 31 minutes old")).toBeVisible();
  });

  test("say when they are a recording", async () => {
    const { screen } = await renderSection(answerWith({ source: "recording", ageSeconds: 7300 }));
    await expect.element(screen.getByText("Source: a recording, for the demo · 2 hours old")).toBeVisible();
  });

  test("are asked for again every 60 seconds, and keep the last value when that fails", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout"] });
    const { screen, api } = await renderSection();
    await expect.element(screen.getByRole("status")).toHaveTextContent(LIVE);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(api.countOf(CALL)).toBe(1);
    api.set({ [CALL]: refuse(503, "trading.unavailable", "Try again in a minute.") });
    await vi.advanceTimersByTimeAsync(12_000);
    await expect.element(screen.getByRole("status")).toHaveTextContent(FAILED);
    expect(api.countOf(CALL)).toBe(4);
    expect(readTape(0)).toContain("$0.0004182 +12.40% in 24 hours");
  });

  test("draw the last 24 hours, as far as they are known", async () => {
    const moonshot = buildTokenPrices({ sparkline: [0, 100, 50] });
    const { screen } = await renderSection(answerWith({ moonshot }));
    const drawing = screen.getByRole("img", { name: "Moonshot: price over the last 24 hours" });
    await expect.element(drawing).toBeVisible();
    const [, line] = (await drawing.findElement()).querySelectorAll("path");
    expect(line?.getAttribute("d")).toBe("M705.0 184.0L712.5 16.0L720.0 100.0");
  });

  test("say that the line begins when there is no history yet", async () => {
    const { screen } = await renderSection(answerWith({ moonshot: buildTokenPrices({ sparkline: [50] }) }));
    await expect.element(screen.getByText("The line begins here. A day from now it is full.")).toBeVisible();
  });

  test.each([320, 390, 768, 1440, 1920])(
    "take the same room at %i pixels before and after they arrive",
    async (width) => {
      await page.viewport(width, 900);
      let arrive: (stub: ApiAnswer) => void = () => undefined;
      const { screen } = await renderSection(() => new Promise((resolve) => (arrive = resolve)));
      const readHeights = () =>
        [...document.querySelectorAll(".trading-tape, .trading-status")].map(
          (part) => part.getBoundingClientRect().height,
        );
      const before = readHeights();
      await expect.element(screen.getByRole("status")).toHaveTextContent(LOADING);
      arrive(answerWith());
      await expect.element(screen.getByRole("status")).toHaveTextContent(LIVE);
      expect(readHeights()).toEqual(before);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    },
  );

  test("have nothing for axe to find", async () => {
    const { screen } = await renderSection();
    await expect.element(screen.getByRole("status")).toHaveTextContent(LIVE);
    await expectAccessible();
  });
});

describe("the ticker beside a chart link", () => {
  test("writes its figures as the language does", async () => {
    setLocale("en", {}, createFigureWriter("de"));
    const { screen } = await renderPage(<TokenTicker token="pumpfun" />, { api: { [CALL]: answerWith() } });
    await expect.element(screen.getByText("$0,00009170")).toBeVisible();
    await expect.element(screen.getByText("-2,61\u00a0%")).toHaveClass("loss");
    setLocale("en", {}, createFigureWriter("en"));
  });

  test("shows price and change, coloured by its sign", async () => {
    const { screen } = await renderPage(<TokenTicker token="pumpfun" />, { api: { [CALL]: answerWith() } });
    await expect.element(screen.getByText("$0.00009170")).toBeVisible();
    await expect.element(screen.getByText("-2.61%")).toHaveClass("loss");
  });

  test("says so from the first failure on, and of a token without a market", async () => {
    const { api } = await renderPage(<TokenTicker token="pumpfun" />, {
      api: { [CALL]: refuse(503, "trading.unavailable", "Later.") },
    });
    const read = () => document.querySelector(".token-ticker")?.textContent;
    expect(read()?.trim()).toBe("Loading...");
    await expect.poll(read).toBe("no price right now");
    expect(api.countOf(CALL)).toBe(1);
    const moonshot = buildTokenPrices({ price: "Loading..." });
    await renderPage(<TokenTicker token="moonshot" />, { api: { [CALL]: answerWith({ moonshot }) } });
    await expect.poll(read).toBe("no price right now");
  });
});
