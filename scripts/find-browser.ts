import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

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

/** Path of an installed Chrome or Chromium: CHROME_PATH, the usual places, then Playwright's own; undefined where there is none. */
export function findBrowser(): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), ...FOLDERS];
  const candidates = [
    process.env.CHROME_PATH ?? "",
    ...folders.flatMap((folder) => [...NAMES, "Google Chrome"].map((name) => join(folder, name))),
    chromium.executablePath(),
  ];
  return candidates.find((path) => path !== "" && isExecutable(path));
}
