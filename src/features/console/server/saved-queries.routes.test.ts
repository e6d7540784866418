import { describe, expect, it } from "vitest";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { SAVED_QUERIES_MAX } from "../console.rules.ts";
import type { SavedQueries, SaveQuery } from "../console.schema.ts";

const site = await buildTestApp();
const URL = "/api/admin/sql/saved";

const read = async ({ headers }: TestMember) => (await site.inject({ url: URL, headers })).json<SavedQueries>().queries;

function save({ headers }: TestMember, values: Partial<SaveQuery> = {}, id?: string) {
  const payload = { name: "Everybody", query: "TABLE users", isShared: false, ...values };
  return site.inject({ method: id ? "PUT" : "POST", url: id ? `${URL}/${id}` : URL, headers, payload });
}

const remove = ({ headers }: TestMember, id: string) => site.inject({ method: "DELETE", url: `${URL}/${id}`, headers });

async function listAudit() {
  const { rows } = await site.pool.query("SELECT action, details FROM admin_audit ORDER BY id");
  return rows.filter(({ action }) => action.startsWith("console."));
}

describe("GET /api/admin/sql/saved", () => {
  it("answers the caller's own and what other administrators share", async () => {
    const [boss, other] = [await site.registerAdmin("boss"), await site.registerAdmin("other")];
    await save(boss, { name: "mine" });
    await save(boss, { name: "Ours", isShared: true });
    expect(await read(boss)).toMatchObject([
      { name: "mine", isOwn: true, isShared: false, author: "boss", query: "TABLE users" },
      { name: "Ours", isOwn: true, isShared: true },
    ]);
    expect(await read(other)).toMatchObject([{ name: "Ours", isOwn: false, author: "boss" }]);
    await site.pool.query("UPDATE users SET is_admin = false WHERE username = 'boss'");
    expect(await read(other)).toEqual([]);
  });

  it("needs an administrator", async () => {
    expect((await site.inject({ url: URL })).statusCode).toBe(401);
    const { headers } = await site.register();
    expect((await site.inject({ url: URL, headers })).statusCode).toBe(403);
  });
});

describe("changes of saved queries", () => {
  it("rename, share and delete one's own, and are in the audit", async () => {
    const boss = await site.registerAdmin();
    const [saved] = (await save(boss)).json<SavedQueries>().queries;
    const id = saved?.id ?? "";
    const changed = await save(boss, { name: "EVERYBODY", query: "SELECT 1", isShared: true }, id);
    expect(changed.json().queries).toMatchObject([{ id, name: "EVERYBODY", query: "SELECT 1", isShared: true }]);
    expect((await remove(boss, id)).json()).toEqual({ queries: [] });
    const first = { name: "Everybody", query: "TABLE users", isShared: false };
    const second = { name: "EVERYBODY", query: "SELECT 1", isShared: true };
    expect(await listAudit()).toEqual([
      { action: "console.save", details: { after: first } },
      { action: "console.change", details: { before: first, after: second } },
      { action: "console.remove", details: { before: second } },
    ]);
  });

  it("never reach what somebody else shares", async () => {
    const [boss, other] = [await site.registerAdmin(), await site.registerAdmin()];
    const [saved] = (await save(boss, { isShared: true })).json<SavedQueries>().queries;
    const id = saved?.id ?? "";
    const answers = [await save(other, { name: "x" }, id), await remove(other, id)];
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [404, "console.no_saved"],
      [404, "console.no_saved"],
    ]);
    expect(await read(boss)).toMatchObject([{ name: "Everybody" }]);
  });

  it.each([
    [{ name: " " }, 400, "value.missing", "name"],
    [{ name: "x".repeat(81) }, 400, "text.too_long", "name"],
    [{ query: " ; " }, 400, "console.empty", "query"],
    [{ query: "x".repeat(5001) }, 400, "console.too_long", "query"],
    [{ query: "SELECT '\0'" }, 400, "console.text", "query"],
    [{ name: "everyBODY" }, 409, "console.saved_name", "name"],
  ])("refuse %j", async (values, status, code, field) => {
    const boss = await site.registerAdmin();
    await save(boss);
    const response = await save(boss, values);
    expect([response.statusCode, response.json().code, response.json().field]).toEqual([status, code, field]);
  });

  it("hold the number of queries, and a name, however many come at once", async () => {
    const boss = await site.registerAdmin();
    const now = site.clock.now();
    await site.pool.query(
      `INSERT INTO console_saved_queries (id, user_id, name, query, is_shared, created_at, updated_at)
       SELECT gen_random_uuid(), $1, 'saved ' || n, 'TABLE users', false, $2, $2 FROM generate_series(1, $3) n`,
      [boss.user.id, now, SAVED_QUERIES_MAX - 1],
    );
    const answers = await Promise.all(["a", "A", "b", "c"].map((name) => save(boss, { name })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await read(boss)).toHaveLength(SAVED_QUERIES_MAX);
  });
});
