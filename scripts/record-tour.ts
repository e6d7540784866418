/** `npx tsx scripts/record-tour.ts ORIGIN`: walks through a demo that is running and makes the README's moving picture of it. */
import { statSync } from "node:fs";
import { dirname, join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { loadFeatureFixtures } from "../tests/e2e/feature-fixtures.ts";
import { findTestBrowser, TEST_BROWSER_ARGS } from "./find-browser.ts";

const TARGET = join(dirname(import.meta.dirname), "docs/pictures/tour.webp");
const SIZE = { width: 1200, height: 750 };
const SHOWN_WIDTH = 800;
/** Each page with the places to which it is scrolled, in heights of the window, and how long the last of them stays. */
const WALK: (readonly [path: string, places: number[], staysMs: number])[] = [
  ["/", [0, 0.5, 1, 1.6, 2.4], 1200],
  ["/leaderboard", [0, 0.4, 0.8], 1400],
  ["/tools", [0, 0.35], 1400],
  ["/music", [0, 0.5], 1200],
  ["/market", [0, 0.5], 1200],
  ...[...(await loadFeatureFixtures()).values()].flatMap(({ tour }) => (tour ? [tour] : [])),
];
const STEP_MS = 350;
const BYTES_MAX = 1_500_000;

async function takeFrame(page: Page, place: number): Promise<Buffer> {
  await page.evaluate(`window.scrollTo({ top: ${place * SIZE.height}, behavior: "instant" })`);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(STEP_MS);
  const picture = await page.screenshot();
  return sharp(picture).resize(SHOWN_WIDTH).png().toBuffer();
}

const origin = process.argv[2] ?? "http://localhost:3000";
const browser = await chromium.launch({ executablePath: findTestBrowser(), args: TEST_BROWSER_ARGS });
const page = await browser.newPage({ viewport: SIZE, colorScheme: "dark" });
const frames: Buffer[] = [];
const delay: number[] = [];
for (const [path, places, staysMs] of WALK) {
  await page.goto(origin + path, { waitUntil: "networkidle" });
  for (const [index, place] of places.entries()) {
    frames.push(await takeFrame(page, place));
    delay.push(index === places.length - 1 ? staysMs : 2 * STEP_MS);
  }
}
await browser.close();
await sharp(frames, { join: { animated: true } })
  .webp({ quality: 62, effort: 5, loop: 0, delay })
  .toFile(TARGET);
const { size } = statSync(TARGET);
console.log(`${frames.length} frames, ${size} bytes`);
if (size > BYTES_MAX) throw new Error(`docs/pictures/tour.webp must not be larger than ${BYTES_MAX} bytes`);
