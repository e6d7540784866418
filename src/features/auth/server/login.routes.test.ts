import { hash } from "@node-rs/argon2";
import { describe, expect, it } from "vitest";
import { buildTestApp, readCookies, TEST_PASSWORD } from "../../../../tests/support/build-test-app.ts";
import { MINUTE_MS } from "../../../../tests/support/fake-clock.ts";
import { expectNothingChanged } from "../../../../tests/support/nothing-changed.ts";

const site = await buildTestApp({ config: { rateLimitScale: 1 } });
const FAILED = { error: "Invalid credentials or account locked", code: "login.failed" };

interface LoginTry {
  username?: unknown;
  password?: unknown;
  cookie?: string;
  address?: string;
}

function login({ username = "vex", password = TEST_PASSWORD, cookie, address = "10.200.0.1" }: LoginTry = {}) {
  return site.inject({
    method: "POST",
    url: "/api/auth/login",
    remoteAddress: address,
    headers: cookie === undefined ? {} : { cookie },
    payload: { username, password } as object,
  });
}

async function fail(times: number, options: LoginTry = {}): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    expect((await login({ password: "wrong-one", ...options })).json()).toEqual(FAILED);
  }
}

describe("POST /api/auth/login", () => {
  it("starts a session, whatever the case of the name", async () => {
    const { user } = await site.register("vex");
    const response = await login({ username: "VEX" });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ user });
    const me = await site.inject({ url: "/api/auth/me", headers: { cookie: readCookies(response) } });
    expect(me.json()).toEqual({ user });
  });

  it("asks for both fields", async () => {
    const response = await login({ password: "" });
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toBe("Username and password are required");
  });

  it.each<[string, LoginTry]>([
    ["a list", { username: ["vex"] }],
    ["an operator", { username: { $ne: null } }],
    ["a number", { password: 123456 }],
    ["a password of 600 characters", { password: "p".repeat(600) }],
    ["NUL in the password", { password: "abcdef\0" }],
  ])("refuses %s with 400", async (_name, options) => {
    await site.register("vex");
    const response = await expectNothingChanged(site.pool, () => login(options));
    expect(response.statusCode).toBe(400);
  });

  it("answers unknown names, wrong passwords, odd names and disabled members with the same bytes", async () => {
    await site.register("vex");
    await site.register("gone");
    await site.pool.query("UPDATE users SET disabled_at = now() WHERE username = 'gone'");
    const tries: LoginTry[] = [
      { password: "wrong-one" },
      { username: "nobody_here" },
      { username: "' OR 1=1--" },
      { username: "vex\0" },
      { username: "gone", password: "wrong-one" },
    ];
    for (const options of tries) {
      const response = await expectNothingChanged(site.pool, () => login(options));
      expect(response.statusCode).toBe(401);
      expect(response.json()).toEqual(FAILED);
    }
  });

  it("tells the member of a closed account, and nobody else, why and until when", async () => {
    const { user } = await site.register("vex");
    const until = new Date(site.clock.now().getTime() + 7 * 24 * 60 * MINUTE_MS);
    const values = [user.id, site.clock.now(), until];
    await site.pool.query("UPDATE users SET disabled_at = $2, locked_until = $3 WHERE id = $1", values);
    await site.pool.query(
      `INSERT INTO member_locks (id, user_id, admin_id, action, reason, locked_until, created_at)
       VALUES ($1, $1, $1, 'lock', 'Sold the same bag twice', $3, $2)`,
      values,
    );
    const response = await login();
    expect(response.statusCode).toBe(403);
    expect(response.json()).toEqual({
      error: "This account is closed",
      code: "login.closed",
      details: { until: until.toISOString(), reason: "", words: "Sold the same bag twice", answer: "" },
    });
    expect(response.cookies).toEqual([]);
    expect((await login({ password: "wrong-one" })).json()).toEqual(FAILED);
  });

  it("takes the password in any Unicode spelling and never trims it", async () => {
    await site.inject({
      method: "POST",
      url: "/api/users/register",
      payload: { username: "vex", password: " caf\u00E9-chaos " },
    });
    expect((await login({ password: " cafe\u0301-chaos " })).statusCode).toBe(200);
    expect((await login({ password: "caf\u00E9-chaos" })).statusCode).toBe(401);
  });

  it("locks out an account for one address range after ten failures, and opens it after 15 minutes", async () => {
    await site.register("vex");
    await fail(10);
    expect((await login()).json()).toEqual(FAILED);
    expect((await login({ address: "10.200.0.99" })).json()).toEqual(FAILED);
    expect((await login({ address: "10.201.0.1" })).statusCode).toBe(200);
    site.clock.advance(15 * MINUTE_MS + 1);
    expect((await login()).statusCode).toBe(200);
  });

  it("doubles the lockout when the failures go on", async () => {
    await site.register("vex");
    await fail(11);
    site.clock.advance(15 * MINUTE_MS + 1);
    await fail(10);
    site.clock.advance(15 * MINUTE_MS + 1);
    expect((await login()).statusCode).toBe(401);
    site.clock.advance(15 * MINUTE_MS + 1);
    expect((await login()).statusCode).toBe(200);
  });

  it("forgets failures that are older than the window, and those before a success", async () => {
    await site.register("vex");
    await fail(9);
    site.clock.advance(15 * MINUTE_MS + 1);
    await fail(9);
    expect((await login()).statusCode).toBe(200);
    await fail(9);
    expect((await login()).statusCode).toBe(200);
  });

  it("lets the owner in from a known device while strangers hold the account locked", async () => {
    const { cookie } = await site.register("vex");
    const device = cookie.split("; ").find((part) => part.startsWith("device_")) ?? "";
    expect(device).not.toBe("");
    for (let place = 0; place < 10; place += 1) await fail(10, { address: `10.7.${place}.1` });
    expect((await login({ address: "10.9.9.9" })).statusCode).toBe(401);
    expect((await login({ address: "10.9.9.9", cookie: device })).statusCode).toBe(200);
    expect((await login({ address: "10.9.9.9", cookie: `${device.slice(0, -3)}AAA` })).statusCode).toBe(401);
    await site.register("rex");
    expect((await login({ address: "10.9.9.9", username: "rex" })).statusCode).toBe(200);
  });

  it("locks out a known device too, by itself", async () => {
    const { cookie } = await site.register("vex");
    const device = cookie.split("; ").find((part) => part.startsWith("device_")) ?? "";
    await fail(10, { cookie: device });
    expect((await login({ cookie: device })).statusCode).toBe(401);
    expect((await login()).statusCode).toBe(200);
  });

  it("strengthens a hash made with less work", async () => {
    const { user } = await site.register("vex");
    const weak = await hash(TEST_PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await site.pool.query("UPDATE users SET password_hash = $2 WHERE id = $1", [user.id, weak]);
    expect((await login()).statusCode).toBe(200);
    const { rows } = await site.pool.query("SELECT password_hash FROM users");
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await login()).statusCode).toBe(200);
  });

  it("ends the session that the browser had before", async () => {
    const rex = await site.register("rex");
    await site.register("vex");
    const response = await login({ cookie: rex.cookie });
    expect(readCookies(response)).not.toContain(rex.cookie);
    expect((await site.inject({ url: "/api/auth/me", headers: rex.headers })).statusCode).toBe(401);
  });
});

