import type { BrowserContext, Page } from "@playwright/test";
import { type FrontServer, startFrontServer } from "./front-server.ts";
import { expect, expectAccessible, test as siteTest } from "./site.ts";

interface OfflineFixtures {
  front: FrontServer;
  visitor: BrowserContext;
}

const test = siteTest.extend<OfflineFixtures>({
  front: async ({ site }, use) => {
    const front = await startFrontServer(site.origin);
    await use(front);
    await front.close();
  },
  // Not the watched page of the other journeys: without a line the console has much to say.
  visitor: async ({ browser, front }, use) => {
    const context = await browser.newContext({ serviceWorkers: "allow", baseURL: front.origin });
    await use(context);
    await context.close();
  },
});

async function waitUntilReady(page: Page): Promise<void> {
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
}

/** Opens a page and waits until the worker stands behind it and has kept it. */
async function visit(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await waitUntilReady(page);
  await expectCached(page, path);
  return page;
}

async function listCached(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return caught.flat().map(({ url }) => url.slice(window.location.origin.length));
  });
}

async function expectCached(page: Page, path: string): Promise<void> {
  await expect.poll(() => listCached(page)).toContain(path);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** Every file the page has loaded from below /assets/ is there to stay. */
async function expectFilesCached(page: Page): Promise<void> {
  const files = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => name.slice(window.location.origin.length)),
  );
  await expect
    .poll(async () => {
      const kept = await listCached(page);
      return files.filter((file) => file.startsWith("/assets/") && !kept.includes(file));
    })
    .toEqual([]);
}

async function deploy(front: FrontServer, page: Page): Promise<void> {
  const text = await (await page.request.get("/sw.js")).text();
  front.answers.set("/sw.js", { text: `${text}\n/* another version */` });
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
}

function isWaiting(page: Page): Promise<boolean> {
  return page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
}

const offer = (page: Page) => page.getByText("A new version is ready", { exact: true });

