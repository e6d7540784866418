/** The presses that a member with a phone makes on each page, in the order in which they are measured. */
import type { Locator, Page } from "@playwright/test";
import { loadFeatureFixtures } from "../tests/e2e/feature-fixtures.ts";
import { dragDown, type Press, tap, type } from "./phone.ts";

export interface MeasuredPage {
  path: string;
  /** Says that the page is alive and has what is pressed. */
  ready: (page: Page) => Locator;
  presses: Record<string, Press>;
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const topText = (page: Page) => page.getByRole("button", { name: /^Top text: / });

const kit = { button, tap, type };

/** What features need for presses of their own. */
export type PressKit = typeof kit;

const sitePages: readonly MeasuredPage[] = [
  {
    path: "/tools?tool=meme",
    ready: (page) => page.getByRole("radio", { name: "Bullish chart" }),
    presses: {
      "meme: pick a template": tap((page) => page.locator("label", { has: page.getByRole("radio") }).nth(3)),
      "meme: open the texts": tap((page) => tab(page, "Text")),
      "meme: type a letter": type((page) => page.getByLabel("Top text"), "hold"),
      "meme: surprise me": tap((page) => button(page, "Surprise me")),
      "meme: drag a text": dragDown(topText, 40),
      "meme: undo": tap((page) => button(page, "Undo")),
      "meme: undo again": tap((page) => button(page, "Undo")),
      "meme: redo": tap((page) => button(page, "Redo")),
      "meme: open the look": tap((page) => tab(page, "Look")),
      "meme: filter": tap((page) => button(page, "Cyberpunk")),
      "meme: undo a filter": tap((page) => button(page, "Undo")),
      "meme: make": tap((page) => button(page, "Make meme")),
      "meme: share": tap((page) => button(page, "Share")),
      "meme: undo what was made": tap((page) => button(page, "Undo")),
    },
  },
  {
    path: "/tools",
    ready: (page) => button(page, "Generate tweet"),
    presses: {
      "tweet: tone": tap((page) => page.getByText("Mysterious", { exact: true })),
      "tweet: pull": tap((page) => button(page, "Generate tweet")),
      "tweet: type a letter": type((page) => page.getByLabel("Tweet text"), "hold"),
      "tweet: next take": tap((page) => button(page, "Next take")),
      "tweet: share": tap((page) => button(page, "Share")),
      "tools: open the meme editor": tap((page) => tab(page, "Meme factory")),
    },
  },
  {
    path: "/market",
    ready: (page) => page.locator("main h3 a").first(),
    presses: {
      "market: open a listing": tap((page) => page.locator("main h3 a").first()),
      "market: close it": tap((page) => page.getByRole("dialog").getByRole("button", { name: "Close" }).first()),
      "market: with pictures only": tap((page) => page.getByLabel("Has images").first()),
      "market: type in the search": type((page) => page.getByLabel("Search listings"), "bag"),
      "market: create": tap((page) => button(page, "Create listing").first()),
    },
  },
  {
    path: "/leaderboard",
    ready: (page) => page.getByRole("row").nth(3),
    presses: {
      "leaderboard: previous month": tap((page) => button(page, "Previous month")),
      "leaderboard: the wall": tap((page) =>
        page.getByRole("navigation", { name: "Sides of the leaderboard" }).getByRole("link").nth(1),
      ),
    },
  },
  {
    path: "/leaderboard?view=wall",
    ready: (page) => page.locator("button.wall-vote").first(),
    presses: {
      "wall: vote": tap((page) => page.locator("button.wall-vote").first()),
      "wall: take the vote back": tap((page) => page.locator("button.wall-vote").first()),
    },
  },
  {
    path: "/",
    ready: (page) => button(page, "Menu"),
    presses: {
      "site: open the drawer": tap((page) => button(page, "Menu")),
      "site: open the languages": tap((page) => page.getByRole("dialog").locator(".language-switcher-button")),
    },
  },
  {
    path: "/music",
    ready: (page) => page.locator("main").getByRole("button", { name: "Play", exact: true }).first(),
    presses: {
      "player: play": tap((page) => page.locator("main").getByRole("button", { name: "Play", exact: true }).first()),
      "player: next track": tap((page) => page.locator("main").getByRole("button", { name: "Next track" }).first()),
      "player: pause": tap((page) => page.locator("main").getByRole("button", { name: "Pause", exact: true }).first()),
    },
  },
];

export async function listMeasuredPages(): Promise<MeasuredPage[]> {
  const fixtures = await loadFeatureFixtures();
  return [...sitePages, ...[...fixtures.values()].flatMap(({ measuredPage }) => measuredPage?.(kit) ?? [])];
}
