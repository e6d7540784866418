import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** Chromium without windows: the same engine for a quarter less work. */
const HEADLESS_NAME = "chromium-headless-shell";
const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const FOLDERS = ["/usr/bin", "/usr/local/bin", "/snap/bin", "/Applications/Google Chrome.app/Contents/MacOS"];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function findFirst(names: readonly string[], others: readonly string[] = []): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), ...FOLDERS];
  const installed = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [process.env.CHROME_PATH ?? "", ...installed, ...others].find((path) => path !== "" && isExecutable(path));
}

/** Path of an installed Chrome or Chromium: CHROME_PATH, the usual places, then Playwright's own; undefined where there is none. */
export function findBrowser(): string | undefined {
  return findFirst([...NAMES, "Google Chrome"], [chromium.executablePath()]);
}

/** The browser for tests, which need no windows: its headless shell where that is installed. */
export function findTestBrowser(): string | undefined {
  return findFirst([HEADLESS_NAME]) ?? findBrowser();
}

/**
 * What a browser of tests is started with. The headless shell would round the widths of letters to whole pixels, and fetch
 * late pictures from further below than Chromium does, since it does not know its line.
 */
export const TEST_BROWSER_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--font-render-hinting=none",
  "--blink-settings=lazyLoadingImageMarginPxUnknown=1250",
];
