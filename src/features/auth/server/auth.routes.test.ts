import { describe, expect, it } from "vitest";
import { buildTestApp, TEST_PASSWORD } from "../../../../tests/support/build-test-app.ts";

const site = await buildTestApp();

describe("POST /api/users/register", () => {
  it("creates the member, stores handles with a leading @ and starts a session", async () => {
    const response = await site.inject({
      method: "POST",
      url: "/api/users/register",
      payload: { username: "Vex_01", password: "123456", xUsername: "vex", telegramUsername: "@vexed", isAdmin: true },
    });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({
      user: {
        id: expect.any(String),
        username: "Vex_01",
        isAdmin: false,
        xUsername: "@vex",
        telegramUsername: "@vexed",
        solanaWallet: null,
      },
    });
    expect(response.cookies.map(({ name }) => name)).toContain("sid");
  });
});

describe("POST /api/auth/login", () => {
  it("logs in whatever the case of the name", async () => {
    await site.register("Vex_01");
    const payload = { username: "vex_01", password: TEST_PASSWORD };
    const response = await site.inject({ method: "POST", url: "/api/auth/login", payload });
    expect(response.statusCode).toBe(200);
  });
});

describe("GET /api/auth/me", () => {
  it("tells a member who they are", async () => {
    const { headers, user } = await site.register();
    const response = await site.inject({ url: "/api/auth/me", headers });
    expect(response.json()).toEqual({ user });
  });
});

describe("POST /api/auth/logout", () => {
  it("ends the session at once, and takes a visitor's call too", async () => {
    const { headers } = await site.register();
    expect((await site.inject({ method: "POST", url: "/api/auth/logout", headers })).statusCode).toBe(204);
    expect((await site.inject({ url: "/api/auth/me", headers })).statusCode).toBe(401);
    expect((await site.inject({ method: "POST", url: "/api/auth/logout" })).statusCode).toBe(204);
  });
});
