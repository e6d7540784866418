/** Gives each test of a journey the site and a page that fails on anything unexpected. */
import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { THEME_NAMES, type ThemeName } from "#shared/themes.ts";
import { type Site, START_WITHIN_MS, startSite } from "./start-site.ts";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What the registration of the service worker says, what the browser of the journeys answers to it, and a refusal. */
const EXPECTED_NOTES = [
  "info: Service worker registered",
  "warning: Service Worker registration blocked by Playwright",
  // A refusal that the page answers by itself, with a proof of work.
  "error: Failed to load resource: the server responded with a status of 428 (Precondition Required)",
  // What a page asks for while a journey has taken its line away.
  "error: Failed to load resource: net::ERR_INTERNET_DISCONNECTED",
];

interface SiteFixtures {
  /** What the console may say besides in the journeys of a file: refusals that they bring about. */
  expectedNotes: string[];
  /** Fails the test on console messages, page errors, failed requests and requests to other hosts. */
  watchPage: undefined;
}

interface WorkerFixtures {
  /** What limits are multiplied by: a file of journeys about limits sets its own, and has a site of its own. */
  limitScale: number;
  /** Whose journeys move the server's clock on, if any do: what has closed stays closed, so each file has a site of its own. */
  clockMovedBy: string | null;
  site: Omit<Site, "stop">;
}

/** Scripts start after the first frame: until the page says that it answers, only its text is there. */
async function waitUntilReady(page: Page): Promise<void> {
  if ((await page.locator("#root").count()) > 0) await page.locator("html[data-ready]").waitFor({ state: "attached" });
}

export const test = base.extend<SiteFixtures, WorkerFixtures>({
  limitScale: [100, { option: true, scope: "worker" }],
  clockMovedBy: [null, { option: true, scope: "worker" }],
  site: [
    async ({ limitScale, clockMovedBy }, use) => {
      const { stop, ...site } = await startSite({ limitScale, hasMovableClock: clockMovedBy !== null });
      await use(site);
      await stop();
    },
    { scope: "worker", timeout: 2 * START_WITHIN_MS },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  page: async ({ page }, use) => {
    const { goto, reload } = page;
    // A journey that looks at the page before it answers says so by waiting for less.
    const isEarly = (options: { waitUntil?: string } = {}) => options.waitUntil === "commit";
    page.goto = async (url, options) => {
      const response = await goto.call(page, url, options);
      if (!isEarly(options)) await waitUntilReady(page);
      return response;
    };
    page.reload = async (options) => {
      const response = await reload.call(page, options);
      if (!isEarly(options)) await waitUntilReady(page);
      return response;
    };
    await use(page);
  },
  expectedNotes: [[], { option: true }],
  watchPage: [
    async ({ page, site, expectedNotes }, use) => {
      const surprises: string[] = [];
      page.on("console", (message) => {
        const text = `${message.type()}: ${message.text()}`;
        if (![...EXPECTED_NOTES, ...expectedNotes].includes(text))
          surprises.push(`${text} (${message.location().url})`);
      });
      page.on("pageerror", (error) => surprises.push(`error: ${error.message}`));
      page.on("request", (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith("http") && url.origin !== site.origin)
          surprises.push(`foreign host: ${request.url()}`);
      });
      await use(undefined);
      expect(surprises).toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until nothing is fading any more: half-way a text has less contrast than it will have. */
async function waitUntilShown(page: Page): Promise<void> {
  const countFading = () =>
    document
      .getAnimations()
      .filter(({ timeline, playState }) => timeline === document.timeline && playState === "running")
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      .filter(({ effect }) => (effect as KeyframeEffect).getKeyframes().some((frame) => "opacity" in frame)).length;
  await expect.poll(() => page.evaluate(countFading)).toBe(0);
}

/** What axe found on a page as it stands, for whoever writes the table of all of them (`axe-table.ts`). */
async function noteFindings(page: Page, count: number): Promise<void> {
  const dress = await page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset.theme]);
  base.info().annotations.push({ type: "axe", description: [...dress, count].join(" ") });
}

/** Asks axe about a page: WCAG 2.2 AA, whose size of targets axe leaves out unasked, and its best practices. */
export async function expectAccessible(page: Page, { checksTargets = true } = {}): Promise<void> {
  await waitUntilShown(page);
  // No page holds frames, whose results axe would put together in a page of its own; what it finds in order it need not describe.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"], rules: { "target-size": { enabled: checksTargets } } });
  // What has gone below the header that stays would count as covered.
  const top = await page.evaluate(() => window.scrollY);
  const scrollTo = (y: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), y);
  await scrollTo(0);
  const { violations } = await axe.analyze();
  const found = await leaveOutCovered(page, violations);
  await noteFindings(page, found.length);
  expect(found).toEqual([]);
  await scrollTo(top);
}

/** Without the targets that are large enough where they stand in the middle: what stays while a page scrolls covers half of one now and then. */
async function leaveOutCovered(page: Page, violations: axe.Result[]): Promise<axe.Result[]> {
  const found: axe.Result[] = [];
  for (const violation of violations) {
    if (violation.id !== "target-size") found.push(violation);
    else if ((await countSmall(page, violation.nodes)) > 0) found.push(violation);
  }
  return found;
}

function countSmall(page: Page, nodes: axe.NodeResult[]): Promise<number> {
  const selectors = nodes.map(({ target }) => String(target[0]));
  return page.evaluate(async (targets) => {
    let count = 0;
    for (const target of targets) {
      document.querySelector(target)?.scrollIntoView({ block: "center", behavior: "instant" });
      const { violations } = await window.axe.run(target, { runOnly: ["target-size"], resultTypes: ["violations"] });
      count += violations.length;
    }
    return count;
  }, selectors);
}

/** The same in the first theme, then the one thing that another can change: contrast. Each dresses the page where it stands. */
export async function expectAccessibleInAllThemes(page: Page, options?: { checksTargets: boolean }): Promise<void> {
  const [first, ...others] = THEME_NAMES;
  await wear(page, first);
  await expectAccessible(page, options);
  for (const theme of others) {
    await wear(page, theme);
    await waitUntilShown(page);
    // axe is in the page by now.
    const found = await page.evaluate(async () => {
      const { violations } = await window.axe.run({ runOnly: ["color-contrast"], resultTypes: ["violations"] });
      return violations.flatMap(({ nodes }) => nodes.map(({ target, failureSummary }) => ({ target, failureSummary })));
    });
    await noteFindings(page, found.length);
    expect([theme, found]).toEqual([theme, []]);
  }
}

function wear(page: Page, theme: ThemeName): Promise<void> {
  return page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);
}

/** Lays out what is not, because it is far below. */
export async function layOutAll(page: Page): Promise<void> {
  for (const section of await page.locator(".lazy-section").all()) {
    await section.evaluate((element: HTMLElement) => {
      element.style.contentVisibility = "visible";
    });
  }
}

export { expect };
