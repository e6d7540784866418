/** Pages for those who see them in another way: enlarged four times, in the system's own colours, on paper. */
import { look } from "./look.ts";
import { listPagePaths } from "./page-paths.ts";
import { expect, test } from "./site.ts";

const paths = listPagePaths().filter((path) => !path.startsWith("/whitepaper/"));

/** What a window of 1280 by 1024 shows at 400 %. */
const ENLARGED = { width: 320, height: 256 };

test("every page can be read at 400 %, without scrolling sideways", async ({ browser, site }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: ENLARGED });
  for (const path of paths) {
    await page.goto(`${site.origin}${path}`, { waitUntil: "load" });
    const { overflow, cut } = await look(page);
    expect([path, overflow > 0, cut]).toEqual([path, false, []]);
  }
  await page.close();
});

test("the bars that stay leave room to read at 400 %", async ({ page }) => {
  await page.setViewportSize(ENLARGED);
  await page.goto("/leaderboard");
  await page.mouse.wheel(0, 600);
  const covered = await page.evaluate(() => {
    const fixed = [...document.querySelectorAll<HTMLElement>("body *")].filter((element) => {
      const { position, visibility } = getComputedStyle(element);
      return (position === "fixed" || position === "sticky") && visibility === "visible" && element.offsetHeight > 0;
    });
    const boxes = fixed.map((element) => element.getBoundingClientRect()).filter(({ width }) => width > 200);
    const shown = boxes.map(({ top, bottom }) => Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)));
    return Math.max(0, ...shown) / innerHeight;
  });
  expect(covered).toBeLessThan(0.4);
});

test("in the system's own colours buttons have edges, and what is chosen differs", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/tools");
  const button = page.getByRole("button", { name: "GENERATE TWEET" });
  await expect(button).toBeVisible();
  const edge = button.locator(".button-body");
  expect(await edge.evaluate((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth))).toBeGreaterThan(
    0,
  );
  const [chosen, other] = await Promise.all(
    ["Bullish", "Street"].map((name) =>
      page.getByRole("button", { name, exact: true }).evaluate((element) => {
        const { backgroundColor, color, borderTopColor } = getComputedStyle(element);
        return [backgroundColor, color, borderTopColor].join(" ");
      }),
    ),
  );
  expect(chosen).not.toBe(other);
});

test("on paper stands the page and not its bars", async ({ page }) => {
  await page.goto("/terms");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
});
