import { beforeEach, describe, expect, it } from "vitest";
import { buildTestApp, createAddress } from "../../../../tests/support/build-test-app.ts";
import { countRowsRead } from "../../../../tests/support/count-rows-read.ts";

/** Searches that no index can answer, at more entries than anyone may be made to read. */

const site = await buildTestApp();
const { pool } = site;
const ENTRIES = 12_000;
/** The window of a search, read once, and what is fetched beside it. */
const ROWS_MAX = 2500;

beforeEach(async () => {
  const { user } = await site.register();
  await pool.query(
    `INSERT INTO meetups (id, creator_id, title, description, city, country, event_at, time_zone, tags, warnings, search_text, created_at, updated_at)
     SELECT gen_random_uuid(), $1, 'Night ' || n, 'Paper', 'Lisbon', '', $2::timestamptz + (n - $3::int / 2) * interval '1 minute',
       'Europe/Lisbon', '{}', '{}', 'night ' || n || E'\\nlisbon\\npaper', $2::timestamptz - n * interval '1 second', $2
     FROM generate_series(1, $3::int) n`,
    [user.id, site.clock.now().toISOString(), ENTRIES],
  );
  await pool.query("ANALYZE meetups");
});

function read(url: string) {
  return site.inject({ url, remoteAddress: createAddress() });
}

describe("a search without three letters in a row", () => {
  it("reads a window of the meetups to come and one of those that are over", async () => {
    for (const query of [
      "q=zz&city=zz",
      "city=zz",
      "q=zz",
      "q=zz&sort=newest",
      "q=zz&sort=oldest",
      "q=zz&city=lisbon",
    ]) {
      const rows = await countRowsRead(pool, "meetups", () => read(`/api/meetups?${query}`));
      expect(rows, query).toBeLessThan(2 * ROWS_MAX);
    }
  });

  it("still finds what stands near the top", async () => {
    expect((await read("/api/meetups?q=7&city=li")).json().meetups).toHaveLength(24);
  });
});
