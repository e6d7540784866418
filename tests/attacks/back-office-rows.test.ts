import { describe, expect, it } from "vitest";
import { closeMonths } from "#features/months/server/close-months.usecase.ts";
import { getMonthYear, shiftMonth } from "#features/points/points.rules.ts";
import { buildTestApp, type TestMember } from "../support/build-test-app.ts";
import { measureReading } from "../support/count-rows-read.ts";
import { fillBackOffice } from "../support/fill-back-office.ts";

/** Every list of the back office where each has ten thousand rows. REPORT=1 prints what was measured. */

const ROWS = 10_000;
const STATEMENTS_MAX = 40;

const site = await buildTestApp();
const { clock, deps, pool } = site;
const month = shiftMonth(getMonthYear(clock.now()), -1);

/** What each reads at most, of all tables: a few hundred rows where a page is read, each row a few times where they are counted. */
const LISTS: Record<string, number> = {
  "/api/admin/stats": 31_000,
  "/api/admin/sql/history": 700,
  "/api/admin/sql/saved": 16_000,
  "/api/admin/uploads": 16_000,
  "/api/admin/uploads?q=poster+99": 31_000,
  "/api/admin/tracks": 300,
  "/api/admin/news": 60,
  "/api/admin/members": 120,
  "/api/admin/members/member_5000": 10_000,
  "/api/admin/members/zipgrin": 12_000,
  "/api/moderation/cases?state=open": 31_000,
  "/api/moderation/cases?state=closed": 16_000,
  "/api/admin/awards": 160,
  "/api/admin/interests": 61_000,
  "/api/admin/interests/creator-program": 200,
  "/api/admin/interests/creator-program/letters": 120,
  "/api/admin/months": 10,
  [`/api/admin/months/${month}`]: 70_000,
  "/api/admin/health": 3_000,
  "/api/admin/audit": 300,
  "/api/admin/analytics": 31_000,
};

async function measure(url: string, boss: TestMember) {
  const startedAt = performance.now();
  const cost = await measureReading(pool, async () => {
    const response = await site.inject({ url, headers: boss.headers });
    expect([url, response.statusCode, response.body.slice(0, 300)]).toEqual([url, 200, expect.anything()]);
  });
  if (process.env.REPORT) {
    const ms = Math.round(performance.now() - startedAt);
    process.stdout.write(`| \`${url}\` | ${cost.statements} | ${cost.rows} | ${ms} |\n`);
  }
  return cost;
}

describe("the back office with ten thousand rows in every list", () => {
  it("reads no more than its pages need", { timeout: 300_000 }, async () => {
    const boss = await site.registerAdmin("boss");
    await fillBackOffice(pool, { rows: ROWS, adminId: boss.user.id, now: clock.now() });
    await closeMonths(deps);
    await pool.query("VACUUM (ANALYZE)");
    for (const [url, rowsMax] of Object.entries(LISTS)) {
      const { statements, rows } = await measure(url, boss);
      expect([url, statements <= STATEMENTS_MAX]).toEqual([url, true]);
      expect([url, rows <= rowsMax]).toEqual([url, true]);
    }
  });
});
