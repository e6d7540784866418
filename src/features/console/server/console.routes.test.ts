// About the default community.
import { describe, expect, it, onTestFinished } from "vitest";
import { buildApp } from "#server/app.ts";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { CANNED_QUERIES } from "../canned-queries.catalog.ts";
import type { ConsoleHistory, ConsoleViews } from "../console.schema.ts";

const site = await buildTestApp({ hasConsole: true });

function ask(query: unknown, member?: TestMember) {
  return site.inject({ method: "POST", url: "/api/admin/sql", headers: member?.headers ?? {}, payload: { query } });
}

/** What those who run a site ask about. */
const ASKED_ABOUT = [
  ...["users", "wallet_proofs", "account_changes", "member_locks", "admin_audit", "interests"],
  ...["leaderboard_entries", "month_totals", "daily_actions", "receipts", "engagement_awards"],
  ...["months", "month_members", "month_standings", "month_places", "month_decisions", "month_payments"],
  ...["listings", "board_images", "reports", "report_cases", "moderation_actions"],
  ...["wall_things", "wall_votes", "wall_awards", "content_items", "admin_uploads", "music_tracks"],
  ...["analytics_events", "analytics_days", "console_runs", "job_runs", "outbox_messages", "market_snapshots"],
];

async function listRuns() {
  const { rows } = await site.pool.query(
    "SELECT user_id, query, outcome, reason, row_count FROM console_runs ORDER BY started_at, id",
  );
  return rows;
}

describe("GET /api/admin/sql/history", () => {
  const readHistory = async ({ headers }: TestMember) =>
    (await site.inject({ url: "/api/admin/sql/history", headers }))
      .json<ConsoleHistory>()
      .queries.map(({ query }) => query);

  it("answers the caller's own queries, each once, the last first", async () => {
    const [boss, other] = [await site.registerAdmin(), await site.registerAdmin()];
    for (const query of ["SELECT 1", "SELECT nothing", ";", "SELECT 1"]) {
      site.clock.advance(1000);
      await ask(query, boss);
    }
    expect(await readHistory(boss)).toEqual(["SELECT 1", "SELECT nothing"]);
    expect(await readHistory(other)).toEqual([]);
  });
});

describe("DELETE /api/admin/sql", () => {
  const cancel = (member: TestMember) =>
    site.inject({ method: "DELETE", url: "/api/admin/sql", headers: member.headers });

  it("ends the caller's query and nobody else's", async () => {
    const [boss, other] = [await site.registerAdmin(), await site.registerAdmin()];
    const asked = ask("SELECT count(*) FROM generate_series(1, 1000000000000)", boss);
    expect((await cancel(other)).json()).toEqual({ cancelled: false });
    await expect.poll(async () => (await cancel(boss)).json().cancelled).toBe(true);
    const response = await asked;
    expect(response.statusCode, response.body).toBe(400);
    expect(response.json().error).toBe("canceling statement: you have cancelled it");
    expect((await ask("SELECT 1", boss)).statusCode).toBe(200);
  });
});

describe("DELETE /api/admin/sql in another process", () => {
  it("ends the caller's query too", async () => {
    const other = await buildApp(site.deps, { checkReady: async () => true });
    onTestFinished(() => other.close());
    const boss = await site.registerAdmin();
    const isRunning = async () => {
      const { rows } = await site.pool.query("SELECT 1 FROM pg_stat_activity WHERE starts_with(application_name, $1)", [
        `site console ${boss.user.id}`,
      ]);
      return rows.length > 0;
    };
    const cancelElsewhere = async () => {
      const asked = ask("SELECT count(*) FROM generate_series(1, 1000000000000)", boss);
      await expect.poll(isRunning).toBe(true);
      const { cancelled } = (
        await other.inject({ method: "DELETE", url: "/api/admin/sql", headers: boss.headers })
      ).json();
      return [cancelled, (await asked).json().error];
    };
    // On a machine that stands still its own time limit may end the query first.
    await expect
      .poll(cancelElsewhere, { timeout: 50_000 })
      .toEqual([true, "canceling statement: you have cancelled it"]);
  });
});

