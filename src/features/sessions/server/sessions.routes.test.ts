import { describe, expect, it } from "vitest";
import { buildTestApp, readCookies, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { expectNothingChanged } from "../../../../tests/support/nothing-changed.ts";
import type { Session } from "../sessions.schema.ts";

const site = await buildTestApp();

const PHONE =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36";

async function logIn(member: TestMember, userAgent = PHONE): Promise<TestMember> {
  site.clock.advance(1000);
  const response = await site.inject({
    method: "POST",
    url: "/api/auth/login",
    headers: { "user-agent": userAgent },
    payload: { username: member.user.username, password: member.password },
  });
  const cookie = readCookies(response);
  return { ...member, cookie, headers: { ...member.headers, cookie } };
}

function call(member: TestMember, { method = "GET", path = "" }: { method?: "GET" | "DELETE"; path?: string } = {}) {
  return site.inject({ method, url: `/api/users/${member.user.id}/sessions${path}`, headers: member.headers });
}

async function list(member: TestMember): Promise<Session[]> {
  return (await call(member)).json().sessions;
}

async function isLoggedIn(member: TestMember): Promise<boolean> {
  return (await site.inject({ url: "/api/auth/me", headers: member.headers })).statusCode === 200;
}

describe("GET /api/users/:id/sessions", () => {
  it("lists the member's own, the current one first, and no token", async () => {
    const vex = await site.register();
    await site.register();
    const phone = await logIn(vex);
    const response = await call(vex);
    expect(response.json().sessions).toMatchObject([
      { browser: null, system: null, isCurrent: true },
      { browser: "Chrome", system: "Android", isCurrent: false, createdAt: site.clock.now().toISOString() },
    ]);
    expect(response.body).not.toContain(phone.cookie.slice(4, 20));
  });
});

describe("DELETE /api/users/:id/sessions/:sessionId", () => {
  it("ends another session at once", async () => {
    const vex = await site.register();
    const phone = await logIn(vex);
    const other = (await list(vex)).find(({ isCurrent }) => !isCurrent);
    expect((await call(vex, { method: "DELETE", path: `/${other?.id}` })).statusCode).toBe(204);
    expect([await isLoggedIn(vex), await isLoggedIn(phone)]).toEqual([true, false]);
    expect((await call(vex, { method: "DELETE", path: `/${other?.id}` })).statusCode).toBe(404);
  });

  it("logs out with the current one", async () => {
    const vex = await site.register();
    const [current] = await list(vex);
    const response = await call(vex, { method: "DELETE", path: `/${current?.id}` });
    expect(response.statusCode).toBe(204);
    expect(response.cookies).toMatchObject([{ name: "sid", value: "" }]);
    expect(await isLoggedIn(vex)).toBe(false);
  });

  it("does not find another member's, or none", async () => {
    const vex = await site.register();
    const rex = await site.register();
    const [theirs] = await list(rex);
    const statuses: number[] = [];
    await expectNothingChanged(site.pool, async () => {
      for (const path of [`/${theirs?.id}`, "/not-an-id"]) {
        statuses.push((await call(vex, { method: "DELETE", path })).statusCode);
      }
    });
    expect(statuses).toEqual([404, 400]);
    expect(await isLoggedIn(rex)).toBe(true);
  });
});

describe("DELETE /api/users/:id/sessions", () => {
  it("ends all of the member's but the current one", async () => {
    const vex = await site.register();
    const rex = await site.register();
    const phone = await logIn(vex);
    const tablet = await logIn(vex);
    expect((await call(phone, { method: "DELETE" })).statusCode).toBe(204);
    const members = [vex, phone, tablet, rex];
    expect(await Promise.all(members.map(isLoggedIn))).toEqual([false, true, false, true]);
  });
});

describe("a member who logs in again and again", () => {
  it("keeps the twenty newest sessions", async () => {
    const vex = await site.register("vex");
    const cookies: string[] = [];
    for (let login = 0; login < 21; login += 1) {
      site.clock.advance(1000);
      const payload = { username: "vex", password: vex.password };
      cookies.push(readCookies(await site.inject({ method: "POST", url: "/api/auth/login", payload })));
    }
    const { rows } = await site.pool.query("SELECT count(*)::int AS count FROM sessions");
    expect(rows).toEqual([{ count: 20 }]);
    const ask = async (cookie = "") => (await site.inject({ url: "/api/auth/me", headers: { cookie } })).statusCode;
    expect([await ask(vex.cookie), await ask(cookies[0]), await ask(cookies[1]), await ask(cookies[20])]).toEqual([
      401, 401, 200, 200,
    ]);
  });
});
