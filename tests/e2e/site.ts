/** Starts the built server for the journeys and gives each test a page that fails on anything unexpected. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { readRecording, splitRecording, startMarketReplay } from "../../scripts/market-recording.ts";
import { waitUntilAnswering } from "../../scripts/wait-until-answering.ts";
import { findFreePort } from "../../src/server/free-port.ts";
import { type FakeSpeech, startFakeSpeech } from "../support/fake-speech.ts";

const root = dirname(dirname(import.meta.dirname));

interface SiteFixtures {
  /** Fails the test on console messages, page errors, failed requests and requests to other hosts. */
  watchPage: undefined;
}

interface WorkerFixtures {
  site: { origin: string; speech: FakeSpeech };
}

/** Scripts start after the first frame: until the page says that it answers, only its text is there. */
async function waitUntilReady(page: Page): Promise<void> {
  if ((await page.locator("#root").count()) > 0) await page.locator("html[data-ready]").waitFor({ state: "attached" });
}

export const test = base.extend<SiteFixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies off the pattern
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), "journeys-"));
      const port = await findFreePort();
      const market = await startMarketReplay(
        splitRecording(readRecording(join(root, "packs/bagz/demo/market.jsonl.gz"))).live,
      );
      const speech = await startFakeSpeech();
      const server = spawn(process.execPath, ["dist/server/main.js"], {
        cwd: root,
        stdio: ["ignore", "inherit", "inherit"],
        env: {
          PATH: process.env.PATH,
          NODE_ENV: "production",
          PORT: String(port),
          DATA_DIR: dataDir,
          LOG_LEVEL: "warn",
          ADMIN_USERNAME: "warden",
          ADMIN_PASSWORD: "keys-of-the-house",
          MARKET_BASE_URL: market.baseUrl,
          SPEECH_BASE_URL: speech.baseUrl,
          SPEECH_MODEL: "ear-1",
          RATE_LIMIT_SCALE: "100",
        },
      });
      const origin = `http://localhost:${port}`;
      await waitUntilAnswering(`${origin}/readyz`, server);
      await use({ origin, speech });
      server.kill("SIGTERM");
      await once(server, "exit");
      await market.close();
      await speech.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: "worker" },
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
  watchPage: [
    async ({ page, site }, use) => {
      const surprises: string[] = [];
      page.on("console", (message) => surprises.push(`${message.type()}: ${message.text()}`));
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

export { expect };
