/** What the community does without is gone, and nothing leads there. */
import { expect, test } from "../e2e/site.ts";
import { getPack, listPages } from "./built-site.ts";

const PAGES_OFF = ["/market", "/stake", "/merch", "/music", "/whitepaper/de"];
const CALLS_OFF = ["/api/market/listings", "/api/whitepaper/html"];

for (const path of PAGES_OFF) {
  test(`${path} is the page that says that there is none`, async ({ page, request }) => {
    expect((await request.get(path)).status()).toBe(404);
    const answer = await page.request.get(path);
    expect(await answer.text()).toContain('content="noindex"');
  });
}

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
    const addresses = await page
      .locator("[href]")
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement | HTMLLinkElement).href));
    for (const address of addresses) {
      const { origin, pathname, search } = new URL(address);
      if (origin === site.origin) places.set(`${pathname}${search}`, path);
    }
  }
  expect(places.size).toBeGreaterThan(20);
  const broken: string[] = [];
  for (const [address, path] of places) {
    const { ok, status } = await request.get(address).then((answer) => ({ ok: answer.ok(), status: answer.status() }));
    if (!ok) broken.push(`${path} leads to ${address}: ${status}`);
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
