import { describe, expect, it } from "vitest";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";

const site = await buildTestApp();

function setBan(
  username: string,
  isBanned: boolean,
  { member, reason = "Sold air" }: { member?: TestMember; reason?: string } = {},
) {
  return site.inject({
    method: "POST",
    url: "/api/admin/member-ban",
    headers: member?.headers ?? {},
    payload: { username, isBanned, reason },
  });
}

function logIn({ user, password }: TestMember) {
  return site.inject({ method: "POST", url: "/api/auth/login", payload: { username: user.username, password } });
}

describe("POST /api/admin/member-ban", () => {
  it("closes an account with its sessions, opens it again, and records both with the reason", async () => {
    const [boss, vex] = [await site.registerAdmin(), await site.register("vex")];
    const banned = await setBan("@VEX", true, { member: boss });
    expect(banned.json()).toEqual({ username: "vex", isBanned: true });
    expect((await site.inject({ url: "/api/auth/me", headers: vex.headers })).statusCode).toBe(401);
    const closed = (await logIn(vex)).json();
    expect([closed.code, closed.details.words]).toEqual(["login.closed", "Sold air"]);
    await setBan("vex", false, { member: boss, reason: "Said sorry" });
    expect((await logIn(vex)).statusCode).toBe(200);
    expect((await site.inject({ url: "/api/auth/me", headers: vex.headers })).statusCode).toBe(401);
    const { rows } = await site.pool.query("SELECT user_id, admin_id, action, reason FROM member_locks ORDER BY id");
    const who = { user_id: vex.user.id, admin_id: boss.user.id };
    expect(rows).toEqual([
      { ...who, action: "lock", reason: "Sold air" },
      { ...who, action: "unlock", reason: "Said sorry" },
    ]);
  });

  it("needs a login", async () => {
    expect((await setBan("vex", true)).statusCode).toBe(401);
  });

  it("needs an administrator", async () => {
    const vex = await site.register("vex");
    expect((await setBan("vex", true, { member: vex })).statusCode).toBe(403);
  });

  it("asks for a name, a reason and a choice", async () => {
    const boss = await site.registerAdmin();
    await site.register("vex");
    expect((await setBan("vex", true, { member: boss, reason: " " })).json().error).toBe("Give a reason");
    expect((await setBan(" ", true, { member: boss })).json().error).toBe("Name the member");
    expect((await setBan("vex", "yes" as never, { member: boss })).statusCode).toBe(400);
  });

  it("knows no missing member, no deleted one and no ban for administrators", async () => {
    const boss = await site.registerAdmin("boss");
    await site.pool.query(
      "INSERT INTO users (id, username, created_at, disabled_at) VALUES (gen_random_uuid(), 'deleted-abc', now(), now())",
    );
    expect((await setBan("nobody", true, { member: boss })).statusCode).toBe(404);
    expect((await setBan("deleted-abc", false, { member: boss })).statusCode).toBe(404);
    expect((await setBan("boss", true, { member: boss })).statusCode).toBe(409);
  });
});
