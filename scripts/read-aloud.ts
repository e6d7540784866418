/**
 * `npx tsx scripts/read-aloud.ts URL [--as NAME:PASSWORD] [--press BUTTON]…`: prints a page as a screen reader goes through it,
 * then what is announced after each press.
 */
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { recordAnnouncements } from "../tests/support/announcements.ts";
import { findTestBrowser, TEST_BROWSER_ARGS } from "./find-browser.ts";

/** Longer than any message takes to come. */
const LISTENS_MS = 3000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { as: { type: "string" }, press: { type: "string", multiple: true, default: [] } },
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
const lines = (await page.locator("body").ariaSnapshot()).split("\n");
console.log([await page.title(), ...lines.filter((line) => !line.includes("- /url: "))].join("\n"));
// What tsx writes around named functions is not in the page.
await page.evaluate("globalThis.__name = (named) => named");
await page.evaluate(recordAnnouncements);
for (const name of values.press) {
  await page.getByRole("button", { name }).first().click();
  await page.waitForTimeout(LISTENS_MS);
  const said = await page.evaluate(() => window.announced?.splice(0) ?? []);
  console.log(`\n${name} →\n${said.map((words) => `  ${words}`).join("\n")}`);
}
await browser.close();
