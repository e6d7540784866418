// About the default community.
import { describe, expect, it } from "vitest";
import { createId } from "#shared/ids.ts";
import { startBoardPages } from "../../../tests/support/board-pages.ts";
import { createBoards } from "../../../tests/support/board-posts.ts";
import { buildTestApp, TEST_ORIGIN } from "../../../tests/support/build-test-app.ts";

const site = await buildTestApp();
const { postListing } = createBoards(site);
const startPages = () => startBoardPages(site);

describe("a page that shows one thing by its address", () => {
  it("has the head of a listing, and keeps the page's picture where it has none", async () => {
    const listing = await postListing(await site.register(), { title: "Bag", priceText: "2 SOL", description: "Ink." });
    const { body } = await (await startPages()).inject({ url: `/market?listing=${listing.id}` });
    expect(body).toContain('content="2 SOL. Ink."');
    expect(body).toContain(`property="og:image" content="${TEST_ORIGIN}/og/board.jpg"`);
  });

  it("is alike for what is hidden, gone, no id or never was, and says 404", async () => {
    const { id } = await postListing(await site.register(), { title: "Secret" });
    await site.pool.query("UPDATE listings SET hidden_at = now()");
    const app = await startPages();
    const bodies: string[] = [];
    for (const name of [id, createId(), "x", "%27%20OR%201=1", ""]) {
      const response = await app.inject({ url: `/market?listing=${name}` });
      expect([name, response.statusCode]).toEqual([name, 404]);
      bodies.push(response.body);
    }
    expect(new Set(bodies).size).toBe(1);
    expect(bodies[0]).toContain("<title>Nothing here any more. BAGZ</title>");
    expect(bodies[0]).toContain('<meta name="robots" content="noindex">');
  });

  it("is the page itself where the address names no thing", async () => {
    const response = await (await startPages()).inject({ url: "/market?category=art" });
    expect([response.statusCode, response.headers["cache-control"]]).toEqual([
      200,
      "public, max-age=60, must-revalidate",
    ]);
    expect(response.body).toContain("<title>Board. BAGZ</title>");
  });
});
