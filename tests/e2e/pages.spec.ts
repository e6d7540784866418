import { listPagePaths } from "./page-paths.ts";
import { expect, expectAccessible, layOutAll, test } from "./site.ts";
import { createName, registerQuickly } from "./villain.ts";

for (const path of listPagePaths()) {
  test(`${path} is HTML before any script runs, and axe finds nothing on it`, async ({ page, request, site }) => {
    const answer = await request.get(path);
    const policy = answer.headers()["content-security-policy"] ?? "";
    expect(policy).toMatch(/script-src 'self'(?: 'sha256-[\w+/]{43}='){2};/);
    expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/]{43}=';/);
    expect(policy).not.toContain("unsafe");
    const html = await answer.text();
    expect(html).toMatch(/<h1[\s>]/);
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{40,}/);
    // Two scripts stand in the page: one wears the saved theme, one starts the others. Their hashes stand in the policy.
    expect(html.match(/<script[^>]*>/g)).toEqual(["<script>", "<script>"]);
    expect(html).not.toMatch(/\sstyle="/);
    // The shared styles come first and fix the order of the layers for every stylesheet that follows.
    const layers = [...html.matchAll(/@layer ([\w, ]+)/g)].flatMap(([, names = ""]) => names.split(/, */));
    expect([...new Set(layers)]).toEqual(["tokens", "base", "type", "motifs", "layout", "ui"]);
    for (const link of html.matchAll(/property="og:image" content="([^"]+)"/g)) {
      expect(link[1]).toContain(site.origin);
      expect((await request.get(link[1] ?? "")).headers()["content-type"]).toBe("image/jpeg");
    }

    await page.goto(path, { waitUntil: "networkidle" });
    await layOutAll(page);
    await expectAccessible(page);
  });

  test(`${path} has nothing for axe to find for a member either`, async ({ page, site }) => {
    await registerQuickly(page, site.origin, createName());
    await page.goto(path, { waitUntil: "networkidle" });
    await layOutAll(page);
    await expectAccessible(page);
  });
}

test("the hero's words are in the page itself", async ({ request }) => {
  const html = (await (await request.get("/")).text()).replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
  for (const words of ["ZIP IT.", "STACK IT.", "OWN IT."]) expect(html.toUpperCase()).toContain(words);
  expect(html.toUpperCase()).toContain("THE VILLAIN ERA HAS BEGUN");
});

test("any other address is the 404 page, with that status", async ({ request }) => {
  const answer = await request.get("/no-such-page");
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain("Page Not Found");
});

test("the pages can be read with JavaScript off", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const page = await context.newPage();
  await page.goto("/leaderboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("navigation").getByRole("link", { name: "Tools" })).toBeVisible();
  const prizes = page.getByRole("table", { name: "Prizes, in tokens" }).getByRole("row");
  await expect(prizes.nth(1)).toContainText("5,000 tokens");
  await expect(prizes.nth(10)).toContainText("1,000 tokens");
  await context.close();
});
