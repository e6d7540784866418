import { describe, expect, it } from "vitest";
import { setAdministrator } from "#features/auth/server/administrator.usecase.ts";
import { type DeclaredRoute, listDeclaredRoutes } from "#server/plugins/access.ts";
import { createId } from "#shared/ids.ts";
import { buildTestApp, type TestMember } from "../support/build-test-app.ts";
import { buildContact } from "../support/builders.ts";
import { DAY_MS } from "../support/fake-clock.ts";
import { expectNothingChanged } from "../support/nothing-changed.ts";

const site = await buildTestApp({ config: { smtpUrl: "smtp://127.0.0.1:9" } });
const routes = listDeclaredRoutes(site.app).filter(({ method }) => method !== "HEAD" && method !== "OPTIONS");
const closedRoutes = routes.filter(({ access }) => access !== "public");
const selfRoutes = routes.filter(({ access }) => access === "self");
const adminRoutes = routes.filter(({ access }) => access === "admin");

/** `GET /api/users/:id/stats`, as a test's name. */
function describeRoute({ method, url }: DeclaredRoute): string {
  return `${method} ${url}`;
}

function call(route: DeclaredRoute, userId: string, member?: TestMember) {
  const url = route.url.replace(":id", userId).replace(/:\w+/g, () => createId());
  const hasBody = route.method !== "GET" && route.method !== "DELETE";
  return site.inject({
    method: route.method as "GET",
    url,
    headers: member?.headers ?? {},
    ...(hasBody && {
      payload: { userId, method: "email", contact: "a@example.com", xUsername: "a", actionType: "tweet" },
    }),
  });
}

function expectPlainError(body: string): void {
  expect(body).not.toMatch(/select|insert|node_modules|\bat \/|\.ts:/i);
}

describe("a visitor or another member calls any route", () => {
  it("each declares who may call it (D75)", () => {
    expect(routes.length).toBeGreaterThan(10);
    for (const { access } of routes) expect(["public", "user", "self", "moderator", "admin"]).toContain(access);
  });

  it("public ones that change something are known by name (D75)", () => {
    const changing = routes.filter(({ access, method }) => access === "public" && method !== "GET").map(describeRoute);
    expect(changing.toSorted()).toEqual([
      "POST /api/ai/voice-to-meme",
      "POST /api/analytics",
      "POST /api/auth/closed-account/answer",
      "POST /api/auth/login",
      "POST /api/auth/logout",
      "POST /api/auth/password-reset/request",
      "POST /api/auth/password-reset/verify",
      "POST /api/auth/second-factor",
      "POST /api/generate-tweet",
      "POST /api/unsubscribe/:token",
      "POST /api/users/register",
    ]);
  });
});

describe.each(closedRoutes.map((route) => [describeRoute(route), route] as const))("%s", (_name, route) => {
  it("answers 401 to a visitor and changes nothing (D75, D84)", async () => {
    const { user } = await site.register();
    const response = await expectNothingChanged(site.pool, () => call(route, user.id));
    expect(response.statusCode).toBe(401);
    expect(response.json().error).toContain("Unauthorized");
  });

  it("answers 401 to an ended, an expired and a disabled member's session (D75)", async () => {
    const ended = await site.register();
    const disabled = await site.register();
    const expired = await site.register();
    await site.inject({ method: "POST", url: "/api/auth/logout", headers: ended.headers });
    await site.pool.query("UPDATE users SET disabled_at = now() WHERE id = $1", [disabled.user.id]);
    expect((await call(route, ended.user.id, ended)).statusCode).toBe(401);
    expect((await call(route, disabled.user.id, disabled)).statusCode).toBe(401);
    site.clock.advance(15 * DAY_MS);
    expect((await call(route, expired.user.id, expired)).statusCode).toBe(401);
  });
});

describe.each(selfRoutes.map((route) => [describeRoute(route), route] as const))("%s", (_name, route) => {
  it("answers 403 for another member's id, an unknown one and none at all, also to an administrator (D76)", async () => {
    const vex = await site.register();
    const boss = await site.registerAdmin();
    const other = await site.register();
    for (const id of [other.user.id, createId(), "not-an-id", `${vex.user.id.toUpperCase()}x`, "%00"]) {
      for (const member of [vex, boss]) {
        const response = await expectNothingChanged(site.pool, () => call(route, id, member));
        expect(response.statusCode).toBe(403);
        expectPlainError(response.body);
        expect(response.body).not.toMatch(/401|Unauthorized/);
      }
    }
  });
});

describe("a plain member calls routes for administrators", () => {
  it("answer 403 to every plain member (D81)", async () => {
    const vex = await site.register();
    for (const route of adminRoutes) {
      const response = await expectNothingChanged(site.pool, () => call(route, vex.user.id, vex));
      expect(response.statusCode).toBe(403);
    }
  });

  it("a demoted administrator is a visitor at the next call, and the new session is no administrator's (D82)", async () => {
    const boss = await site.registerAdmin("boss");
    await setAdministrator(site.deps, "boss", false);
    expect((await site.inject({ url: "/api/auth/me", headers: boss.headers })).statusCode).toBe(401);
    const payload = { username: "boss", password: boss.password };
    const login = await site.inject({ method: "POST", url: "/api/auth/login", payload });
    expect(login.json().user.isAdmin).toBe(false);
  });
});

describe("a member reaches for what another one owns", () => {
  it("another member's contact is not found through one's own path (D77)", async () => {
    const vex = await site.register();
    const theirs = await buildContact(site.db, { confirmedAt: null });
    const base = `/api/users/${vex.user.id}/recovery-contacts/${theirs.id}`;
    await expectNothingChanged(site.pool, async () => {
      const confirm = await site.inject({
        method: "POST",
        url: `${base}/confirm`,
        headers: vex.headers,
        payload: { code: "1" },
      });
      const remove = await site.inject({ method: "DELETE", url: base, headers: vex.headers });
      expect([confirm.statusCode, remove.statusCode]).toEqual([404, 404]);
    });
  });

  it("the profile call changes nothing but the profile (D79)", async () => {
    const vex = await site.register("vex");
    const payload = {
      isAdmin: true,
      is_admin: true,
      username: "boss",
      password: "654321",
      passwordHash: "x",
      id: createId(),
      createdAt: "2001-01-01",
      points: 1000,
      disabledAt: null,
    };
    const url = `/api/users/${vex.user.id}/profile`;
    const response = await expectNothingChanged(site.pool, () =>
      site.inject({ method: "PUT", url, headers: vex.headers, payload }),
    );
    expect(response.json()).toEqual({ user: vex.user });
  });

  it("no answer holds a password hash, a session token or another member's contact", async () => {
    const vex = await site.register("vex");
    await buildContact(site.db, { contact: "rex@example.com" });
    for (const route of routes.filter(({ method, url }) => method === "GET" && url.startsWith("/api/"))) {
      const { body } = await call(route, vex.user.id, vex);
      expect(body).not.toMatch(/argon2|token_?hash|rex@example\.com/i);
    }
  });
});

describe("a caller provokes failures to read from them", () => {
  it("never show a stack, SQL or the request's own words", async () => {
    const urls = [
      "/api/nowhere/<script>",
      "/api/leaderboard?month=' OR 1=1",
      "/api/users/%00/stats",
      "/api/users/%E0%A4%A/stats",
    ];
    for (const url of urls) {
      const response = await site.inject({ url });
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(response.statusCode).toBeLessThan(500);
      expectPlainError(response.body);
      expect(response.body).not.toMatch(/script|OR 1=1/);
    }
  });
});
