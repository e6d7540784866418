import { spawnSync } from "node:child_process";
import { findTestBrowser } from "./find-browser.ts";

const ATTEMPTS: { when: () => boolean; commands: string[][] }[] = [
  { when: () => true, commands: [["npx", "--no-install", "playwright", "install", "chromium"]] },
  {
    when: () => process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0,
    commands: [
      ["apt-get", "update"],
      ["apt-get", "install", "-y", "--no-install-recommends", "chromium-headless-shell"],
    ],
  },
];

/** Makes sure that a Chrome or Chromium is there: an installed one, else Playwright's, else Debian's. Ends the program with one line where none can be had. */
export function ensureBrowser(): void {
  for (const { when, commands } of ATTEMPTS) {
    if (findTestBrowser() !== undefined) return;
    if (!when()) continue;
    for (const [command = "", ...options] of commands)
      spawnSync(command, options, { stdio: "ignore", timeout: 300_000 });
  }
  if (findTestBrowser() !== undefined) return;
  console.error("The tests need a browser: install Chrome or Chromium, or set CHROME_PATH to one.");
  process.exit(1);
}
