/** `npm run lighthouse`: mobile scores of the built pages under simulated slow 4G, the median of three runs each; `-- /market /terms` looks at some. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { findFreePort } from "#embedded-postgres/free-port.ts";
import { listPagePaths } from "../tests/e2e/page-paths.ts";
import { findBrowser } from "../scripts/find-browser.ts";
import { DEMO_RECORDING } from "../scripts/make-price-recording.ts";
import { readRecording, splitRecording, startPriceReplay } from "../scripts/price-recording.ts";
import { findMedian } from "./measure.ts";
import { startServer } from "./servers.ts";

const named = process.argv.slice(2);
const PATHS = named.length > 0 ? named : listPagePaths();
const ROUNDS = 3;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

const dataDir = mkdtempSync(join(tmpdir(), "lighthouse-"));
const source = await startPriceReplay(splitRecording(readRecording(DEMO_RECORDING)).live);
const site = await startServer(["scripts/run.mjs", "main"], "/readyz", {
  DATA_DIR: dataDir,
  MARKET_BASE_URL: source.baseUrl,
});
const port = await findFreePort();
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: ["--no-sandbox", `--remote-debugging-port=${port}`],
});

for (const path of PATHS) {
  const runs: Record<string, number[]> = {};
  const note = (name: string, value: number) => {
    runs[name] = [...(runs[name] ?? []), value];
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const result = await lighthouse(site.origin + path, {
      port,
      output: "json",
      onlyCategories: CATEGORIES,
      logLevel: "error",
    });
    if (result === undefined) throw new Error(`Lighthouse said nothing about ${path}`);
    for (const [name, { score }] of Object.entries(result.lhr.categories)) note(name, Math.round((score ?? 0) * 100));
    note("LCP ms", Math.round(result.lhr.audits["largest-contentful-paint"]?.numericValue ?? Number.NaN));
    note("CLS", result.lhr.audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN);
  }
  const medians = Object.entries(runs).map(([name, values]) => `${name} ${findMedian(values)}`);
  console.log(`${path}: ${medians.join(", ")}`);
}

await browser.close();
await site.stop();
await source.close();
rmSync(dataDir, { recursive: true, force: true });
