import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { userCountAnswerSchema } from "#features/users/users.schema.ts";
import { pack } from "#pack/pack.ts";
import { expectAccessible } from "../../../tests/support/web/expect-accessible.ts";
import { featureLinks } from "../../../tests/support/web/feature-stubs.ts";
import { renderSite } from "../../../tests/support/web/render-site.tsx";
import { answer, refuse } from "../../../tests/support/web/stub-api.ts";
import { toast } from "../ui/toast.ts";

const NOWHERE = "/nowhere";

function readLinks(container: Element): Record<string, string | null> {
  const links = [...container.querySelectorAll("a")];
  return Object.fromEntries(
    links.map((link) => [(link.textContent ?? "").replace(" (opens in a new tab)", ""), link.getAttribute("href")]),
  );
}

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`no ${selector}`);
  return element;
}

beforeEach(() => page.viewport(1440, 900));
afterEach(() => vi.useRealTimers());

describe("navigation", () => {
  test("holds every link of the specification", async () => {
    await renderSite({ path: NOWHERE });
    expect(readLinks(find(".nav"))).toEqual({
      BAGZ: "/",
      Vision: "/#vision",
      Tokens: "/#tokens",
      Community: "/#community",
      Competition: "/#leaderboard",
      Stake: "/stake",
      Music: "/music",
      Tools: "/tools",
      Merch: "/merch",
      Leaderboard: "/leaderboard",
      Roadmap: "/roadmap",
    });
    expect(readLinks(find(".strip"))).toEqual({
      ...Object.fromEntries(pack.tokens.map(({ name, chartUrl }) => [`${name} chart`, chartUrl])),
      Video: pack.social.video,
      Photos: pack.social.photos,
      Shorts: pack.social.shorts,
      Channel: pack.social.channel,
      "X community": pack.social.xCommunity,
    });
  });

  test("has the boards and the other pages behind a button and in the footer, in the same tab", async () => {
    const { screen, history } = await renderSite({ path: NOWHERE });
    const places = { ...featureLinks, Market: "/market", Mission: "/mission", Tokenomics: "/tokenomics" };
    const showcase = { Banner: "/banner", Logos: "/logos" };
    expect(readLinks(find(".footer"))).toMatchObject({ ...places, ...showcase });
    await screen.getByRole("button", { name: "More" }).click();
    const menu = screen.getByRole("menu", { name: "More" });
    expect(readLinks((await menu.findElement()) as HTMLElement)).toEqual({ ...places, ...showcase });
    const link = menu.getByRole("menuitem", { name: "Mission" });
    await expect.element(link).not.toHaveAttribute("target");
    await link.click();
    expect(history).toEqual([NOWHERE, "/mission"]);
  });

  test("opens what lies outside in a new tab, without an opener, and says so", async () => {
    const { screen } = await renderSite({ path: NOWHERE });
    const link = screen.getByRole("link", { name: "Moonshot chart (opens in a new tab)" });
    await expect.element(link).toHaveAttribute("target", "_blank");
    await expect.element(link).toHaveAttribute("rel", "noopener noreferrer");
  });

  test("marks the current page and follows a link in place", async () => {
    const { screen, history } = await renderSite({ path: NOWHERE });
    expect(document.querySelectorAll("[aria-current]")).toHaveLength(0);
    await screen.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Tools" }).click();
    expect(history).toEqual([NOWHERE, "/tools"]);
    await expect
      .element(screen.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Tools" }))
      .toHaveAttribute("aria-current", "page");
    expect(document.activeElement?.tagName).toBe("MAIN");
  });

  test("fetches a page's code when the pointer is on its link", async () => {
    // The browser keeps 250 entries, and each module of the site is one here.
    performance.clearResourceTimings();
    const { screen } = await renderSite({ path: NOWHERE });
    await screen.getByRole("link", { name: "Leaderboard" }).hover();
    const isFetched = () =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes("leaderboard-page.tsx"));
    await expect.poll(isFetched).toBe(true);
  });

  test("lets keyboard visitors skip to the content", async () => {
    const { screen } = await renderSite({ path: NOWHERE });
    await userEvent.keyboard("{Tab}");
    const skipLink = screen.getByRole("link", { name: "Skip to content" });
    await expect.element(skipLink).toHaveFocus();
    expect(find("main").id).toBe("main");
    await expect.element(skipLink).toHaveAttribute("href", "#main");
  });

  test("has nothing for axe to find", async () => {
    await renderSite({ path: NOWHERE });
    await expectAccessible();
  });
});

