/** Ten minutes of a member with a phone who presses whatever is there: what the page keeps, and what the browser's console says. */
import { join } from "node:path";
import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import { findPackDir } from "../build/pack/chosen-pack.mjs";
import { findTestBrowser, TEST_BROWSER_ARGS } from "../scripts/find-browser.ts";
import { readRecording, splitRecording, startPriceReplay } from "../scripts/price-recording.ts";
import { seedCommunity } from "./community.ts";
import { measureKept } from "./kept-heap.ts";
import { findMedian } from "./measure.ts";
import { registerMember } from "./phone.ts";
import { createFolder, report } from "./report.ts";
import { startServer } from "./servers.ts";
import { type Aim, pickAim } from "./stroll-aims.ts";

const STROLL_MS = 10 * 60_000;
/** Parts of pages load once; what they take is no leak. */
const WARM_UP_MS = 2 * 60_000;
const LOOK_EVERY_MS = 20_000;
const STEP_MS = 250;
/** Of the last third of the looks beside the first. */
const GROWTH_MAX = 1.1;
/** Of the last third beside the middle one. */
const LEVEL_MAX = 1.05;
/** A snapshot takes seconds. */
const KEPT_EVERY_LOOKS = 3;
const WORDS = ["zip", "bag", "grin", "night run", "sticker", "Lisbon", "12", "@somebody_here"];
/** The specification wants it said. */
const WANTED = "Service worker registered";
const COUNTED = {
  JSHeapUsedSize: "bytes of heap with compiled code",
  Nodes: "nodes",
  JSEventListeners: "listeners",
} as const;

type Look = Record<keyof typeof COUNTED, number>;

interface Walk {
  looks: Look[];
  kept: number[];
  steps: number;
  documents: number;
}

/** A walk that is the same each time, as far as the site is. */
function createDice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

async function openMember(browser: Browser, origin: string): Promise<Page> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true, baseURL: origin });
  const page = await context.newPage();
  page.setDefaultTimeout(90_000);
  await registerMember(page, origin, "stroll");
  return page;
}

/** What the browser's console says by its kinds, with how often. */
function watchConsole(page: Page): Map<string, number> {
  const said = new Map<string, number>();
  const note = (text: string) => said.set(text, (said.get(text) ?? 0) + 1);
  page.on("console", (message) => {
    if (message.text() !== WANTED) note(`${message.type()}: ${message.text()} ${message.location().url}`);
  });
  page.on("pageerror", (error) => note(`uncaught: ${error.message}`));
  page.on("dialog", (dialog) => void dialog.accept());
  page.on("filechooser", () => undefined);
  page.context().on("page", (opened) => void opened.close());
  return said;
}

async function act(page: Page, aim: Aim, roll: number): Promise<void> {
  await page.touchscreen.tap(aim.x, aim.y);
  if (!aim.isTyped) return;
  await page.keyboard.type(WORDS[Math.floor(roll * WORDS.length)] ?? "zip");
}

/** The same page each time, so that what is counted is what the others left behind. */
async function look(page: Page, client: CDPSession): Promise<Look> {
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page
    .locator('footer a[href="/privacy"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL(/\/privacy$/);
  await page.waitForTimeout(1000);
  await client.send("HeapProfiler.collectGarbage");
  const { metrics } = await client.send("Performance.getMetrics");
  const read = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return Object.fromEntries(Object.keys(COUNTED).map((name) => [name, read(name)])) as Look;
}

/** The pages of a visitor are others: what they hold says nothing beside what a member's held. */
async function expectLoggedIn(page: Page): Promise<void> {
  const answer = await page.request.get("/api/auth/me?optional=true");
  const { user } = (await answer.json()) as { user: object | null };
  if (user === null) throw new Error("the member's session ended within the walk");
}

async function stroll(page: Page): Promise<Walk> {
  const client = await page.context().newCDPSession(page);
  await client.send("Performance.enable");
  let documents = 0;
  page.on("domcontentloaded", () => (documents += 1));
  await page.goto("/");
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  const dice = createDice(13);
  const looks: Look[] = [];
  const kept: number[] = [];
  const endsAt = Date.now() + STROLL_MS;
  let lookAt = Date.now() + WARM_UP_MS;
  let steps = 0;
  while (Date.now() < endsAt) {
    const aim = await page.evaluate(pickAim, dice());
    if (aim === undefined || dice() < 0.08) await page.keyboard.press("Escape");
    else await act(page, aim, dice());
    steps += 1;
    await page.waitForTimeout(STEP_MS);
    if (Date.now() < lookAt) continue;
    await expectLoggedIn(page);
    looks.push(await look(page, client));
    if (looks.length % KEPT_EVERY_LOOKS === 1) kept.push(await measureKept(client));
    lookAt = Date.now() + LOOK_EVERY_MS;
  }
  return { looks, kept, steps, documents };
}

export async function benchStroll(): Promise<void> {
  const dataDir = createFolder();
  await seedCommunity(dataDir);
  const recording = readRecording(join(findPackDir(), "demo/prices.jsonl.gz"));
  const prices = await startPriceReplay(splitRecording(recording).live);
  const site = await startServer(["scripts/run.mjs", "main"], "/readyz", {
    DATA_DIR: dataDir,
    RATE_LIMIT_SCALE: "1000",
    MARKET_BASE_URL: prices.baseUrl,
  });
  const executablePath = findTestBrowser();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: TEST_BROWSER_ARGS });
  try {
    const page = await openMember(browser, site.origin);
    const said = watchConsole(page);
    const { looks, kept, steps, documents } = await stroll(page);
    /** The last third beside the first, or beside the middle one. */
    const compare = (unit: string, values: number[], { beside = 0, atMost = GROWTH_MAX } = {}) => {
      const third = Math.ceil(values.length / 3);
      const first = findMedian(values.slice(beside * third, (beside + 1) * third));
      const last = findMedian(values.slice(-third));
      const figures = `${last} ${unit} after ${first}, ${values.length} looks, ${steps} presses, ${documents} documents`;
      report(`ten minutes of random use: ${unit}`, last / first, figures, { atMost });
    };
    compare("bytes of objects, functions and texts", kept);
    for (const [name, unit] of Object.entries(COUNTED) as [keyof Look, string][]) {
      const values = looks.map((one) => one[name]);
      // What runs for the first time is compiled, so that this one rises before it is level.
      compare(unit, values, name === "JSHeapUsedSize" ? { beside: 1, atMost: LEVEL_MAX } : {});
    }
    for (const [text, count] of said) console.log(`     ${count} × ${text}`);
    report("ten minutes of random use: messages in the console", said.size, "each above", { atMost: 0 });
  } finally {
    await browser.close();
    await site.stop();
    await prices.close();
  }
}
