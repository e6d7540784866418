import { beforeEach, describe, expect, it } from "vitest";
import { buildTestApp, createAddress, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { countRowsRead } from "../../../../tests/support/count-rows-read.ts";

/** Searches that no index can answer, at more entries than anyone may be made to read. */

const site = await buildTestApp();
const { pool } = site;
const ENTRIES = 12_000;
/** The window of a search, read once, and what is fetched beside it. */
const ROWS_MAX = 2500;

let member: TestMember;

beforeEach(async () => {
  member = await site.register();
  await pool.query(
    `INSERT INTO listings (id, seller_id, title, category, description, price_text, contact, has_images, warnings, search_text, created_at, expires_at)
     SELECT gen_random_uuid(), $1, 'Bag ' || n, 'other', 'Paper', '', '', false, '{}', 'bag ' || n || E'\\npaper',
       $2::timestamptz - n * interval '1 second', $2::timestamptz + interval '30 days' FROM generate_series(1, $3::int) n`,
    [member.user.id, site.clock.now().toISOString(), ENTRIES],
  );
  await pool.query("ANALYZE listings");
});

function read(url: string) {
  return site.inject({ url, remoteAddress: createAddress() });
}

describe("a search without three letters in a row", () => {
  it("reads a window of the market and no more", async () => {
    for (const query of [
      "q=zz",
      "q=!%3F!%3F",
      "q=%25_%25",
      "q=zz&sort=oldest",
      "q=zz&category=art",
      "q=a+b+c+d",
      "q=%E6%AF%94",
    ]) {
      const rows = await countRowsRead(pool, "listings", () => read(`/api/market/listings?${query}`));
      expect(rows, query).toBeLessThan(ROWS_MAX);
    }
  });

  it("still finds what stands near the top, and reads on; a crowd of guests waits for itself and no member for it", async () => {
    const found = await read("/api/market/listings?q=7&limit=5");
    expect(found.json().listings).toHaveLength(5);
    const next = await read(`/api/market/listings?q=7&limit=5&cursor=${found.json().nextCursor}`);
    expect(next.json().listings).toHaveLength(5);
    expect(next.json().listings[0].id).not.toBe(found.json().listings[4].id);

    const guests = Array.from({ length: 120 }, () => read("/api/market/listings?q=zz"));
    const own = await site.inject({ url: "/api/market/listings?q=zz", headers: member.headers });
    expect(own.statusCode).toBe(200);
    const answers = await Promise.all(guests);
    const turnedAway = answers.filter(({ statusCode }) => statusCode === 503);
    expect(turnedAway.length).toBeGreaterThan(0);
    expect(turnedAway[0]?.json()).toMatchObject({ code: "boards.search_busy" });
    expect(turnedAway[0]?.headers["retry-after"]).toBe("2");
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(41);
    expect((await read("/api/market/listings")).statusCode).toBe(200);
  });
});
