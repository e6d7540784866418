/**
 * `npx tsx scripts/read-aloud.ts URL [--as NAME:PASSWORD] [--press BUTTON]… [--listen SECONDS]`: prints a page as a screen
 * reader goes through it, then what is announced after each press, and while nobody does anything.
 */
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { recordAnnouncements } from "../tests/support/announcements.ts";
import { findTestBrowser, TEST_BROWSER_ARGS } from "./find-browser.ts";

/** Longer than any message takes to come. */
const LISTENS_MS = 3000;
const STEP_PX = 600;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    as: { type: "string" },
    press: { type: "string", multiple: true, default: [] },
    listen: { type: "string" },
  },
});
const [address = "http://localhost:3000/"] = positionals;
const browser = await chromium.launch({ executablePath: findTestBrowser(), args: TEST_BROWSER_ARGS });
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
if (values.as !== undefined) {
  const [username, password] = values.as.split(":");
  const { origin } = new URL(address);
  const answer = await page.request.post(`${origin}/api/auth/login`, {
    headers: { origin },
    data: { username, password },
  });
  if (!answer.ok()) throw new Error(`Nobody was logged in: ${await answer.text()}`);
}
await page.goto(address, { waitUntil: "networkidle" });
// What lies far below comes alive when somebody comes near.
const height = await page.evaluate(() => document.documentElement.scrollHeight);
for (let y = 0; y < height; y += STEP_PX) {
  await page.mouse.wheel(0, STEP_PX);
  await page.waitForTimeout(100);
}
await page.waitForTimeout(LISTENS_MS);
const lines = (await page.locator("body").ariaSnapshot()).split("\n");
console.log([await page.title(), ...lines.filter((line) => !line.includes("- /url: "))].join("\n"));
// What tsx writes around named functions is not in the page.
await page.evaluate("globalThis.__name = (named) => named");
await page.evaluate(recordAnnouncements);

/** Prints what the page says by itself from now on. */
async function listen(after: string, ms: number): Promise<void> {
  await page.waitForTimeout(ms);
  const said = await page.evaluate(() => window.announced?.splice(0) ?? []);
  console.log(`\n${after} →\n${said.map((words) => `  ${words}`).join("\n")}`);
}

for (const name of values.press) {
  await page.getByRole("button", { name }).first().click();
  await listen(name, LISTENS_MS);
}
if (values.listen !== undefined) await listen(`${values.listen} s of nothing`, Number(values.listen) * 1000);
await browser.close();
