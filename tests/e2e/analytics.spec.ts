import type { Page } from "@playwright/test";
import { test as base, expect, expectAccessible } from "./site.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

/**
 * By its own name the tests' browser is taken for the program that it is. Set as the browser starts: what a page sends while
 * it goes does not carry the name that a context was given.
 */
const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--user-agent=${BROWSER}`] }),
    { scope: "worker" },
  ],
});

interface Sent {
  events: { event: string; properties: Record<string, unknown>; sessionId: string | null }[];
}

/** What the page sends, and what the server makes of it. */
function watchBatches(page: Page) {
  const sent: Sent["events"] = [];
  const accepted: number[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/analytics")) sent.push(...(request.postDataJSON() as Sent).events);
  });
  page.on("response", async (response) => {
    if (!response.url().endsWith("/api/analytics")) return;
    // The last answer may still be under way when the test ends.
    const answer = (await response.json().catch(() => ({ accepted: 0 }))) as { accepted: number };
    accepted.push(answer.accepted);
  });
  return { sent, countAccepted: () => accepted.reduce((sum, count) => sum + count, 0) };
}

/** As when another tab is opened. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
    Reflect.deleteProperty(document, "visibilityState");
  });
}

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { scrollHeight } = document.documentElement;
    for (let step = 1; step <= 8; step += 1) {
      window.scrollTo({ top: (scrollHeight * step) / 8, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
}

test("scrolling the home page is noted in quarters, and sent when the page is hidden", async ({ page }) => {
  const { sent, countAccepted } = watchBatches(page);
  const collector = page.waitForResponse(/\/assets\/collector-[^/]*\.js$/);
  await page.goto("/");
  await collector;
  await page.waitForFunction(() => sessionStorage.getItem("site-visit") !== null);
  // Sections grow as they come near, so that the end moves away at first.
  await expect
    .poll(async () => {
      await scrollToEnd(page);
      await hide(page);
      return sent.map(({ event, properties }) => `${event} ${properties.path} ${properties.depth ?? ""}`.trim());
    })
    .toEqual(["page_view /", "scroll_depth / 25", "scroll_depth / 50", "scroll_depth / 75", "scroll_depth / 100"]);
  expect(new Set(sent.map(({ sessionId }) => sessionId)).size).toBe(1);
  await expect.poll(countAccepted).toBe(5);
});

test("a visit from page to page arrives when the site is left, and stands in the back office", async ({
  page,
  site,
}) => {
  await page.goto("/roadmap");
  await page.waitForFunction(() => sessionStorage.getItem("site-visit") !== null);
  await page.getByRole("link", { name: "Leaderboard" }).first().click();
  await expect(page).toHaveURL(`${site.origin}/leaderboard`);
  await page.goto("about:blank");

  const data = { username: "warden", password: "keys-of-the-house" };
  expect((await page.request.post("/api/auth/login", { headers: { origin: site.origin }, data })).status()).toBe(200);
  const readPages = async () => (await (await page.request.get("/api/admin/analytics")).json()).pages;
  for (const path of ["/roadmap", "/leaderboard"]) {
    await expect.poll(readPages).toContainEqual({ path, views: 1 });
  }
  await page.goto("/admin?tab=analytics");
  await expect(page.getByRole("tab", { name: "Analytics" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("heading", { name: "What visits lead to" })).toBeVisible();
  await expectAccessible(page);
});

test("with Do Not Track nothing is kept in the browser, and no more is told than that something happened", async ({
  page,
}) => {
  const { sent } = watchBatches(page);
  await page.addInitScript(() => Object.defineProperty(navigator, "doNotTrack", { value: "1" }));
  const collector = page.waitForResponse(/\/assets\/collector-[^/]*\.js$/);
  await page.goto("/roadmap");
  await collector;
  await expect
    .poll(async () => {
      await hide(page);
      return sent.map(({ event, properties, sessionId }) => ({ event, properties, sessionId }));
    })
    .toEqual([{ event: "page_view", properties: {}, sessionId: null }]);
  expect(await page.evaluate(() => sessionStorage.getItem("site-visit"))).toBeNull();
});
