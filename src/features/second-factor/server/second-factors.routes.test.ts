import { beforeEach, describe, expect, it } from "vitest";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { MINUTE_MS } from "../../../../tests/support/fake-clock.ts";
import { SoftwarePasskey } from "../../../../tests/support/software-passkey.ts";
import { removeAllFactors } from "./remove-factors.usecase.ts";
import { createFactors } from "./second-factor.fixture.ts";

const site = await buildTestApp({ staffSecondFactor: "required" });
const { call, showCode, addApp, askForPasskey, addPasskey, logIn, startLogin, finish } = createFactors(site);

const STAFF_ROUTE = "/api/moderation/cases?state=open";

let mod: TestMember;

beforeEach(async () => {
  mod = await site.registerModerator("mod");
});

async function listAudit(): Promise<[string, string][]> {
  const { rows } = await site.pool.query("SELECT action, details->>'what' AS what FROM admin_audit ORDER BY id");
  return rows.map(({ action, what }) => [action, what]);
}

describe("a site that demands a second factor of its staff", () => {
  it("lets them in without one, and to nothing of the staff's until they have added one", async () => {
    expect((await logIn(mod)).statusCode).toBe(200);
    for (const member of [mod, await site.registerAdmin()]) {
      const url = member === mod ? STAFF_ROUTE : "/api/admin/stats";
      const closed = await site.inject({ url, headers: member.headers });
      expect([closed.statusCode, closed.json().code]).toEqual([403, "access.second_factor_needed"]);
      expect((await call(member, "GET")).json()).toMatchObject({ isRequired: true, passkeys: [], app: null });
      await addApp(member);
      expect((await site.inject({ url, headers: member.headers })).statusCode).toBe(200);
    }
  });

  it("closes them again when the last one is removed", async () => {
    await addApp(mod);
    await call(mod, "DELETE", "/app", { password: mod.password });
    expect((await site.inject({ url: STAFF_ROUTE, headers: mod.headers })).statusCode).toBe(403);
  });
});

