/** What the community does without is gone, and nothing leads there. */
import { expect, test } from "../e2e/site.ts";
import { getPack, listPages } from "./built-site.ts";

const PAGES_OFF = ["/market", "/stake", "/merch", "/music", "/whitepaper/de"];
const CALLS_OFF = ["/api/market/listings", "/api/whitepaper/html"];

test("pages of features that are off are the page that says that there is none", async ({ request }) => {
  const unknown = await request.get("/nowhere");
  for (const path of PAGES_OFF) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 404]);
    expect(await answer.text()).toBe(await unknown.text());
  }
});

test("calls of features that are off are refused as unknown ones are", async ({ request }) => {
  const unknown = await request.get("/api/nowhere");
  for (const path of CALLS_OFF) {
    const answer = await request.get(path);
    expect([path, answer.status(), (await answer.json()).code]).toEqual([path, 404, (await unknown.json()).code]);
  }
});

test("no link leads to a page that is not there", async ({ page, request, site }) => {
  const places = new Map<string, string>();
  for (const path of getPack().languages.flatMap(listPages)) {
    await page.goto(path);
    const links = page.locator("[href]");
    for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""))) {
      const { origin, pathname, search } = new URL(href, page.url());
      if (origin === site.origin) places.set(`${pathname}${search}`, path);
    }
  }
  expect(places.size).toBeGreaterThan(20);
  const broken: string[] = [];
  for (const [address, path] of places) {
    const answer = await request.get(address);
    if (!answer.ok()) broken.push(`${path} leads to ${address}: ${answer.status()}`);
  }
  expect(broken).toEqual([]);
});

test("the terms and the home page tell of nothing that is off", async ({ page }) => {
  await page.goto("/terms");
  await expect(page.locator("#risk")).toBeAttached();
  for (const id of ["market", "stake", "merch"])
    await expect(page.locator(`section#${id}, h2#${id}-title`)).toHaveCount(0);
  expect(await page.locator("main").textContent()).not.toMatch(/staking|merch/i);
  await page.goto("/");
  await expect(page.locator("#tokens")).toBeAttached();
  for (const id of ["pool", "content"]) await expect(page.locator(`#${id}, .home-${id}`)).toHaveCount(0);
});
