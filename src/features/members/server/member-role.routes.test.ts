import { describe, expect, it } from "vitest";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { expectNothingChanged } from "../../../../tests/support/nothing-changed.ts";

const site = await buildTestApp();

function setRole(username: string, role: unknown, member?: TestMember) {
  const url = `/api/admin/members/${encodeURIComponent(username)}/role`;
  return site.inject({ method: "PUT", url, headers: member?.headers ?? {}, payload: { role } });
}

async function readRoles() {
  return (await site.pool.query("SELECT username, is_admin, is_moderator FROM users ORDER BY id")).rows;
}

describe("PUT /api/admin/members/:username/role", () => {
  it("makes a moderator, whose sessions end, and a member again; both stand in the audit", async () => {
    const [boss, vex] = [await site.registerAdmin("boss"), await site.register("vex")];
    const promoted = await setRole("@VEX", "moderator", boss);
    expect([promoted.statusCode, promoted.json()]).toEqual([200, { username: "vex", role: "moderator" }]);
    expect((await site.inject({ url: "/api/auth/me", headers: vex.headers })).statusCode).toBe(401);
    const payload = { username: "vex", password: vex.password };
    const login = await site.inject({ method: "POST", url: "/api/auth/login", payload });
    expect(login.json().user).toMatchObject({ isAdmin: false, isModerator: true });
    await setRole("vex", "member", boss);
    expect(await readRoles()).toEqual([
      { username: "boss", is_admin: true, is_moderator: false },
      { username: "vex", is_admin: false, is_moderator: false },
    ]);
    const { rows } = await site.pool.query("SELECT admin_id, action, target, details FROM admin_audit ORDER BY id");
    const noted = { admin_id: boss.user.id, action: "members.role", target: vex.user.id };
    expect(rows).toEqual([
      { ...noted, details: { before: { role: "member" }, after: { role: "moderator" } } },
      { ...noted, details: { before: { role: "moderator" }, after: { role: "member" } } },
    ]);
  });

  it("changes nothing for who has the role already", async () => {
    const [boss, vex] = [await site.registerAdmin(), await site.registerModerator("vex")];
    await expectNothingChanged(site.pool, () => setRole("vex", "moderator", boss));
    expect((await site.inject({ url: "/api/auth/me", headers: vex.headers })).statusCode).toBe(200);
  });

  it("needs an administrator: neither members nor moderators make each other anything", async () => {
    await site.register("vex");
    for (const member of [undefined, await site.register(), await site.registerModerator()]) {
      const response = await expectNothingChanged(site.pool, () => setRole("vex", "administrator", member));
      expect(response.statusCode).toBe(member === undefined ? 401 : 403);
    }
  });

  it("knows no missing member, no other role, no own role and no role for the locked", async () => {
    const boss = await site.registerAdmin("boss");
    const vex = await site.register("vex");
    await site.pool.query("UPDATE users SET disabled_at = now() WHERE id = $1", [vex.user.id]);
    const cases: [string, unknown, number, string][] = [
      ["nobody", "moderator", 404, "members.not_found"],
      ["deleted-abc", "administrator", 404, "members.not_found"],
      ["boss", "member", 409, "members.own_role"],
      ["vex", "moderator", 409, "members.closed"],
      ["vex", "king", 400, "choice.unknown"],
      ["vex", undefined, 400, "value.missing"],
    ];
    for (const [username, role, status, code] of cases) {
      const response = await expectNothingChanged(site.pool, () => setRole(username, role, boss));
      expect([username, role, response.statusCode, response.json().code]).toEqual([username, role, status, code]);
    }
  });
});
