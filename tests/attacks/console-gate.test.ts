import { describe, expect, it } from "vitest";
import { createId } from "#shared/ids.ts";
import { buildConsoleUnderAttack } from "../support/console-under-attack.ts";
import { HOUR_MS, MINUTE_MS } from "../support/fake-clock.ts";

/** Who may ask the console, and what it takes for a query: part F of the catalogue. */

const { site, pool, getBoss, replaceBoss, rememberState, ask, readRows, expectRefused, countRuns } =
  await buildConsoleUnderAttack();

describe("somebody sends what is no query (121, 122)", () => {
  it.each(["", "   ", ";", " ; ; ", "-- a comment", "/* one /* nested */ */", "/* open", "--\n;\n--"])(
    "%j",
    async (query) => {
      expect(await expectRefused(query)).toBe("Empty Query");
    },
  );

  it("5001 characters, a NUL, half a pair", async () => {
    await expectRefused(`SELECT '${"x".repeat(4992)}'`);
    await expectRefused("SELECT 'a\u0000b'");
    await expectRefused("SELECT '\ud800'");
  });
});

describe("an administrator asks what is allowed (123)", () => {
  it.each([
    "SELECT 1 -- c",
    "WITH a AS (SELECT 1) SELECT * FROM a",
    "VALUES (1), (2)",
    "TABLE users",
    "select 1;",
    "(SELECT 1)",
  ])("%s", async (query) => {
    expect((await readRows(query)).length).toBeGreaterThan(0);
  });
});

describe("somebody asks who may not, or no longer (147, 148)", () => {
  it("each run is one row, refused ones too, and the console cannot reach it", async () => {
    const startCount = await countRuns();
    await ask("SELECT 1");
    await expectRefused("DELETE FROM public.console_runs");
    await expectRefused(";");
    await expectRefused(`SELECT '${"y".repeat(6000)}'`);
    expect((await countRuns()) - startCount).toBe(4);
    const { rows } = await pool.query(
      "SELECT user_id, length(query_hash) AS hash, length(query) <= 5000 AS fits FROM console_runs",
    );
    for (const row of rows) expect(row).toEqual({ user_id: getBoss().user.id, hash: 64, fits: true });
    await expectRefused("SELECT * FROM public.console_runs");
  });

  it("guests hear 401, members 403, foreign pages 403, and none of it is run", async () => {
    const member = await site.register();
    await rememberState();
    expect((await ask("SELECT 1", { member: null })).statusCode).toBe(401);
    expect((await ask("SELECT 1", { member })).statusCode).toBe(403);
    expect((await ask("SELECT 1", { headers: { origin: "https://evil.example" } })).statusCode).toBe(403);
    const form = await site.inject({
      method: "POST",
      url: "/api/admin/sql",
      headers: { ...getBoss().headers, "content-type": "text/plain" },
      payload: '{"query":"SELECT 1"}',
    });
    expect(form.statusCode).toBe(415);
    expect(await countRuns()).toBe(0);
  });

  it("a demoted administrator hears 403 at the next call, an idle one 401 after 12 hours", async () => {
    await pool.query("UPDATE users SET is_admin = false WHERE id = $1", [getBoss().user.id]);
    expect((await ask("SELECT 1")).statusCode).toBe(403);
    await pool.query("UPDATE users SET is_admin = true WHERE id = $1", [getBoss().user.id]);
    site.clock.advance(12 * HOUR_MS + MINUTE_MS);
    expect((await ask("SELECT 1")).statusCode).toBe(401);
    await replaceBoss();
  });

  it("fields of the language in the body are nothing", async () => {
    const response = await site.inject({
      method: "POST",
      url: "/api/admin/sql",
      headers: { ...getBoss().headers, "content-type": "application/json" },
      payload: '{"query":"SELECT 1","__proto__":{"isAdmin":true}}',
    });
    expect(response.statusCode).toBe(400);
    expect((await ask("SELECT 1", { headers: { "x-user-id": createId() } })).statusCode).toBe(200);
  });
});
