import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { createMeetups } from "#features/meetups/server/meetup-posts.fixture.ts";
import { buildApp } from "#server/app.ts";
import { createId } from "#shared/ids.ts";
import { ORIGIN_PLACEHOLDER } from "#shared/website.ts";
import { buildTestApp, TEST_ORIGIN } from "../../../tests/support/build-test-app.ts";
import { createTemporaryFolder } from "../../../tests/support/temporary-folder.ts";

const site = await buildTestApp();
const { postListing, postMeetup, postImage } = createMeetups(site);

const PAGE = `<html lang="en"><head><title>Board. BAGZ</title>
<meta name="description" content="The board.">
<link rel="canonical" href="${ORIGIN_PLACEHOLDER}/board">
<link rel="alternate" hreflang="de" href="${ORIGIN_PLACEHOLDER}/de/meetups">
<meta property="og:title" content="Board. BAGZ">
<meta property="og:description" content="The board.">
<meta property="og:url" content="${ORIGIN_PLACEHOLDER}/board">
<meta property="og:image" content="${ORIGIN_PLACEHOLDER}/og/board.jpg">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
</head><body><p>Page</p>`;

async function startPages() {
  const websiteDir = await createTemporaryFolder();
  for (const name of ["meetups", "market", "de/meetups"]) {
    mkdirSync(join(websiteDir, name), { recursive: true });
    writeFileSync(join(websiteDir, name, "index.html"), PAGE);
  }
  const app = await buildApp(site.deps, { websiteDir, checkReady: async () => true });
  onTestFinished(() => app.close());
  return app;
}

describe("a page that shows one thing by its address", () => {
  it("has the head of a meetup: what, when, where, its picture and its address", async () => {
    const vex = await site.register();
    const { id: imageId } = await postImage(vex);
    const meetup = await postMeetup(vex, {
      title: `Zip "night" <b>$&`,
      venue: "Bar 9",
      eventAt: "2026-07-01T19:30",
      images: [imageId],
    });
    const app = await startPages();
    const response = await app.inject({ url: `/meetups?city=x&meetup=${meetup.id}` });
    expect([response.statusCode, response.headers["cache-control"]]).toEqual([200, "no-store"]);
    const { body } = response;
    expect(body).toContain("<title>Zip &quot;night&quot; &lt;b&gt;$&amp;. BAGZ</title>");
    expect(body).toContain('property="og:title" content="Zip &quot;night&quot; &lt;b&gt;$&amp;. BAGZ"');
    expect(body).toContain("Wednesday, 1 July 2026 at 19:30, Bar 9, Lisbon, Portugal. Bring a bag and a grin.");
    const address = `${TEST_ORIGIN}/meetups?meetup=${meetup.id}`;
    expect(body).toContain(`rel="canonical" href="${address}"`);
    expect(body).toContain(`property="og:url" content="${address}"`);
    expect(body).toContain(`property="og:image" content="${TEST_ORIGIN}/api/boards/images/${imageId}"`);
    expect(body).toContain('property="og:image:width" content="60"');
  });

  it("has it in every language, and names itself in the others", async () => {
    const { id } = await postMeetup(await site.register(), { title: "Candle night" });
    const { statusCode, body } = await (await startPages()).inject({ url: `/de/meetups?meetup=${id}` });
    expect(statusCode).toBe(200);
    expect(body).toContain("<title>Candle night. BAGZ</title>");
    const address = `${TEST_ORIGIN}/de/meetups?meetup=${id}`;
    expect(body).toContain(`rel="canonical" href="${address}"`);
    expect(body).toContain(`hreflang="de" href="${address}"`);
  });

  it("has the head of a listing, and keeps the page's picture where it has none", async () => {
    const listing = await postListing(await site.register(), { title: "Bag", priceText: "2 SOL", description: "Ink." });
    const { body } = await (await startPages()).inject({ url: `/market?listing=${listing.id}` });
    expect(body).toContain('content="2 SOL. Ink."');
    expect(body).toContain(`property="og:image" content="${TEST_ORIGIN}/og/board.jpg"`);
  });

  it("is alike for what is hidden, gone, no id or never was, and says 404", async () => {
    const { id } = await postMeetup(await site.register(), { title: "Secret" });
    await site.pool.query("UPDATE meetups SET hidden_at = now()");
    const app = await startPages();
    const bodies: string[] = [];
    for (const name of [id, createId(), "x", "%27%20OR%201=1", ""]) {
      const response = await app.inject({ url: `/meetups?meetup=${name}` });
      expect([name, response.statusCode]).toEqual([name, 404]);
      bodies.push(response.body);
    }
    expect(new Set(bodies).size).toBe(1);
    expect(bodies[0]).toContain("<title>Nothing here any more. BAGZ</title>");
    expect(bodies[0]).toContain('<meta name="robots" content="noindex">');
  });

  it("is the page itself where the address names no thing", async () => {
    const response = await (await startPages()).inject({ url: "/meetups?city=Berlin" });
    expect([response.statusCode, response.headers["cache-control"]]).toEqual([
      200,
      "public, max-age=60, must-revalidate",
    ]);
    expect(response.body).toContain("<title>Board. BAGZ</title>");
  });
});