describe("POST /api/admin/sql", () => {
  it("answers columns, rows, their number and the time it took", async () => {
    const boss = await site.registerAdmin("boss");
    await site.register("vex", { xUsername: "vex_x" });
    const response = await ask("SELECT username, x_username, is_admin FROM users ORDER BY username;", boss);
    expect(response.statusCode, response.body).toBe(200);
    expect(response.json()).toEqual({
      columns: ["username", "x_username", "is_admin"],
      rows: [
        ["boss", null, true],
        ["vex", "@vex_x", false],
      ],
      rowCount: 2,
      truncated: false,
      durationMs: expect.any(Number),
    });
  });

  it("needs a login", async () => {
    expect((await ask("SELECT 1")).statusCode).toBe(401);
    expect(await listRuns()).toEqual([]);
  });

  it("needs an administrator", async () => {
    const response = await ask("SELECT 1", await site.register());
    expect(response.statusCode).toBe(403);
    expect(response.json().error).toBe("Administrator privileges required");
  });

  it("answers the database's own message with the place of the mistake", async () => {
    const boss = await site.registerAdmin();
    const response = await ask("SELECT username,\n  pints\nFROM users", boss);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      error: 'column "pints" does not exist, line 2, position 3',
      code: "console.failed",
      field: "query",
      details: { reason: 'column "pints" does not exist, line 2, position 3' },
    });
    const write = await ask("DELETE FROM users", boss);
    expect(write.json().error).toBe(
      'syntax error at or near "DELETE", line 1, position 1. The console only reads: begin with SELECT, WITH, VALUES, TABLE, EXPLAIN or SHOW.',
    );
  });

  it.each([
    ["nothing", "", "Empty Query"],
    ["blanks", " \n\t ", "Empty Query"],
    ["5001 characters", `SELECT 1 -- ${"x".repeat(4989)}`, "Query Failed: use at most 5000 characters"],
  ])("refuses %s", async (_, query, error) => {
    const response = await ask(query, await site.registerAdmin());
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toBe(error);
  });

  it("takes 5000 characters", async () => {
    const response = await ask(`SELECT 1 -- ${"x".repeat(4988)}`, await site.registerAdmin());
    expect(response.statusCode, response.body).toBe(200);
  });

  it("refuses what is no text", async () => {
    const boss = await site.registerAdmin();
    for (const query of [undefined, null, 1, ["SELECT 1"], {}]) {
      expect((await ask(query, boss)).statusCode).toBe(400);
    }
  });

  it.each(CANNED_QUERIES.map(({ id, query }) => [id, query]))("runs the canned query %s", async (_, query) => {
    const boss = await site.registerAdmin();
    await site.inject({
      method: "POST",
      url: "/api/actions/track",
      headers: boss.headers,
      payload: { userId: boss.user.id, actionType: "meme_generated" },
    });
    const response = await ask(query, boss);
    expect(response.statusCode, response.body).toBe(200);
    expect(response.json().columns.length).toBeGreaterThan(1);
  });

  it("shows what the features let it show, and nothing else", async () => {
    const boss = await site.registerAdmin();
    const { views } = (await site.inject({ url: "/api/admin/sql/views", headers: boss.headers })).json<ConsoleViews>();
    const readable = await ask(
      `SELECT c.relname, string_agg(a.attname, ',' ORDER BY a.attnum) FROM pg_class c
       JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0
       WHERE c.relnamespace = 'console'::regnamespace AND has_table_privilege(c.oid, 'SELECT') GROUP BY 1`,
      boss,
    );
    expect(readable.json().rows.toSorted()).toEqual(
      views.map(({ name, columns }) => [name, columns.map((column) => column.name).join()]).toSorted(),
    );
    expect((await ask("SELECT count(*) FROM month_payments", boss)).json().rows).toEqual([[0]]);
    expect(views.map(({ name }) => name)).toEqual(expect.arrayContaining(ASKED_ABOUT));
    const secret = /hash|token|secret|password|contact|email|phone|search|session|address_book/;
    expect(views.flatMap(({ columns }) => columns.map(({ name }) => name)).filter((name) => secret.test(name))).toEqual(
      [],
    );
  });

  it("answers the plan of a query, with the place of a mistake in it", async () => {
    const boss = await site.registerAdmin();
    const plan = await ask("-- how\nEXPLAIN (COSTS off) SELECT username FROM users;", boss);
    expect(plan.json()).toMatchObject({ columns: ["QUERY PLAN"], truncated: false });
    expect(plan.json().rows.join()).toContain("Scan on users");
    expect((await ask("explain analyze verbose select 1", boss)).json().rows.join()).toContain("actual time");
    expect((await ask("EXPLAIN\n  SELECT pints FROM users", boss)).json().error).toBe(
      'column "pints" does not exist, line 2, position 10',
    );
  });

  it.each(["SHOW statement_timeout", "show search_path;", "SHOW ALL"])("answers %s", async (query) => {
    const response = await ask(query, await site.registerAdmin());
    expect(response.statusCode, response.body).toBe(200);
    expect(response.json().rowCount).toBeGreaterThan(0);
  });

  it("keeps a record of every run and every refusal", async () => {
    const boss = await site.registerAdmin();
    await ask("SELECT 1", boss);
    await ask("SELECT nothing", boss);
    await ask(" ; ", boss);
    const userId = boss.user.id;
    expect(await listRuns()).toEqual([
      { user_id: userId, query: "SELECT 1", outcome: "answered", reason: null, row_count: 1 },
      { user_id: userId, query: "SELECT nothing", outcome: "failed", reason: "42703", row_count: null },
      { user_id: userId, query: " ; ", outcome: "refused", reason: "console.empty", row_count: null },
    ]);
  });
});
