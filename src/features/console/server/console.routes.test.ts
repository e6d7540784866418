import { describe, expect, it } from "vitest";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { CANNED_QUERIES, CONSOLE_VIEWS } from "../canned-queries.catalog.ts";

const site = await buildTestApp({ hasConsole: true });

function ask(query: unknown, member?: TestMember) {
  return site.inject({ method: "POST", url: "/api/admin/sql", headers: member?.headers ?? {}, payload: { query } });
}

async function listRuns() {
  const { rows } = await site.pool.query(
    "SELECT user_id, query, outcome, reason, row_count FROM console_runs ORDER BY started_at, id",
  );
  return rows;
}

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
      'syntax error at or near "DELETE", line 1, position 1. The console only reads: begin with SELECT, WITH, VALUES or TABLE.',
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

  it.each(CONSOLE_VIEWS.map(({ name, columns }) => [name, columns]))(
    "shows the view %s as listed",
    async (name, columns) => {
      const response = await ask(`TABLE ${name}`, await site.registerAdmin());
      expect(response.json().columns).toEqual(columns);
    },
  );

  it("shows no view that is not listed", async () => {
    const response = await ask(
      "SELECT relname FROM pg_class WHERE relnamespace = 'console'::regnamespace ORDER BY relname",
      await site.registerAdmin(),
    );
    expect(response.json().rows.flat()).toEqual(CONSOLE_VIEWS.map(({ name }) => name).toSorted());
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