describe("user count", () => {
  test("shows how many there are", async () => {
    const { screen } = await renderSite({ path: NOWHERE });
    await expect.element(screen.getByText("3,418 Users")).toBeVisible();
  });

  test("asks once more after a failure and shows 0 while nobody knows", async () => {
    const { screen, api } = await renderSite({
      path: NOWHERE,
      api: { "GET /api/user-count": refuse(503, "server.busy", "Try again in a moment.") },
    });
    await expect.element(screen.getByText("0 Users")).toBeVisible();
    await expect.poll(() => api.countOf("GET /api/user-count")).toBe(2);
    await expect.element(screen.getByText("0 Users")).toBeVisible();
  });

  test("asks again every 60 seconds", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const { screen, api } = await renderSite({ path: NOWHERE });
    await expect.element(screen.getByText("3,418 Users")).toBeVisible();
    api.set({ "GET /api/user-count": answer(userCountAnswerSchema, { userCount: 3419 }) });
    vi.advanceTimersByTime(59_000);
    expect(api.countOf("GET /api/user-count")).toBe(1);
    vi.advanceTimersByTime(1000);
    await expect.element(screen.getByText("3,419 Users")).toBeVisible();
  });
});

describe("footer", () => {
  test("holds every link of the specification, the disclaimer and the year", async () => {
    await renderSite({ path: NOWHERE });
    const footer = find(".footer");
    expect(readLinks(footer)).toEqual({
      ...featureLinks,
      Market: "/market",
      Mission: "/mission",
      Tokenomics: "/tokenomics",
      Banner: "/banner",
      Logos: "/logos",
      Whitepaper: "/api/whitepaper/html",
      "Whitepaper PDF": "/api/whitepaper/download",
      Deutsch: "/whitepaper/de",
      العربية: "/whitepaper/ar",
      中文: "/whitepaper/zh",
      Türkçe: "/whitepaper/tr",
      हिन्दी: "/whitepaper/hi",
      "Video channel": pack.social.video,
      Photos: pack.social.photos,
      Shorts: pack.social.shorts,
      "Messaging channel": pack.social.channel,
      "X, official": pack.social.xOfficial,
      "X, community": pack.social.xCommunity,
      "DEX chart": pack.trade.dexPage,
      "Trading app": pack.trade.tradingApp,
      [pack.contactEmail]: `mailto:${pack.contactEmail}`,
      Privacy: "/privacy",
      Terms: "/terms",
    });
    expect(footer.textContent).toContain(
      "$BAGZ is a meme token for entertainment. It is not financial advice. Invest only what you can afford to lose.",
    );
    expect(footer.textContent).toContain("© 2025 BAGZ.");
    for (const link of footer.querySelectorAll('a[href^="/api/"]')) expect(link).toHaveAttribute("target", "_blank");
    for (const language of ["de", "ar", "zh", "tr", "hi"])
      expect(footer.querySelector(`[href="/whitepaper/${language}"]`)).toHaveAttribute("lang", language);
  });
});

test("the page ends with the footer", async () => {
  await renderSite({ path: NOWHERE });
  const end = find(".footer").getBoundingClientRect().bottom + window.scrollY;
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(Math.max(Math.ceil(end), window.innerHeight));
});

describe("messages", () => {
  test("a message sent before the toaster has arrived is shown when it has", async () => {
    const { screen } = await renderSite({ path: NOWHERE });
    toast({ title: "Zipped into the vault" });
    await expect.element(screen.getByText("Zipped into the vault", { exact: true })).toBeVisible();
  });
});
