import { request as requestHttp } from "node:http";
import type { AddressInfo } from "node:net";
import { beforeAll, describe, expect, it } from "vitest";
import { createAddress, TEST_ORIGIN } from "../support/build-test-app.ts";
import { SERVER_WORK } from "../support/console-refusals.ts";
import { RUNAWAY, SWELLING } from "../support/console-swelling.ts";
import { buildConsoleUnderAttack } from "../support/console-under-attack.ts";
import { MINUTE_MS } from "../support/fake-clock.ts";

/** The console under queries that run away, wait or come all at once: part F of the catalogue and fault F23. */

const { site, pool, login, getBoss, rememberState, ask, expectRefused, expectAllRefused } =
  await buildConsoleUnderAttack();

describe.each(Object.entries(SERVER_WORK))("%s", (_, queries) => {
  it("are refused, one and all", () => expectAllRefused(queries));
});

const OF_SWELLING = ["a sleep", "a great sort", "a text put together", "a regular expression"].map(
  (name) => [name, SWELLING[name] ?? ""] as const,
);

describe("an administrator asks what costs the machine most (135, F23)", () => {
  it.each([...Object.entries(RUNAWAY), ...OF_SWELLING])("%s ends within 7 seconds", async (_, query) => {
    const memory = process.memoryUsage.rss();
    await expectRefused(query);
    expect(process.memoryUsage.rss() - memory).toBeLessThan(250_000_000);
  });

  it("ten thousand values in an IN fit or are too long", async () => {
    await expectRefused(`SELECT 1 WHERE 1 IN (${Array.from({ length: 10_000 }, (_, n) => n).join(",")})`);
  });

  it("the site answers meanwhile, and no connection is left", async () => {
    async function visit(): Promise<number> {
      const startedAt = performance.now();
      for (let call = 0; call < 20; call += 1) {
        expect((await site.inject({ url: "/api/leaderboard", remoteAddress: createAddress() })).statusCode).toBe(200);
      }
      return performance.now() - startedAt;
    }
    // The machine's own pace at the moment.
    const calmMs = await visit();
    const slow = ask("SELECT count(*) FROM generate_series(1, 1000000000000)");
    expect((await visit()) - calmMs).toBeLessThan(4000);
    expect((await slow).statusCode).toBe(400);
    const { user } = login.connection;
    await expect
      .poll(async () => (await pool.query("SELECT 1 FROM pg_stat_activity WHERE usename = $1", [user])).rowCount)
      .toBe(0);
  });
});

describe("administrators ask too much at once (144)", () => {
  it("the second query of an administrator hears 409 while the first runs", async () => {
    const answers = await Promise.all([ask("SELECT count(*) FROM generate_series(1, 2000000)"), ask("SELECT 2")]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it("the 21st query of a minute hears 429, for that administrator alone", async () => {
    for (let run = 0; run < 20; run += 1) expect((await ask("SELECT 1")).statusCode).toBe(200);
    const response = await ask("SELECT 1");
    expect(response.statusCode).toBe(429);
    expect(response.headers["retry-after"]).toBe("60");
    const other = await site.registerAdmin();
    await rememberState();
    expect((await ask("SELECT 1", { member: other })).statusCode).toBe(200);
    site.clock.advance(MINUTE_MS + 1000);
    expect((await ask("SELECT 1")).statusCode).toBe(200);
  });

  it("four administrators at once are all answered, two at a time", async () => {
    const others = await Promise.all([site.registerAdmin(), site.registerAdmin(), site.registerAdmin()]);
    await rememberState();
    const answers = await Promise.all(
      [getBoss(), ...others].map((member) => ask("SELECT count(*) FROM generate_series(1, 300000)", { member })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  });
});

describe("a caller hangs up in the middle of a query (145)", () => {
  let port: number;
  beforeAll(async () => {
    await site.app.listen({ port: 0, host: "127.0.0.1" });
    port = (site.app.server.address() as AddressInfo).port;
  });

  it("takes the query along", async () => {
    const { user } = login.connection;
    // Not the statements before it: whoever hangs up during those has asked nothing yet.
    const findStatements = async () =>
      (
        await pool.query(
          "SELECT 1 FROM pg_stat_activity WHERE usename = $1 AND state = 'active' AND query LIKE 'FETCH%'",
          [user],
        )
      ).rowCount;
    const request = requestHttp({
      port,
      host: "127.0.0.1",
      path: "/api/admin/sql",
      method: "POST",
      headers: { ...getBoss().headers, origin: TEST_ORIGIN, "content-type": "application/json" },
    });
    request.on("error", () => {});
    request.end(JSON.stringify({ query: "SELECT count(*) FROM generate_series(1, 1000000000000)" }));
    await expect.poll(findStatements).toBe(1);
    const paceAt = performance.now();
    await findStatements();
    const paceMs = performance.now() - paceAt;
    const hungUpAt = performance.now();
    request.destroy();
    await expect.poll(findStatements, { interval: 20 }).toBe(0);
    expect(performance.now() - hungUpAt - paceMs).toBeLessThan(1500);
    await expect
      .poll(async () => (await pool.query("SELECT outcome, reason FROM console_runs")).rows)
      .toEqual([{ outcome: "failed", reason: "hang-up" }]);
  });
});
