import { describe, expect, it } from "vitest";
import { buildTestApp, readCookies } from "../../../../tests/support/build-test-app.ts";
import { expectNothingChanged } from "../../../../tests/support/nothing-changed.ts";
import {
  endMemberLockouts,
  ensureAdministrator,
  findAdministratorProblem,
  giveNewPassword,
  setAdministrator,
} from "./administrator.usecase.ts";

const site = await buildTestApp({ config: { rateLimitScale: 1 } });

function ensure(username: string, password: string): Promise<void> {
  return ensureAdministrator({ ...site.deps, config: { ...site.config, admin: { username, password } } });
}

function login(username: string, password: string) {
  return site.inject({ method: "POST", url: "/api/auth/login", payload: { username, password } });
}

async function readIsAdmin(username: string): Promise<boolean> {
  const { rows } = await site.pool.query("SELECT is_admin FROM users WHERE username = $1", [username]);
  return rows[0].is_admin;
}

describe("the administrator of the configuration", () => {
  it("is created with a name that nobody else can have, and can log in", async () => {
    await ensure("admin", "Kaos-vault-77");
    const response = await login("admin", "Kaos-vault-77");
    expect(response.json().user).toMatchObject({ username: "admin", isAdmin: true });
  });

  it("is kept at the next start, with whatever password was chosen on the site since", async () => {
    await ensure("admin", "Kaos-vault-77");
    await expectNothingChanged(site.pool, () => ensure("admin", "Kaos-vault-77"));
    const password = (await giveNewPassword(site.deps, "admin")) ?? "";
    await expectNothingChanged(site.pool, () => ensure("admin", "Kaos-vault-77"));
    expect((await login("admin", password)).statusCode).toBe(200);
  });

  it("has the setting's password once that has changed, and is out of every session", async () => {
    await ensure("admin", "Kaos-vault-77");
    const cookie = readCookies(await login("admin", "Kaos-vault-77"));
    await ensure("admin", "another-word-9");
    expect((await login("admin", "Kaos-vault-77")).statusCode).toBe(401);
    expect((await login("admin", "another-word-9")).statusCode).toBe(200);
    expect((await site.inject({ url: "/api/auth/me", headers: { cookie } })).statusCode).toBe(401);
    const { rows } = await site.pool.query("SELECT action FROM admin_audit ORDER BY id");
    expect(rows).toEqual([{ action: "members.create" }, { action: "members.password" }]);
    expect(site.logLines.filter((line) => line.includes("ADMIN_PASSWORD has changed"))).toHaveLength(1);
    expect(site.logLines.join("")).not.toContain("another-word-9");
  });

  it("is promoted if the member's own password proves it, and must log in again", async () => {
    const boss = await site.register("boss");
    await ensure("Boss", boss.password);
    expect(await readIsAdmin("boss")).toBe(true);
    const { rows } = await site.pool.query("SELECT action, details FROM admin_audit");
    expect(rows).toEqual([
      { action: "members.role", details: { before: { role: "member" }, after: { role: "administrator" } } },
    ]);
    expect((await site.inject({ url: "/api/auth/me", headers: boss.headers })).statusCode).toBe(401);
  });

  it("never becomes a stranger who registered the name first", async () => {
    await site.register("boss");
    await expectNothingChanged(site.pool, () =>
      expect(ensure("boss", "Kaos-vault-77")).rejects.toThrow("npm run user -- promote boss"),
    );
  });

  it.each([
    ["a b", "Kaos-vault-77", "ADMIN_USERNAME must be 3-20 letters, digits or underscores."],
    ["boss", "short", "ADMIN_PASSWORD must have at least 8 characters."],
    ["boss", "BigBoss123", "ADMIN_PASSWORD is too easy to guess"],
    ["boss", "password1234", "ADMIN_PASSWORD is too easy to guess"],
  ])("is refused as %s with %s", (username, password, sentence) => {
    expect(findAdministratorProblem({ username, password })).toContain(sentence);
  });
});

describe("setAdministrator", () => {
  it("gives and takes the role, and ends the member's sessions each time", async () => {
    const vex = await site.register("vex");
    expect(await setAdministrator(site.deps, "VEX", true)).toBe(true);
    expect(await readIsAdmin("vex")).toBe(true);
    expect((await site.inject({ url: "/api/auth/me", headers: vex.headers })).statusCode).toBe(401);
    expect(await setAdministrator(site.deps, "vex", false)).toBe(true);
    expect(await readIsAdmin("vex")).toBe(false);
  });

  it("finds nobody of an unknown name", async () => {
    expect(await setAdministrator(site.deps, "nobody_here", true)).toBe(false);
    expect(await endMemberLockouts(site.deps, "nobody_here")).toBe(false);
  });
});

describe("endMemberLockouts", () => {
  it("ends the lockouts of this member and of no one whose name looks alike", async () => {
    await site.register("a_b");
    await site.register("axb");
    for (const name of ["a_b", "axb"]) {
      for (let tries = 0; tries < 11; tries += 1) await login(name, "wrong-one");
    }
    expect(await endMemberLockouts(site.deps, "A_B")).toBe(true);
    expect((await login("a_b", "stack-it-6")).statusCode).toBe(200);
    expect((await login("axb", "stack-it-6")).statusCode).toBe(401);
  });
});
