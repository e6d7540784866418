/** What the site's presses cost on a mid-range phone with a poor line, with presses on nothing of the same pages beside them. */
import { type Browser, chromium, type Page } from "@playwright/test";
import { findTestBrowser, TEST_BROWSER_ARGS } from "../scripts/find-browser.ts";
import { seedCommunity } from "./community.ts";
import { listMeasuredPages, type MeasuredPage } from "./interaction-steps.ts";
import { findMedian } from "./measure.ts";
import { type Answer, measurePress, registerMember, tapNothing } from "./phone.ts";
import { createFolder, report } from "./report.ts";
import { startServer } from "./servers.ts";

const ROUNDS = 3;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const CPU_SLOWDOWN = 4;
/** Of the page's thread: what other programs take from the machine is not in it. */
const WORK_MAX_MS = 200;
/** Slow 4G: bytes per second and milliseconds. */
const LINE = { offline: false, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 };

/** After this the parts that come in idle time are there. */
const LATE_PARTS_MS = 5000;

interface ShiftFacts {
  value: number;
  hadRecentInput: boolean;
}

export async function openPhone(browser: Browser, origin: string, { isMember = true } = {}): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, baseURL: origin });
  await context.addInitScript(watchShifts);
  await context.addInitScript(() => {
    navigator.canShare = () => true;
    navigator.share = async () => undefined;
  });
  const page = await context.newPage();
  // A busy machine is waited for.
  page.setDefaultTimeout(90_000);
  if (isMember) await registerMember(page, origin, "phone");
  const client = await context.newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.emulateNetworkConditions", LINE);
  await client.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  return page;
}

/** Layout shifts that no press explains, from the first byte on. */
function watchShifts(): void {
  Object.assign(window, { shifts: 0 });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as (PerformanceEntry & ShiftFacts)[]) {
      if (!hadRecentInput) (window as unknown as { shifts: number }).shifts += value;
    }
  }).observe({ type: "layout-shift", buffered: true });
}

export const readShifts = (page: Page) => page.evaluate(() => (window as unknown as { shifts: number }).shifts);

type Note = (name: string, answer: Answer) => void;

/** Answers the sum of its shifts. */
async function measurePage(page: Page, { path, ready, presses }: MeasuredPage, note: Note): Promise<number> {
  await page.goto(path);
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await ready(page).waitFor();
  await page.waitForTimeout(LATE_PARTS_MS);
  note(`${path}: the first tap, on nothing`, await measurePress(page, tapNothing));
  note(`${path}: nothing`, await measurePress(page, tapNothing));
  for (const [name, aim] of Object.entries(presses)) note(name, await measurePress(page, aim));
  return readShifts(page);
}

export async function benchInteractions(): Promise<void> {
  const dataDir = createFolder();
  await seedCommunity(dataDir);
  const limits = { RATE_LIMIT_SCALE: "1000" };
  const site = await startServer(["scripts/run.mjs", "main"], "/readyz", { DATA_DIR: dataDir, ...limits });
  const executablePath = findTestBrowser();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: TEST_BROWSER_ARGS });
  const answers = new Map<string, Answer[]>();
  const shifts = new Map<string, number[]>();
  const note: Note = (name, answer) => answers.set(name, [...(answers.get(name) ?? []), answer]);
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await openPhone(browser, site.origin);
      for (const measured of await listMeasuredPages()) {
        const shift = await measurePage(page, measured, note);
        shifts.set(measured.path, [...(shifts.get(measured.path) ?? []), shift]);
      }
      await page.context().close();
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  for (const [name, rounds] of answers) {
    const waited = findMedian(rounds.map((answer) => answer.waited));
    const figures = `milliseconds of work until the next picture, which came after ${waited.toFixed(0)}`;
    report(name, findMedian(rounds.map((answer) => answer.worked)), figures, { atMost: WORK_MAX_MS });
  }
  for (const [path, rounds] of shifts) report(`${path}: layout shifts`, findMedian(rounds), "all presses included");
}
