import { describe, expect, it } from "vitest";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { DAY_MS } from "../../../../tests/support/fake-clock.ts";
import { expectNothingChanged } from "../../../../tests/support/nothing-changed.ts";

const site = await buildTestApp();

function give(member: TestMember | undefined, username: string, payload: object = {}) {
  return site.inject({
    method: "POST",
    url: `/api/admin/members/${encodeURIComponent(username)}/awards`,
    headers: member?.headers ?? {},
    payload: { points: 20, reason: "Translated the rules", ...payload },
  });
}

const list = (member?: TestMember) => site.inject({ url: "/api/admin/awards", headers: member?.headers ?? {} });

describe("POST /api/admin/members/:username/awards", () => {
  it("gives the points at once, proven, and writes down who gave them and why", async () => {
    const [boss, vex] = [await site.registerAdmin("warden"), await site.register("vex")];
    await site.inject({ url: "/api/leaderboard" });
    const response = await give(boss, "@VEX");
    expect(response.json(), response.body).toEqual({ username: "vex", awarded: 20, totalPoints: 20 });
    expect((await site.inject({ url: "/api/leaderboard" })).json().leaderboard).toMatchObject([
      { totalPoints: 20, user: { username: "vex" } },
    ]);
    const { rows } = await site.pool.query("SELECT action_type, points, proven FROM leaderboard_entries");
    expect(rows).toEqual([{ action_type: "community_engagement", points: 20, proven: true }]);
    expect((await list(boss)).json().awards).toEqual([
      {
        id: expect.any(String),
        username: "vex",
        givenBy: "warden",
        points: 20,
        reason: "Translated the rules",
        createdAt: site.clock.now().toISOString(),
      },
    ]);
    const { rows: audited } = await site.pool.query("SELECT admin_id, action, target, details FROM admin_audit");
    const details = { points: 20 };
    expect(audited).toEqual([{ admin_id: boss.user.id, action: "engagement.award", target: vex.user.id, details }]);
    const exported = await site.deps.features
      .find(({ name }) => name === "engagement")
      ?.memberData?.exportFacts?.(site.deps, vex.user.id);
    expect(exported).toMatchObject({ engagement: [{ points: 20, reason: "Translated the rules", source: "hand" }] });
  });

  it("counts one reason once a day, however it is written and whoever sends it", async () => {
    const [boss, other] = [await site.registerAdmin(), await site.registerAdmin()];
    await site.register("vex");
    const awarded = async (admin: TestMember, payload: object = {}) =>
      (await give(admin, "vex", payload)).json().awarded;
    expect(await awarded(boss)).toBe(20);
    expect(await awarded(boss, { points: 30 })).toBe(0);
    expect(await awarded(other, { reason: "  translated  THE rules " })).toBe(0);
    expect(await awarded(other, { reason: "Translated the paper" })).toBe(20);
    site.clock.advance(DAY_MS);
    // A day later the administrators have to log in again.
    const next = await site.registerAdmin();
    expect(await awarded(next)).toBe(20);
    expect((await list(next)).json().awards).toHaveLength(3);
  });

  it("refuses oneself, staff, closed accounts and nobody", async () => {
    const [boss, other] = [await site.registerAdmin("warden"), await site.registerAdmin("porter")];
    await site.register("vex");
    await site.pool.query("UPDATE users SET disabled_at = now() WHERE username = 'vex'");
    for (const [name, status, code] of [
      ["warden", 409, "engagement.own_account"],
      ["PORTER", 409, "engagement.staff"],
      ["vex", 409, "engagement.account_closed"],
      ["nobody", 404, "engagement.no_member"],
      ["deleted-0123456789ab", 404, "engagement.no_member"],
      ["%", 404, "engagement.no_member"],
    ] as const) {
      const response = await expectNothingChanged(site.pool, () => give(boss, name));
      expect([response.statusCode, response.json().code]).toEqual([status, code]);
    }
    expect((await give(other, "warden")).json().code).toBe("engagement.staff");
  });

  it.each([
    ["no points", { points: 0 }],
    ["51 points", { points: 51 }],
    ["half a point", { points: 1.5 }],
    ["points in words", { points: "20" }],
    ["no reason", { reason: "  " }],
    ["an endless reason", { reason: "a".repeat(201) }],
  ])("refuses %s", async (_name, payload) => {
    const boss = await site.registerAdmin();
    await site.register("vex");
    const response = await expectNothingChanged(site.pool, () => give(boss, "vex", payload));
    expect(response.statusCode).toBe(400);
    expect(response.json().field).toBe(Object.keys(payload)[0]);
  });

  it("needs an administrator, to give and to look", async () => {
    const vex = await site.register("vex");
    expect([(await give(undefined, "vex")).statusCode, (await give(vex, "vex")).statusCode]).toEqual([401, 403]);
    expect([(await list()).statusCode, (await list(vex)).statusCode]).toEqual([401, 403]);
  });
});

describe("GET /api/admin/awards", () => {
  it("gives all of them page by page, each once", async () => {
    const [boss, vex] = [await site.registerAdmin("warden"), await site.register("vex")];
    await site.pool.query(
      `INSERT INTO engagement_awards (id, user_id, given_by, points, reason, source, created_at)
       SELECT gen_random_uuid(), $1, $2, 1, 'Reason ' || n, 'hand', timestamptz '2026-01-01' + (n / 3) * interval '1 minute'
       FROM generate_series(1, 120) n`,
      [vex.user.id, boss.user.id],
    );
    const reasons: string[] = [];
    let cursor: string | null = null;
    do {
      const query: string = cursor === null ? "" : `?cursor=${cursor}`;
      const page = await site.inject({ url: `/api/admin/awards${query}`, headers: boss.headers });
      reasons.push(...page.json().awards.map(({ reason }: { reason: string }) => reason));
      cursor = page.json().nextCursor;
    } while (cursor !== null);
    expect(reasons).toHaveLength(120);
    expect(new Set(reasons).size).toBe(120);
    const wrong = await site.inject({ url: "/api/admin/awards?cursor=x", headers: boss.headers });
    expect([wrong.statusCode, wrong.json().field]).toEqual([400, "cursor"]);
  });
});

describe("what a member leaves behind", () => {
  it("are points without words", async () => {
    const [boss, vex] = [await site.registerAdmin("warden"), await site.register("vex")];
    await give(boss, "vex");
    const payload = { username: "vex", password: vex.password };
    const url = `/api/users/${vex.user.id}`;
    const response = await site.inject({ method: "DELETE", url, headers: vex.headers, payload });
    expect(response.statusCode, response.body).toBeLessThan(300);
    const [award] = (await list(boss)).json().awards;
    expect(award).toMatchObject({ points: 20, reason: "", username: expect.stringMatching(/^deleted-/) });
  });
});