test.describe("the service worker", () => {
  test("is registered after the page has loaded, which is said once and nothing else", async ({ visitor }) => {
    const page = await visitor.newPage();
    const notes: string[] = [];
    page.on("console", (message) => notes.push(`${message.type()}: ${message.text()}`));
    await page.goto("/roadmap");
    await expect.poll(() => notes).toEqual(["info: Service worker registered"]);
    const registration = await page.evaluate(async () => {
      const { scope, active, updateViaCache } = await navigator.serviceWorker.ready;
      return { scope, script: active?.scriptURL, updateViaCache };
    });
    const origin = new URL(page.url()).origin;
    expect(registration).toEqual({ scope: `${origin}/`, script: `${origin}/sw.js`, updateViaCache: "none" });
  });

  test("is asked for anew each time, and may ask our own server alone", async ({ request, site }) => {
    const { headers } = await fetch(`${site.origin}/sw.js`);
    expect(headers.get("cache-control")).toBe("no-cache");
    expect(headers.get("content-security-policy")).toBe("default-src 'none'; connect-src 'self'; img-src 'self'");
    expect((await request.get("/offline.html")).headers()["content-security-policy"]).toContain("worker-src 'self'");
  });

  test("shows the home page without a line, alive, from the second visit on", async ({ visitor, front }) => {
    const first = await visit(visitor, "/");
    await expectFilesCached(first);
    await first.close();
    front.isOff = true;
    const page = await visitor.newPage();
    const answer = await page.goto("/?ref=again");
    expect(answer?.status()).toBe(200);
    await waitUntilReady(page);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("THE VILLAIN ERA");
    await page.getByRole("button", { name: "LOGIN" }).first().click();
    // The dialog's own files were never asked for: the toaster, which is in the shell, says so.
    await expect(page.locator(".toast")).toBeVisible();
  });

  test("keeps the pages that were opened from within others", async ({ visitor, front }) => {
    const page = await visit(visitor, "/roadmap");
    await page.getByRole("link", { name: "Merch" }).first().click();
    await expect(page).toHaveURL(/\/merch$/);
    await expectCached(page, "/merch");
    await expectFilesCached(page);
    front.isOff = true;
    expect((await page.reload())?.status()).toBe(200);
    await waitUntilReady(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("says UNPLUGGED for a page never opened, names those that were, and tries again", async ({ visitor, front }) => {
    const page = await visit(visitor, "/roadmap");
    front.isOff = true;
    const answer = await page.goto("/terms");
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole("heading", { name: "UNPLUGGED" })).toBeVisible();
    expect(
      await page.locator(".offline-list a").evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
    ).toEqual(["/roadmap"]);
    const illustration = page.locator(".offline-illustration");
    const file = await illustration.evaluate(
      (element) => /\/assets\/[^"]+/.exec(getComputedStyle(element).maskImage)?.[0],
    );
    expect(await page.evaluate(async (url) => (await fetch(url)).status, file ?? "")).toBe(200);
    await expectAccessible(page);

    await page.getByRole("link", { name: "TRY AGAIN" }).click();
    await expect(page.getByRole("heading", { name: "UNPLUGGED" })).toBeVisible();
    front.isOff = false;
    await page.getByRole("link", { name: "TRY AGAIN" }).click();
    await expect(page.getByRole("heading", { name: "TERMS" })).toBeVisible();
  });

  test("reads without scripts too", async ({ browser, front, visitor }) => {
    await (await visit(visitor, "/roadmap")).close();
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL: front.origin });
    await page.goto("/offline.html");
    await expect(page.getByRole("heading", { name: "UNPLUGGED" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Terms of service" })).toBeVisible();
    await page.close();
  });

  test("gives no old data of the API, and stays out of the way of audio", async ({ visitor, front }) => {
    const page = await visit(visitor, "/leaderboard");
    const fetchStatus = (path: string, range?: string) =>
      page.evaluate(
        ({ path, range }) =>
          fetch(path, { headers: range === undefined ? {} : { range } }).then(
            ({ status }) => status,
            () => "no line",
          ),
        { path, range },
      );
    expect(await fetchStatus("/api/leaderboard")).toBe(200);
    expect(await fetchStatus("/audio/black-hood.mp3")).toBe(200);
    expect(await fetchStatus("/api/audio/black-hood.mp3", "bytes=0-99")).toBe(206);
    expect((await listCached(page)).filter((path) => /^\/(api|audio)\//.test(path))).toEqual([]);
    front.isOff = true;
    expect(await fetchStatus("/api/leaderboard")).toBe("no line");
    expect(await fetchStatus("/audio/black-hood.mp3")).toBe("no line");
    expect(await fetchStatus("/api/audio/black-hood.mp3", "bytes=0-99")).toBe("no line");
  });

  test("does not wait for ever on a bad line where the page is kept", async ({ visitor, front }) => {
    const page = await visit(visitor, "/roadmap");
    await expectFilesCached(page);
    front.isHanging = true;
    expect((await page.goto("/roadmap"))?.status()).toBe(200);
    await waitUntilReady(page);
  });

  test("never keeps a page of one member, an error or an answer of the API", async ({ visitor, front }) => {
    const page = await visit(visitor, "/leaderboard");
    for (const path of ["/account", "/admin", "/no-such-page"]) {
      await page.goto(path);
      await waitUntilReady(page);
    }
    expect((await listCached(page)).filter((path) => !path.startsWith("/assets/"))).toEqual([
      expect.stringMatching(/^\/offline\.html\?/),
      "/leaderboard",
    ]);
    front.isOff = true;
    for (const path of ["/account", "/admin", "/no-such-page"]) expect((await page.goto(path))?.status()).toBe(503);
  });
});

test.describe("a new version", () => {
  test("waits, says so until it is answered, and loads the page anew once", async ({ visitor, front }) => {
    const page = await visit(visitor, "/roadmap");
    const shell = (await listCached(page)).filter((path) => path.startsWith("/assets/"));
    // The new server no longer has the files of the old version; what says so must not need it.
    for (const file of shell) front.answers.set(file, { status: 404, text: "" });
    await deploy(front, page);
    await expect(offer(page)).toBeVisible();
    for (const file of shell) front.answers.delete(file);
    expect(await isWaiting(page)).toBe(true);

    front.takeRequests();
    const loaded = page.waitForEvent("load");
    await page.getByRole("button", { name: "Reload" }).click();
    await loaded;
    await waitUntilReady(page);
    await expectCached(page, "/roadmap");
    expect(front.takeRequests().filter((path) => path === "/roadmap")).toHaveLength(1);
    expect(await isWaiting(page)).toBe(false);
    await expect(offer(page)).toBeHidden();
  });

  test("is offered again by the next page when it was waved away", async ({ visitor, front }) => {
    const page = await visit(visitor, "/roadmap");
    await deploy(front, page);
    await expect(offer(page)).toBeVisible();
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(offer(page)).toBeHidden();
    expect(await isWaiting(page)).toBe(true);
    await page.goto("/terms");
    await expect(offer(page)).toBeVisible();
  });

  test("that does not listen is reloaded for all the same, once", async ({ visitor, front }) => {
    const page = await visit(visitor, "/roadmap");
    front.answers.set("/sw.js", { text: "/* knows no messages */" });
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });
    await expect(offer(page)).toBeVisible();
    front.takeRequests();
    const loaded = page.waitForEvent("load");
    await page.getByRole("button", { name: "Reload" }).click();
    await loaded;
    await waitUntilReady(page);
    await expect(offer(page)).toBeVisible();
    expect(front.takeRequests().filter((path) => path === "/roadmap")).toHaveLength(1);
  });

  test("reloads only the tab that said yes; the others are asked", async ({ visitor, front }) => {
    const one = await visit(visitor, "/roadmap");
    const other = await visit(visitor, "/terms");
    await deploy(front, one);
    await expect(offer(one)).toBeVisible();
    await expect(offer(other)).toBeVisible();

    front.takeRequests();
    const oneLoaded = one.waitForEvent("load");
    await one.getByRole("button", { name: "Reload" }).click();
    await oneLoaded;
    await expectCached(one, "/roadmap");
    await expect(offer(one)).toBeHidden();
    await expect(offer(other)).toBeVisible();
    expect(front.takeRequests().filter((path) => ["/roadmap", "/terms"].includes(path))).toEqual(["/roadmap"]);

    const otherLoaded = other.waitForEvent("load");
    await other.getByRole("button", { name: "Reload" }).click();
    await otherLoaded;
    await expectCached(other, "/terms");
    await expect(offer(one)).toBeHidden();
    await expect(offer(other)).toBeHidden();
    expect(front.takeRequests().filter((path) => ["/roadmap", "/terms"].includes(path))).toEqual(["/terms"]);
  });
});
