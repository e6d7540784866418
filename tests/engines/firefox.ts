import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import puppeteer, { type ElementHandle, type Page } from "puppeteer-core";
import type { DrivenElement, Driver, Engine } from "./driver.ts";

function driveElement(page: Page, handle: ElementHandle): DrivenElement {
  return {
    click: () => handle.click(),
    async type(text) {
      await handle.focus();
      await page.keyboard.type(text);
    },
    upload: (path) => (handle as ElementHandle<HTMLInputElement>).uploadFile(path),
  };
}

function drivePage(page: Page, close: () => Promise<void>): Driver {
  return {
    async goto(url) {
      await page.goto(url);
    },
    async reload() {
      await page.reload();
    },
    async back() {
      await page.goBack();
    },
    evaluate: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    async find(expression) {
      const element = (await page.evaluateHandle(expression)).asElement();
      if (element === null) throw new Error(`No element: ${expression}`);
      return driveElement(page, element as ElementHandle);
    },
    press: (key) => page.keyboard.press(key),
    resize: (size) => page.setViewport(size),
    close,
  };
}

/** Firefox by WebDriver BiDi, which it speaks itself: no program stands in between. */
export async function startFirefox(executablePath: string, soundAddress: string): Promise<Engine> {
  // Root may only start it in a home that is root's.
  const home = mkdtempSync(join(tmpdir(), "firefox-"));
  const env = { ...process.env, HOME: home, PULSE_SERVER: soundAddress };
  const browser = await puppeteer.launch({ browser: "firefox", executablePath, env });
  return {
    async open(size) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(size);
      return drivePage(page, () => context.close());
    },
    async close() {
      await browser.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
