import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Page, Request } from "@playwright/test";
import { loadFeatureFixtures } from "./feature-fixtures.ts";
import { listPagePaths } from "./page-paths.ts";
import { expect, test } from "./site.ts";
import { createName, PASSWORD } from "./villain.ts";

/**
 * Bytes on the wire (brotli) before anyone scrolls or clicks, on a site that is in use: what most pages keep to. A page names
 * what it needs beyond, or does with less.
 */
const COMMON = {
  allBytes: 350_000,
  documentBytes: 24_000,
  scriptBytes: 100_000,
  styleBytes: 20_000,
  fontBytes: 60_000,
  pictureBytes: 120_000,
};

const fixtures = await loadFeatureFixtures();

const OWN_BUDGETS: ({ path: string } & Partial<typeof COMMON>)[] = [
  // With the sections just below the first view.
  { path: "/", documentBytes: 30_000, scriptBytes: 96_750, pictureBytes: 220_000 },
  // Its second side comes when it is shown.
  { path: "/leaderboard", scriptBytes: 102_100, pictureBytes: 220_000 },
  { path: "/tools", scriptBytes: 102_800 },
  // With what draws, which comes once the page stands.
  { path: "/tools?tool=meme", allBytes: 380_000, scriptBytes: 134_000, pictureBytes: 130_000 },
  { path: "/tools?tool=pfp", scriptBytes: 119_700 },
  { path: "/roadmap", scriptBytes: 91_000, pictureBytes: 50_000 },
  // With what is done to an ad.
  { path: "/market", scriptBytes: 105_000 },
  { path: "/merch", pictureBytes: 200_000 },
  { path: "/logos", pictureBytes: 80_000 },
  // A policy names all that is stored.
  { path: "/privacy", scriptBytes: 94_100, pictureBytes: 50_000 },
  { path: "/terms", scriptBytes: 92_500, pictureBytes: 50_000 },
  { path: "/stake", pictureBytes: 220_000 },
  { path: "/whitepaper/de", documentBytes: 30_000, fontBytes: 70_000, pictureBytes: 50_000 },
  { path: "/whitepaper/ar", documentBytes: 30_000, fontBytes: 70_000, pictureBytes: 50_000 },
  { path: "/whitepaper/tr", documentBytes: 30_000, fontBytes: 70_000, pictureBytes: 50_000 },
  ...[...fixtures.values()].flatMap(({ budgets = [] }) => budgets),
];

// The other papers come in faces of the visitor's system, which are not ours to weigh.
const others = listPagePaths().filter(
  (path) => !path.startsWith("/whitepaper/") && OWN_BUDGETS.every((budget) => budget.path !== path),
);

// A site of its own: what other journeys leave on the boards would be weighed with it.
test.use({ limitScale: 101 });

const LISTING = { title: "Paper crown", description: "Worn once.", category: "merch" };

/** A board with a member, a market with an ad, a thing of each feature: lists that hold something bring more code than empty ones. */
test.beforeAll(async ({ playwright, site }) => {
  const request = await playwright.request.newContext({
    baseURL: site.origin,
    extraHTTPHeaders: { origin: site.origin },
  });
  const member = { username: createName(), password: PASSWORD };
  const { user } = await (await request.post("/api/users/register", { data: member })).json();
  const action = { userId: user.id, actionType: "meme_generated" };
  expect((await request.post("/api/actions/track", { data: action })).status()).toBe(200);
  expect((await request.post("/api/market/listings", { data: LISTING })).status()).toBe(201);
  const post = async (url: string, data: object) => {
    const answer = await request.post(url, { data });
    expect(answer.status()).toBe(201);
    return answer.json();
  };
  for (const { postThing } of fixtures.values()) await postThing?.(post, "Candle night");
  await request.dispose();
});

/**
 * What a page brings seconds later, once the line is quiet (player, collector of visits), never comes: a slow machine and a
 * quick one count the same.
 */
async function leaveOutWhatWaits(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout: wait } = window;
    const waitBriefly = (handler: TimerHandler, delay = 0, ...args: unknown[]) =>
      delay < 2000 ? wait(handler, delay, ...args) : 0;
    Object.assign(window, { setTimeout: waitBriefly });
  });
}

/** Longer than a page needs between what it has received and what it asks for next. */
const QUIET_MS = 1000;