describe("second factors in Settings", () => {
  it("are for staff alone", async () => {
    const vex = await site.register();
    for (const [method, path] of [
      ["GET", ""],
      ["POST", "/app"],
      ["POST", "/app/confirm"],
      ["POST", "/passkeys/options"],
      ["POST", "/codes"],
      ["DELETE", "/app"],
    ] as const) {
      const payload = method === "GET" ? undefined : { password: vex.password };
      expect((await call(vex, method, path, payload)).json().code).toBe("second_factor.staff_only");
    }
  });

  it("are added and removed with the password, and every change is noted", async () => {
    for (const path of ["/app", "/passkeys/options", "/codes"]) {
      expect((await call(mod, "POST", path, {})).json().code).toBe("auth.password_needed");
    }
    const { codes } = await addApp(mod);
    expect((await addPasskey(mod)).codes).toBeNull();
    const { passkeys, app, codesLeft } = (await call(mod, "GET")).json();
    expect([passkeys[0].name, app.createdAt, codesLeft]).toEqual(["Blue key", expect.any(String), 10]);
    const renewed = (await call(mod, "POST", "/codes", { password: mod.password })).json().codes;
    expect(renewed.filter((code: string) => codes.includes(code))).toEqual([]);
    const path = `/passkeys/${passkeys[0].id}`;
    expect((await call(mod, "DELETE", path, { password: "wrong-one" })).statusCode).toBe(403);
    expect((await call(mod, "DELETE", path, { password: mod.password })).statusCode).toBe(204);
    expect((await call(mod, "DELETE", path, { password: mod.password })).statusCode).toBe(404);
    expect((await call(mod, "GET")).json().codesLeft).toBe(10);
    expect((await call(mod, "DELETE", "/app", { password: mod.password })).statusCode).toBe(204);
    expect((await call(mod, "GET")).json()).toMatchObject({ passkeys: [], app: null, codesLeft: 0 });
    expect(await listAudit()).toEqual([
      ["second-factor.added", "app"],
      ["second-factor.added", "passkey"],
      ["second-factor.added", "codes"],
      ["second-factor.removed", "passkey"],
      ["second-factor.removed", "app"],
    ]);
    expect((await logIn(mod)).statusCode).toBe(200);
  });

  it("count once a code was shown; a wrong one, or a used one, confirms nothing", async () => {
    const { secret } = (await call(mod, "POST", "/app", { password: mod.password })).json();
    expect((await call(mod, "POST", "/app/confirm", { code: "000000" })).json()).toMatchObject({ field: "code" });
    expect((await logIn(mod)).statusCode).toBe(200);
    expect((await call(mod, "POST", "/app/confirm", { code: showCode(secret) })).statusCode).toBe(200);
    expect((await call(mod, "POST", "/app", { password: mod.password })).json().code).toBe(
      "second_factor.too_many_apps",
    );
    expect((await call(mod, "POST", "/app/confirm", { code: showCode(secret) })).statusCode).toBe(404);
  });

  it("take a passkey for this site only, once, and within five minutes", async () => {
    const passkey = new SoftwarePasskey();
    const add = (response: object) => call(mod, "POST", "/passkeys", { name: "Key", response });
    const refused = async (response: object) => {
      const answer = await add(response);
      expect([answer.statusCode, answer.json().code]).toEqual([400, "second_factor.passkey_refused"]);
    };
    await refused(passkey.register({ challenge: "bm9uZQ" }));
    const origin = "https://bagz.evil.example";
    await refused(passkey.register({ challenge: await askForPasskey(mod), origin }));
    await refused(passkey.register({ challenge: await askForPasskey(mod), rpId: "evil.example" }));
    await refused({});
    const old = await askForPasskey(mod);
    site.clock.advance(5 * MINUTE_MS);
    await refused(passkey.register({ challenge: old }));
    const made = passkey.register({ challenge: await askForPasskey(mod) });
    expect((await add(made)).statusCode).toBe(201);
    await refused(made);
    const again = passkey.register({ challenge: await askForPasskey(mod) });
    expect((await add(again)).json().code).toBe("second_factor.passkey_known");
  });

  it("survive a password reset: the new password alone opens nothing", async () => {
    const { secret } = await addApp(mod);
    const boss = await site.registerAdmin("boss");
    await addApp(boss);
    const made = await site.inject({
      method: "POST",
      url: "/api/admin/members/mod/reset-link",
      headers: boss.headers,
      payload: {},
    });
    const token = made.json().url.split("#reset=")[1];
    const payload = { token, newPassword: "stack-it-again-7" };
    await site.inject({ method: "POST", url: "/api/auth/password-reset/verify", payload });
    const cookie = await startLogin({ ...mod, password: "stack-it-again-7" });
    expect((await finish(cookie, { code: showCode(secret) })).statusCode).toBe(200);
  });

  it("are taken off at the machine for who is locked out", async () => {
    await addApp(mod);
    await addPasskey(mod);
    await removeAllFactors(site.deps, "MOD");
    expect((await logIn(mod)).statusCode).toBe(200);
    expect((await site.pool.query("SELECT FROM recovery_codes")).rowCount).toBe(0);
    expect((await listAudit()).at(-1)).toEqual(["second-factor.removed", "all"]);
  });
});

describe("the secret of the app", () => {
  it("is stored sealed, for its owner only", async () => {
    const { secret } = await addApp(mod);
    const rex = await site.registerModerator("rex");
    await addApp(rex);
    const { rows } = await site.pool.query("SELECT user_id, secret FROM authenticator_apps");
    expect(JSON.stringify(rows)).not.toContain(secret);
    // Put into another member's row it opens nothing.
    await site.pool.query(
      "UPDATE authenticator_apps SET secret = (SELECT secret FROM authenticator_apps WHERE user_id = $1) WHERE user_id = $2",
      [mod.user.id, rex.user.id],
    );
    const answer = await finish(await startLogin(rex), { code: showCode(secret) });
    expect(answer.json().code).toBe("second_factor.wrong");
  });

  it("leaves with no export, and with the account", async () => {
    const { secret, codes } = await addApp(mod);
    await addPasskey(mod);
    const archive = await site.inject({ url: `/api/users/${mod.user.id}/export`, headers: mod.headers });
    const { rows } = await site.pool.query("SELECT secret FROM authenticator_apps");
    for (const text of [secret, rows[0].secret, ...codes])
      expect(archive.rawPayload.toString("latin1")).not.toContain(text);
    const payload = { username: "mod", password: mod.password };
    const url = `/api/users/${mod.user.id}`;
    expect((await site.inject({ method: "DELETE", url, headers: mod.headers, payload })).statusCode).toBe(204);
    for (const table of ["authenticator_apps", "passkeys", "recovery_codes", "second_steps"]) {
      expect((await site.pool.query(`SELECT FROM ${table}`)).rowCount).toBe(0);
    }
  });
});
