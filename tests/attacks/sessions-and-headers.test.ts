import { createHash } from "node:crypto";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { setAdministrator } from "#features/auth/server/administrator.usecase.ts";
import { loadConfig } from "#server/config.ts";
import { buildTestApp, readCookies, TEST_ORIGIN, type TestMember } from "../support/build-test-app.ts";
import { buildContact } from "../support/builders.ts";
import { DAY_MS, HOUR_MS } from "../support/fake-clock.ts";
import { expectNothingChanged } from "../support/nothing-changed.ts";
import { readMessages } from "../support/sent-messages.ts";

const site = await buildTestApp({ config: { smtpUrl: "smtp://127.0.0.1:9" } });
const secureSite = await buildTestApp({ config: { publicUrl: "https://club.example" } });

async function readMeStatus(cookie: string): Promise<number> {
  return (await site.inject({ url: "/api/auth/me", headers: { cookie } })).statusCode;
}

function login(member: TestMember, cookie = "") {
  return site.inject({
    method: "POST",
    url: "/api/auth/login",
    headers: { cookie },
    payload: { username: member.user.username, password: member.password },
  });
}

function getSid(cookie: string): string {
  return /(?:^|; )sid=([^;]+)/.exec(cookie)?.[1] ?? "";
}

describe("an attacker plants, steals or keeps a session", () => {
  it("a session cookie planted before the login is worth nothing afterwards (B31)", async () => {
    const vex = await site.register("vex");
    const planted = "A".repeat(43);
    const response = await login(vex, `sid=${planted}`);
    expect(getSid(readCookies(response))).not.toBe(planted);
    expect(await readMeStatus(`sid=${planted}`)).toBe(401);
  });

  it("a session of the attacker, planted before the victim's login, ends (B31)", async () => {
    const attacker = await site.register("attacker");
    const victim = await site.register("victim");
    await login(victim, attacker.cookie);
    expect(await readMeStatus(attacker.cookie)).toBe(401);
  });

  it("login and role change give a new session, and the old one ends (B32)", async () => {
    const vex = await site.register("vex");
    const second = readCookies(await login(vex, vex.cookie));
    expect(getSid(second)).not.toBe(getSid(vex.cookie));
    expect(await readMeStatus(vex.cookie)).toBe(401);
    await setAdministrator(site.deps, "vex", true);
    expect(await readMeStatus(second)).toBe(401);
  });

  it("logout ends the session at once, in every tab (B33)", async () => {
    const vex = await site.register("vex");
    await site.inject({ method: "POST", url: "/api/auth/logout", headers: vex.headers });
    expect(await readMeStatus(vex.cookie)).toBe(401);
    const { rows } = await site.pool.query("SELECT count(*)::int AS count FROM sessions");
    expect(rows[0].count).toBe(0);
  });

  it("a login with the old password that is under way during a password reset starts no session (B34)", async () => {
    const vex = await site.register("vex");
    const reset = await site.pool.connect();
    // Holds the login between reading the old hash and starting the session.
    await reset.query("BEGIN; LOCK TABLE attempt_counters IN EXCLUSIVE MODE");
    const late = login(vex);
    const waiting = `SELECT FROM pg_locks WHERE NOT granted AND relation = 'attempt_counters'::regclass
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
    await expect.poll(async () => (await site.pool.query(waiting)).rowCount).toBe(1);
    await reset.query("UPDATE users SET password_hash = 'new'; DELETE FROM sessions; COMMIT");
    reset.release();
    expect((await late).statusCode).toBe(401);
    const { rows } = await site.pool.query("SELECT FROM sessions");
    expect(rows).toEqual([]);
  });

  it("a password reset ends all sessions (B34)", async () => {
    const vex = await site.register("vex");
    const second = readCookies(await login(vex));
    await buildContact(site.db, { userId: vex.user.id });
    const payload = { username: "vex", method: "email", contact: "vex@example.com" };
    await site.inject({ method: "POST", url: "/api/auth/password-reset/request", payload });
    const [body = ""] = await readMessages(site.pool, 1);
    const token = /^[A-Za-z0-9_-]{43}$/m.exec(body)?.[0];
    const verify = { token, newPassword: "new-chaos-1" };
    await site.inject({ method: "POST", url: "/api/auth/password-reset/verify", payload: verify });
    expect(await readMeStatus(vex.cookie)).toBe(401);
    expect(await readMeStatus(second)).toBe(401);
  });

  it.each([
    ["altered", (sid: string) => `sid=${sid.slice(0, -1)}${sid.endsWith("A") ? "B" : "A"}`],
    ["cut short", (sid: string) => `sid=${sid.slice(0, 20)}`],
    ["empty", () => "sid="],
    ["four kilobytes long", () => `sid=${"x".repeat(4096)}`],
    ["with odd characters", () => "sid=%00%ff%F0%9F%92%B0"],
    ["quoted and broken", () => 'sid="; ;;=; sid=\\x'],
    ["its own hash", (sid: string) => `sid=${createHash("sha256").update(sid).digest("hex")}`],
  ])("a cookie that is %s is nobody's (B35)", async (_name, change) => {
    const vex = await site.register("vex");
    expect(await readMeStatus(change(getSid(vex.cookie)))).toBe(401);
  });

  it("over https only the __Host- cookie counts, whatever a neighbour plants beside it (B35)", async () => {
    const vex = await secureSite.register("vex");
    const sid = /__Host-sid=([^;]+)/.exec(vex.cookie)?.[1] ?? "";
    const ask = (cookie: string) => secureSite.inject({ url: "/api/auth/me", headers: { cookie } });
    expect((await ask(`sid=${sid}`)).statusCode).toBe(401);
    expect((await ask(`sid=planted; __Host-sid=${sid}`)).statusCode).toBe(200);
  });

  it("the database holds only a hash of the cookie (B36)", async () => {
    const vex = await site.register("vex");
    const sid = getSid(vex.cookie);
    const { rows } = await site.pool.query("SELECT * FROM sessions");
    expect(rows[0].token_hash).toBe(createHash("sha256").update(sid).digest("hex"));
    expect(JSON.stringify(rows)).not.toContain(sid);
  });

  it("a member's session ends after 14 idle days, an administrator's after 12 idle hours (B37)", async () => {
    const vex = await site.register("vex");
    const boss = await site.registerAdmin("boss");
    site.clock.advance(11 * HOUR_MS);
    expect(await readMeStatus(boss.cookie)).toBe(200);
    site.clock.advance(12 * HOUR_MS + 1);
    expect(await readMeStatus(boss.cookie)).toBe(401);
    site.clock.advance(12 * DAY_MS);
    expect(await readMeStatus(vex.cookie)).toBe(200);
    site.clock.advance(14 * DAY_MS + 1);
    expect(await readMeStatus(vex.cookie)).toBe(401);
  });

  it("no session lives longer than 60 days, however busy (B37)", async () => {
    const vex = await site.register("vex");
    for (let days = 0; days < 50; days += 10) {
      site.clock.advance(10 * DAY_MS);
      expect(await readMeStatus(vex.cookie)).toBe(200);
    }
    site.clock.advance(10 * DAY_MS);
    expect(await readMeStatus(vex.cookie)).toBe(401);
  });

  it("a disabled member is out at the next call (B37)", async () => {
    const vex = await site.register("vex");
    await site.pool.query("UPDATE users SET disabled_at = now()");
    expect(await readMeStatus(vex.cookie)).toBe(401);
    const again = await login(vex);
    expect([again.statusCode, again.json().code, again.cookies]).toEqual([403, "login.closed", []]);
  });

  it("the cookie has exactly the promised attributes in both profiles (B38)", async () => {
    const plain = await site.inject({
      method: "POST",
      url: "/api/users/register",
      payload: { username: "vex", password: "123456" },
    });
    const secure = await secureSite.inject({
      method: "POST",
      url: "/api/users/register",
      payload: { username: "vex", password: "123456" },
    });
    const find = (response: typeof plain, name: string) =>
      [response.headers["set-cookie"]].flat().find((line) => line?.startsWith(`${name}=`)) ?? "";
    expect(find(plain, "sid")).toMatch(/^sid=[\w-]{43}; Max-Age=5184000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(find(secure, "__Host-sid")).toMatch(
      /^__Host-sid=[\w-]{43}; Max-Age=5184000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it("a public address without https, and development on a public address, stop the start (B38)", () => {
    expect(() => loadConfig({ PUBLIC_URL: "http://club.example" })).toThrow("https://");
    expect(() => loadConfig({ PUBLIC_URL: "https://club.example", NODE_ENV: "development" })).toThrow("development");
    expect(() => loadConfig({ NODE_ENV: "Production" })).toThrow("NODE_ENV");
    expect(() => loadConfig({ NODE_ENV: " development" })).toThrow("NODE_ENV");
  });
});

describe("another site sends requests in a member's name", () => {
  const payload = { username: "forged", password: "123456" };

  it.each([
    ["a foreign Origin (B39)", { origin: "https://evil.example" }],
    ["our host on another port (B39)", { origin: "http://localhost:3001" }],
    ["our host over another scheme (B39)", { origin: "https://localhost:3000" }],
    ["a host that begins like ours (B39)", { origin: "http://localhost:3000.evil.example" }],
    ["the Origin null (B40)", { origin: "null" }],
    ["no Origin, cross-site (B41)", { "sec-fetch-site": "cross-site" }],
    ["no Origin, same-site (B41)", { "sec-fetch-site": "same-site" }],
    ["a foreign Origin with a matching Host (B49)", { origin: "https://evil.example", host: "evil.example" }],
  ])("%s is refused and changes nothing", async (_name, headers) => {
    const vex = await site.register("vex");
    const calls = [
      { method: "POST", url: "/api/users/register", payload },
      { method: "POST", url: "/api/auth/login", payload: { username: "vex", password: vex.password } },
      { method: "POST", url: "/api/auth/logout", payload: {} },
      { method: "PUT", url: `/api/users/${vex.user.id}/profile`, payload: { xUsername: "a" } },
    ] as const;
    await expectNothingChanged(site.pool, async () => {
      for (const call of calls) {
        const response = await site.app.inject({ ...call, headers: { ...headers, cookie: vex.cookie } });
        expect(response.statusCode).toBe("host" in headers ? 421 : 403);
        expect(response.json().error).not.toMatch(/401|Unauthorized/);
      }
    });
  });

  it("a cookie without Origin and Sec-Fetch-Site counts only with our own Referer (B42)", async () => {
    const vex = await site.register("vex");
    const put = (headers: Record<string, string>) =>
      site.app.inject({
        method: "PUT",
        url: `/api/users/${vex.user.id}/profile`,
        headers: { cookie: vex.cookie, ...headers },
        payload: { xUsername: "a" },
      });
    expect((await put({})).statusCode).toBe(403);
    expect((await put({ referer: "https://evil.example/?http://localhost:3000/" })).statusCode).toBe(403);
    expect((await put({ referer: "no address" })).statusCode).toBe(403);
    expect((await put({ referer: `${TEST_ORIGIN}/account` })).statusCode).toBe(200);
  });

  it("a program without cookie and Origin may use the public calls (B43)", async () => {
    const response = await site.app.inject({ method: "POST", url: "/api/users/register", payload });
    expect(response.statusCode).toBe(201);
  });

  it("nothing changes over GET or HEAD, with or without a method override (B45)", async () => {
    const vex = await site.register("vex");
    const calls = [
      { method: "GET", url: "/api/auth/logout" },
      { method: "HEAD", url: "/api/auth/logout" },
      { method: "GET", url: "/api/auth/logout?_method=POST" },
      { method: "GET", url: `/api/users/${vex.user.id}/profile?xUsername=a` },
    ] as const;
    await expectNothingChanged(site.pool, async () => {
      for (const call of calls) {
        const headers = { cookie: vex.cookie, "x-http-method-override": "POST" };
        expect((await site.inject({ ...call, headers })).statusCode).toBe(404);
      }
    });
    expect(await readMeStatus(vex.cookie)).toBe(200);
  });

  it("a preflight from elsewhere gets no permission (B47)", async () => {
    const response = await site.app.inject({
      method: "OPTIONS",
      url: "/api/auth/login",
      headers: { origin: "https://evil.example", "access-control-request-method": "POST" },
    });
    expect(Object.keys(response.headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
  });
});

describe("a browser or a cache is to be misled", () => {
  it("every answer carries the protecting headers, failures too (B52)", async () => {
    const { headers } = await site.register();
    const responses = [
      await site.inject({ url: "/api/auth/me", headers }),
      await site.inject({ url: "/api/auth/me" }),
      await site.inject({ url: "/nowhere" }),
      await site.inject({ method: "POST", url: "/api/auth/login", payload: {} }),
    ];
    for (const response of responses) {
      // What is no page loads nothing at all; the policy of pages is checked on the built site.
      expect(response.headers).toMatchObject({
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
        "x-content-type-options": "nosniff",
      });
      expect(response.headers["strict-transport-security"]).toBeUndefined();
    }
    const secure = await secureSite.inject({ url: "/healthz" });
    expect(secure.headers["strict-transport-security"]).toBe("max-age=31536000");
  });

  it("personal answers are JSON that no cache keeps, and so are answers with a cookie (B55)", async () => {
    const vex = await site.register("vex");
    for (const response of [
      await site.inject({ url: "/api/auth/me", headers: vex.headers }),
      await site.inject({ url: `/api/users/${vex.user.id}/recovery-contacts`, headers: vex.headers }),
      await login(vex),
      // The router unescapes an address before it looks for the route.
      await site.inject({ url: "/%61pi/auth/me", headers: vex.headers }),
    ]) {
      expect(response.statusCode).toBe(200);
      expect(response.headers["content-type"]).toMatch(/^application\/json/);
      expect(response.headers["cache-control"]).toBe("no-store");
    }
  });
});

async function sendRaw(text: string): Promise<string> {
  if (!site.app.server.listening) await site.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = site.app.server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  socket.write(text);
  socket.setTimeout(3000, () => socket.end());
  let answer = "";
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}

describe("an attacker speaks malformed HTTP", () => {
  it.each([
    ["TRACE (B56)", "TRACE / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", /^HTTP\/1\.1 (404|405|501) /],
    ["an unknown verb (B56)", "CHAOS / HTTP/1.1\r\nHost: localhost\r\n\r\n", /^HTTP\/1\.1 400 /],
    [
      "both lengths (B57)",
      "POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      /^HTTP\/1\.1 400 /,
    ],
    [
      "two Content-Lengths (B57)",
      "POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nabcde",
      /^HTTP\/1\.1 400 /,
    ],
    ["no Host (B57)", "GET /healthz HTTP/1.1\r\n\r\n", /^HTTP\/1\.1 400 /],
    ["a folded header (B57)", "GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-A: b\r\n c\r\n\r\n", /^HTTP\/1\.1 400 /],
    ["two Hosts", "GET / HTTP/1.1\r\nHost: localhost:3000\r\nHost: evil.example\r\n\r\n", /^HTTP\/1\.1 4(00|21) /],
    ["a bare line feed (B57)", "GET /healthz HTTP/1.1\nHost: localhost\n\n", /^HTTP\/1\.1 400 /],
    [
      "a header of 20 kB (B58)",
      `GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ${"b".repeat(20_000)}\r\n\r\n`,
      /^HTTP\/1\.1 431 /,
    ],
  ])("%s is refused, and the next request works", async (_name, text, expected) => {
    expect(await sendRaw(text)).toMatch(expected);
    expect((await site.inject({ url: "/healthz" })).statusCode).toBe(200);
  });

  it("what is no HTTP is answered with the error body of every other failure (B57)", async () => {
    const [, body = ""] = (await sendRaw("CHAOS / HTTP/1.1\r\nHost: localhost\r\n\r\n")).split("\r\n\r\n");
    expect(JSON.parse(body)).toEqual({
      error: "We could not read this request",
      code: "request.malformed",
      field: "request",
    });
  });

  const LOGIN_HEAD = "POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";

  it.each([
    ["hangs up in the middle of a body", `${LOGIN_HEAD}Content-Length: 50\r\n\r\n{`],
    [
      "breaks off with a broken chunk",
      `${LOGIN_HEAD}Transfer-Encoding: chunked\r\n\r\n2;${"a".repeat(20_000)}\r\n{}\r\n`,
    ],
  ])("a visitor who %s is not logged as our failure (B57)", async (_name, text) => {
    await sendRaw("GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    const { port } = site.app.server.address() as AddressInfo;
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => {});
    socket.write(text);
    await sleep(100);
    socket.resetAndDestroy();
    await sleep(200);
    expect(site.logLines.filter((line) => line.includes("request failed"))).toEqual([]);
  });
});