/** Bytes on the wire by kind, of the first load of a page; `files` says which they are. */
async function weigh(page: Page, path: string) {
  const finished: Request[] = [];
  const onTheirWay = new Set<Request>();
  let lastEnd = 0;
  function end(request: Request) {
    onTheirWay.delete(request);
    lastEnd = performance.now();
  }
  page.on("request", (request) => onTheirWay.add(request));
  page.on("requestfailed", end);
  page.on("requestfinished", (request) => {
    finished.push(request);
    end(request);
  });
  await leaveOutWhatWaits(page);
  await page.goto(path);
  // A slow machine's line is idle while scripts start: what they ask for belongs to the page.
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await expect.poll(() => onTheirWay.size === 0 && performance.now() - lastEnd > QUIET_MS).toBe(true);
  await page.evaluate(() => document.fonts.ready);
  const sizes = new Map<string, number>();
  const files: string[] = [];
  // Asked for only now: a size asked for while the page closes would fail the test.
  for (const request of [...finished]) {
    const { responseBodySize } = await request.sizes();
    files.push(`${responseBodySize} ${request.url()}`);
    // All texts of the language, for the pages that come next: they are asked for once the page answers.
    if (request.url().endsWith("/site.json")) continue;
    sizes.set(request.resourceType(), (sizes.get(request.resourceType()) ?? 0) + responseBodySize);
  }
  const used = {
    allBytes: [...sizes.values()].reduce((sum, size) => sum + size, 0),
    documentBytes: sizes.get("document") ?? 0,
    scriptBytes: sizes.get("script") ?? 0,
    styleBytes: sizes.get("stylesheet") ?? 0,
    fontBytes: sizes.get("font") ?? 0,
    pictureBytes: sizes.get("image") ?? 0,
  };
  test.info().annotations.push({ type: "bytes", description: `${path} ${JSON.stringify(used)}` });
  return { used, files };
}

for (const { path, ...own } of [...OWN_BUDGETS, ...others.map((path) => ({ path }))]) {
  const budget = { ...COMMON, ...own };
  test(`the first load of ${path} stays within its bytes`, async ({ page }) => {
    const { used, files } = await weigh(page, path);
    expect(used.scriptBytes).toBeGreaterThan(0);
    for (const [kind, bytes] of Object.entries(used)) {
      expect(bytes, `${bytes} ${kind} of ${files.join(", ")}`).toBeLessThanOrEqual(budget[kind as keyof typeof budget]);
    }
  });
}

/** Of what English needs: the page's texts come beside the English ones, and faces beside those of Latin. */
const LANGUAGE_SHARE = 1.1;
/** Cyrillic brings three faces, which alone are a tenth of a page without pictures: docs/languages.md. */
const LARGER_SHARES: Readonly<Record<string, number>> = { ru: 1.13 };
/** What the faces of another script add at most. */
const SCRIPT_FACES = 17_500;

for (const code of readdirSync(join(import.meta.dirname, "../../languages"))) {
  test(`the first load in "${code}" weighs little more than in English`, async ({ browser, site }) => {
    for (const path of ["", "/leaderboard"]) {
      // Each in a browser that has nothing yet.
      const weighAlone = async (address: string) => {
        const page = await browser.newPage({ baseURL: site.origin });
        const weight = await weigh(page, address);
        await page.close();
        return weight;
      };
      const english = await weighAlone(path || "/");
      const translated = await weighAlone(`/${code}${path}`);
      const withoutFaces = ({ used: { allBytes, fontBytes } }: typeof english) => allBytes - fontBytes;
      expect(withoutFaces(translated), translated.files.join(", ")).toBeLessThanOrEqual(
        withoutFaces(english) * LANGUAGE_SHARE,
      );
      expect(translated.used.fontBytes).toBeLessThanOrEqual(english.used.fontBytes + SCRIPT_FACES);
      expect(translated.used.allBytes).toBeLessThanOrEqual(
        english.used.allBytes * (LARGER_SHARES[code] ?? LANGUAGE_SHARE),
      );
    }
  });
}

/** How far things move while the page loads, by the browser's own measure. */
async function measureShift(page: Page, path: string): Promise<number> {
  await page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!shift.hadRecentInput) (window as unknown as { layoutShift: number }).layoutShift += shift.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(path, { waitUntil: "networkidle" });
  return page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift);
}

/** Longer than a browser holds text back for its face. */
const FACES_LATE_MS = 1000;

test("nothing on the home page moves while it loads, however late its faces come", async ({ page }) => {
  await page.route("**/*.woff2", async (route) => {
    await wait(FACES_LATE_MS);
    await route.continue();
  });
  expect(await measureShift(page, "/")).toBeLessThan(0.01);
});

for (const path of ["/", "/leaderboard", "/tools"]) {
  test(`${path} stands the right way round in Arabic from its first paint`, async ({ page }) => {
    // With the faces at hand: a face that comes late moves words in every language.
    await page.goto(path, { waitUntil: "networkidle" });
    await page.evaluate(() => localStorage.setItem("preferred-language", "ar"));
    expect(await measureShift(page, path)).toBeLessThan(0.1);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  });
}
