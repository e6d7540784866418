import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Builder, Key as SeleniumKey, type WebDriver, type WebElement } from "selenium-webdriver";
import { findFreePort } from "#embedded-postgres/free-port.ts";
import { waitUntilAnswering } from "../../scripts/wait-until-answering.ts";
import type { DrivenElement, Driver, Engine, Key, ViewportSize } from "./driver.ts";

const START_WITHIN_MS = 20_000;
/** Full screen has no toolbar, which is wider than a phone. */
const BROWSER_OPTIONS = ["--automation", "--full-screen"];
const SCREEN = "1600x1200x24";
const KEYS: Partial<Record<Key, string>> = {
  Enter: SeleniumKey.ENTER,
  Escape: SeleniumKey.ESCAPE,
  Delete: SeleniumKey.DELETE,
  ArrowRight: SeleniumKey.ARROW_RIGHT,
  ArrowLeft: SeleniumKey.ARROW_LEFT,
};

function driveElement(element: WebElement): DrivenElement {
  return {
    click: () => element.click(),
    type: (text) => element.sendKeys(text),
    upload: (path) => element.sendKeys(path),
  };
}

/** The answer of a script, or what it failed with: WebDriver has no words for a promise that is rejected. */
function toScript(expression: string): string {
  return `const answer = arguments[arguments.length - 1];
    (async () => (${expression}))().then((value) => answer({ value }), (error) => answer({ error: String(error) }));`;
}

function drivePage(driver: WebDriver, close: () => Promise<void>): Driver {
  return {
    goto: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    back: () => driver.navigate().back(),
    async evaluate<T>(expression: string) {
      const { value, error } = await driver.executeAsyncScript<{ value: T; error?: string }>(toScript(expression));
      if (error !== undefined) throw new Error(error);
      return value;
    },
    find: async (expression) => driveElement(await driver.executeScript<WebElement>(`return ${expression}`)),
    press: (key) =>
      driver
        .actions()
        .sendKeys(KEYS[key] ?? key)
        .perform(),
    resize: ({ width, height }) => resize(driver, { width, height }),
    close,
  };
}

async function resize(driver: WebDriver, { width, height }: ViewportSize): Promise<void> {
  await driver.manage().window().setRect({ x: 0, y: 0, width, height });
}

async function stop(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const ended = once(program, "exit");
  program.kill();
  await ended;
}

async function startDisplay(): Promise<{ display: string; program: ChildProcess }> {
  const program = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", SCREEN, "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  if (program.stdout === null) throw new Error("Xvfb says nothing");
  const [number] = await once(program.stdout, "data");
  return { display: `:${String(number).trim()}`, program };
}

/** WebKitGTK's MiniBrowser by WebDriver. A driver has one window: each person has a driver, a screen and a home of their own. */
export function createWebKit(browserPath: string, soundAddress: string): Engine {
  return {
    async open(size) {
      const home = mkdtempSync(join(tmpdir(), "webkit-"));
      const { display, program: screen } = await startDisplay();
      const port = await findFreePort();
      const service = spawn("WebKitWebDriver", [`--port=${port}`], {
        stdio: "ignore",
        env: {
          PATH: process.env.PATH,
          HOME: home,
          DISPLAY: display,
          PULSE_SERVER: soundAddress,
          // There is no bus and no graphics card, and its sandbox cannot be set up inside of a container.
          GSETTINGS_BACKEND: "memory",
          NO_AT_BRIDGE: "1",
          WEBKIT_DISABLE_COMPOSITING_MODE: "1",
          WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
        },
      });
      const address = `http://127.0.0.1:${port}`;
      await waitUntilAnswering(`${address}/status`, service, START_WITHIN_MS);
      const driver = await new Builder()
        .usingServer(address)
        .withCapabilities({
          browserName: "MiniBrowser",
          "webkitgtk:browserOptions": { binary: browserPath, args: BROWSER_OPTIONS },
        })
        .build();
      await resize(driver, size);
      return drivePage(driver, async () => {
        await driver.quit();
        await stop(service);
        await stop(screen);
        rmSync(home, { recursive: true, force: true });
      });
    },
    close: async () => {},
  };
}
