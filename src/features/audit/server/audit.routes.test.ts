import { beforeEach, describe, expect, it } from "vitest";
import { OPERATOR_ID, recordAdminAction } from "#server/admin-audit.ts";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { countQueries } from "../../../../tests/support/count-queries.ts";
import { countRowsRead } from "../../../../tests/support/count-rows-read.ts";
import { DAY_MS } from "../../../../tests/support/fake-clock.ts";
import type { AuditEntry, AuditList } from "../audit.schema.ts";

const site = await buildTestApp();
const url = "/api/admin/audit";
let boss: TestMember;
let vex: TestMember;

beforeEach(async () => {
  [boss, vex] = [await site.registerAdmin("boss"), await site.register("vex")];
});

async function record(action: `${string}.${string}`, target: string, more: { by?: string; details?: object } = {}) {
  const { by = boss.user.id, details = {} } = more;
  site.clock.advance(1000);
  const entry = { adminId: by, action, target, details: { ...details }, now: site.clock.now() };
  await site.db.transaction((tx) => recordAdminAction(tx, entry));
}

async function list(query: Record<string, string> = {}): Promise<AuditList> {
  const response = await site.inject({ url, query, headers: boss.headers });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

async function listActions(query: Record<string, string>): Promise<string[]> {
  return (await list(query)).entries.map(({ action }: AuditEntry) => action);
}

describe("GET /api/admin/audit", () => {
  it("shows who did what with whom and how it was before, the newest first", async () => {
    await record("members.role", vex.user.id, { details: { before: "member", role: "moderator" } });
    await record("members.password", vex.user.id, { by: OPERATOR_ID });
    const { entries, next } = await list();
    expect(next).toBeNull();
    expect(entries).toMatchObject([
      { by: "operator", action: "members.password", targetName: "vex" },
      { by: "boss", action: "members.role", target: vex.user.id, details: { before: "member", role: "moderator" } },
    ]);
  });

  it("holds what administrators asked the database", async () => {
    const query = "SELECT 1";
    await site.inject({ method: "POST", url: "/api/admin/sql", headers: boss.headers, payload: { query } });
    expect((await list({ action: "console" })).entries).toMatchObject([
      { by: "boss", action: "console.run", details: { query, outcome: "refused" } },
    ]);
    expect((await list({ q: "select 1" })).entries).toHaveLength(1);
  });

  it.each([
    ["the person", { by: "@Boss" }, ["months.publish", "members.note"]],
    ["the operator", { by: "operator" }, ["members.password"]],
    ["a name that nobody has", { by: "nobody" }, []],
    ["the kind of thing", { action: "members" }, ["members.password", "members.note"]],
    ["the action", { action: "months.publish" }, ["months.publish"]],
    ["the member it was done to", { q: "vex" }, ["members.password", "members.note"]],
    ["words of the details", { q: "ROOT" }, ["months.publish"]],
    ["signs that mean something to the database", { q: "%" }, []],
  ])("filters by %s", async (_name, query, expected) => {
    await record("members.note", vex.user.id);
    await record("members.password", vex.user.id, { by: OPERATOR_ID });
    await record("months.publish", "2026-10", { details: { root: "ab" } });
    expect(await listActions(query as Record<string, string>)).toEqual(expected);
  });

  it("filters by days, both included", async () => {
    await record("months.note", "2026-10");
    const day = site.clock.now().toISOString().slice(0, 10);
    site.clock.advance(2 * DAY_MS);
    boss = await site.registerAdmin();
    await record("months.settle", "2026-10");
    expect(await listActions({ from: day, to: day })).toEqual(["months.note"]);
    expect(await listActions({ to: "2020-01-01" })).toEqual([]);
  });

  it("goes on page by page, and names the field of what it cannot read", async () => {
    for (let count = 0; count < 60; count += 1) await record("months.note", `${count}`);
    const first = await list();
    const second = await list({ cursor: first.next ?? "" });
    expect([...first.entries, ...second.entries].map(({ target }) => target)).toEqual(
      Array.from({ length: 60 }, (_, index) => `${59 - index}`),
    );
    for (const [field, value] of [
      ["cursor", "nonsense"],
      ["by", "a b"],
      ["from", "yesterday"],
      ["action", "DROP"],
    ] as const) {
      const refused = await site.inject({ url, query: { [field]: value }, headers: boss.headers });
      expect([refused.statusCode, refused.json().field]).toEqual([400, field]);
    }
  });

  it("reads no more rows of 100,000 than it shows or looks through", async () => {
    await site.pool.query(
      `INSERT INTO admin_audit SELECT gen_random_uuid(), $1, 'months.note', n::text, '{}', date_trunc('milliseconds', now()) - n * interval '1 minute'
       FROM generate_series(1, 100000) AS n`,
      [boss.user.id],
    );
    await record("members.role", vex.user.id);
    await site.pool.query("ANALYZE admin_audit");
    for (const query of [{}, { by: "boss" }, { by: "vex" }, { action: "members" }, { q: "nowhere" }]) {
      const rows = await countRowsRead(site.pool, "admin_audit", () => list(query as Record<string, string>));
      expect(rows, JSON.stringify(query)).toBeLessThan(12_000);
    }
    const { count } = await countQueries(() => list({ by: "boss", q: "vex" }));
    expect(count).toBeLessThanOrEqual(7);
  });

  it("is for administrators alone", async () => {
    const mod = await site.registerModerator();
    for (const path of [url, `${url}/export?format=csv`]) {
      expect((await site.inject({ url: path })).statusCode).toBe(401);
      expect((await site.inject({ url: path, headers: mod.headers })).statusCode).toBe(403);
    }
  });
});

describe("GET /api/admin/audit/export", () => {
  const take = (query: Record<string, string>) => site.inject({ url: `${url}/export`, query, headers: boss.headers });

  it("gives a table that no spreadsheet runs, and is noted itself", async () => {
    await record("months.note", "=cmd()", { details: { words: 'a "b", c' } });
    const response = await take({ format: "csv", action: "months" });
    expect(response.headers["content-disposition"]).toMatch(/^attachment; filename=".*\.csv"$/);
    expect(response.body).toContain("'=cmd()");
    expect(response.body.trim().split("\r\n")).toHaveLength(2);
    expect((await list()).entries[0]).toMatchObject({
      action: "audit.export",
      target: "csv",
      details: { action: "months" },
    });
  });

  it("gives JSON, batch by batch, also of nothing", async () => {
    await site.pool.query(
      `INSERT INTO admin_audit SELECT gen_random_uuid(), $1, 'months.note', n::text, '{}', date_trunc('milliseconds', now()) - interval '1 hour'
       FROM generate_series(1, 1500) AS n`,
      [boss.user.id],
    );
    const entries = (await take({ format: "json", action: "months" })).json<AuditEntry[]>();
    expect(new Set(entries.map(({ id }) => id)).size).toBe(1500);
    expect((await take({ format: "json", action: "nothing" })).json()).toEqual([]);
  });
});
