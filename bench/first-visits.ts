/** What a first visit of each page costs a phone on a poor line, and whether the page moves while it comes and while it is read. */
import { type Browser, chromium } from "@playwright/test";
import { findTestBrowser, TEST_BROWSER_ARGS } from "../scripts/find-browser.ts";
import { listPagePaths } from "../tests/e2e/page-paths.ts";
import { seedCommunity } from "./community.ts";
import { openPhone, readShifts } from "./interactions.ts";
import { createFolder, report } from "./report.ts";
import { startServer } from "./servers.ts";

/** After this a page is at rest; what helps without a line comes later. */
const REST_MS = 1500;
const SCROLL_PIXELS = 600;
const SCROLL_EVERY_MS = 250;
/** A fraction of a pixel is no movement that anybody sees. */
const SHIFT_MAX = 0.001;

async function visit(browser: Browser, origin: string, path: string) {
  const page = await openPhone(browser, origin, { isMember: false });
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  let bytes = 0;
  client.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(path, { waitUntil: "load" });
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await page.waitForTimeout(REST_MS);
  const come = { bytes, shifts: await readShifts(page) };
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += SCROLL_PIXELS) {
    await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), y);
    await page.waitForTimeout(SCROLL_EVERY_MS);
  }
  const shifts = await readShifts(page);
  await page.context().close();
  return { ...come, readShifts: shifts - come.shifts };
}

export async function benchFirstVisits(): Promise<void> {
  const dataDir = createFolder();
  await seedCommunity(dataDir);
  const limits = { RATE_LIMIT_SCALE: "1000" };
  const site = await startServer(["scripts/run.mjs", "main"], "/readyz", { DATA_DIR: dataDir, ...limits });
  const executablePath = findTestBrowser();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: TEST_BROWSER_ARGS });
  try {
    for (const path of listPagePaths()) {
      const { bytes, shifts, readShifts: whileRead } = await visit(browser, site.origin, path);
      const figures = `${Math.round(bytes / 1000)} kB; while it is scrolled through ${whileRead.toFixed(4)}`;
      report(`${path}: layout shifts of a first visit`, shifts, figures, { atMost: SHIFT_MAX });
    }
  } finally {
    await browser.close();
    await site.stop();
  }
}
