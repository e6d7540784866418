import { describe, expect, it } from "vitest";
import { buildTestApp } from "../../tests/support/build-test-app.ts";
import { DAY_MS, FakeClock, HOUR_MS } from "../../tests/support/fake-clock.ts";
import { claimPeriod } from "./job-period.ts";

const { db, clock } = await buildTestApp();
const hourly = { name: "sweep", periodMs: HOUR_MS };

/** How many of these processes are to do the work. */
async function countClaims(processes = 8, deps = { db, clock }): Promise<number> {
  const claims = await Promise.all(Array.from({ length: processes }, () => claimPeriod(deps, hourly)));
  return claims.filter(Boolean).length;
}

describe("periodic work", () => {
  it("is done by one process in a period, whichever asks first", async () => {
    expect(await countClaims()).toBe(1);
    clock.advance(HOUR_MS - 1);
    expect(await countClaims()).toBe(0);
    clock.advance(1);
    expect(await countClaims()).toBe(1);
    clock.advance(DAY_MS);
    expect(await countClaims()).toBe(1);
  });

  it("of another name has its own period", async () => {
    expect(await countClaims()).toBe(1);
    expect(await claimPeriod({ db, clock }, { name: "count", periodMs: HOUR_MS })).toBe(true);
  });

  it("is not done twice for clocks that differ a little, and goes on after one was set back by days", async () => {
    expect(await countClaims()).toBe(1);
    const behind = (ms: number) => new FakeClock(new Date(clock.now().getTime() - ms));
    expect(await countClaims(1, { db, clock: behind(30_000) })).toBe(0);
    expect(await countClaims(8, { db, clock: behind(3 * DAY_MS) })).toBe(1);
  });
});