describe("GET /api/auth/me", () => {
  it("tells a member who they are, and no cache keeps it", async () => {
    const { headers, user } = await site.register();
    const response = await site.inject({ url: "/api/auth/me", headers });
    expect(response.json()).toEqual({ user });
    expect(response.headers["cache-control"]).toBe("no-store");
  });

  it("answers a visitor 401, or an empty user where that is asked for", async () => {
    const refused = await site.inject({ url: "/api/auth/me" });
    expect(refused.statusCode).toBe(401);
    expect(refused.json().error).toContain("Unauthorized");
    const empty = await site.inject({ url: "/api/auth/me?optional=true" });
    expect(empty.statusCode).toBe(200);
    expect(empty.json()).toEqual({ user: null });
  });
});

describe("POST /api/auth/logout", () => {
  it("ends the session at once, and takes a visitor's call too", async () => {
    const { headers } = await site.register();
    const response = await site.inject({ method: "POST", url: "/api/auth/logout", headers });
    expect(response.statusCode).toBe(204);
    expect(response.cookies.find(({ name }) => name === "sid")).toMatchObject({ value: "" });
    expect((await site.inject({ url: "/api/auth/me", headers })).statusCode).toBe(401);
    expect((await site.inject({ method: "POST", url: "/api/auth/logout" })).statusCode).toBe(204);
  });
});
