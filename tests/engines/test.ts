/** Gives each journey the site and windows of an engine, and fails it on what goes wrong in a page. */
import { test as base, expect } from "@playwright/test";
import { ENGINES, type EngineName } from "../../scripts/find-engines.ts";
import { type Site, START_WITHIN_MS, startSite } from "../e2e/start-site.ts";
import { createName, PASSWORD } from "../e2e/villain.ts";
import type { Engine, ViewportSize } from "./driver.ts";
import { startFirefox } from "./firefox.ts";
import { type NotingFront, startNotingFront } from "./noting-front.ts";
import { EnginePage } from "./page.ts";
import { startSilentSound } from "./silent-sound.ts";
import { createWebKit } from "./webkit.ts";

export const PHONE: ViewportSize = { width: 390, height: 844 };
export const DESKTOP: ViewportSize = { width: 1440, height: 900 };

export interface EngineOptions {
  engineName: EngineName;
}

interface WorkerFixtures extends EngineOptions {
  site: Site;
  front: NotingFront;
  engine: Engine;
}

interface JourneyFixtures {
  /** Opens a window of a person who was never here. */
  visit: (size: ViewportSize) => Promise<EnginePage>;
}

export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  engineName: ["firefox", { option: true, scope: "worker" }],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures off the pattern.
    async ({}, use) => {
      const site = await startSite({ limitScale: 100, hasMovableClock: false });
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 2 * START_WITHIN_MS },
  ],
  front: [
    async ({ site }, use) => {
      const front = await startNotingFront(site.origin);
      await use(front);
      await front.close();
    },
    { scope: "worker" },
  ],
  engine: [
    async ({ engineName }, use) => {
      const path = ENGINES[engineName].find() ?? "";
      const sound = await startSilentSound();
      const engine =
        engineName === "firefox" ? await startFirefox(path, sound.address) : createWebKit(path, sound.address);
      await use(engine);
      await engine.close();
      await sound.close();
    },
    { scope: "worker" },
  ],
  visit: async ({ engine, front }, use) => {
    const pages: EnginePage[] = [];
    front.takeNotes();
    await use(async (size) => {
      const page = new EnginePage(await engine.open(size), front.origin);
      pages.push(page);
      return page;
    });
    for (const page of pages) await page.close();
    expect(front.takeNotes()).toEqual([]);
  },
});

/** Registers without the dialog, for journeys that are about something else; the page stands on the site after it. */
export async function registerQuickly(page: EnginePage, path: string): Promise<string> {
  const username = createName();
  await page.goto("/privacy");
  const body = JSON.stringify({ username, password: PASSWORD });
  const status = await page.evaluate<number>(
    `fetch("/api/users/register", { method: "POST", headers: { "content-type": "application/json" }, body: ${JSON.stringify(body)} }).then(({ status }) => status)`,
  );
  expect(status).toBe(201);
  await page.goto(path);
  return username;
}

export { createName, expect, PASSWORD };
