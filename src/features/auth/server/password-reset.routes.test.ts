import { describe, expect, it } from "vitest";
import { buildTestApp, TEST_PASSWORD, type TestApp } from "../../../../tests/support/build-test-app.ts";
import { buildContact } from "../../../../tests/support/builders.ts";
import { MINUTE_MS } from "../../../../tests/support/fake-clock.ts";
import { expectNothingChanged } from "../../../../tests/support/nothing-changed.ts";
import { readMessages } from "../../../../tests/support/sent-messages.ts";

const site = await buildTestApp({ config: { smtpUrl: "smtp://127.0.0.1:9", smsWebhookUrl: "http://127.0.0.1:9" } });
const silent = await buildTestApp();
const mailOnly = await buildTestApp({ config: { smtpUrl: "smtp://127.0.0.1:9" } });
const development = await buildTestApp({ config: { mode: "development" } });

const ANSWER = { message: "If this contact is confirmed for that account, the instructions are on their way." };
const BAD_TOKEN = {
  error: "This reset token is wrong or too old. Ask for a new one.",
  code: "reset.token",
  field: "token",
};

function request(payload: object, app: TestApp = site) {
  return app.inject({ method: "POST", url: "/api/auth/password-reset/request", payload });
}

function verify(token: unknown, newPassword: unknown = "new-chaos-1", app: TestApp = site) {
  return app.inject({ method: "POST", url: "/api/auth/password-reset/verify", payload: { token, newPassword } });
}

function login(password: string) {
  return site.inject({ method: "POST", url: "/api/auth/login", payload: { username: "vex", password } });
}

/** The token of the newest message, when there are that many. */
async function readToken(messageCount = 1): Promise<string> {
  return /^[A-Za-z0-9_-]{43}$/m.exec((await readMessages(site.pool, messageCount)).at(-1) ?? "")?.[0] ?? "";
}

const byEmail = { username: "vex", method: "email", contact: "vex@example.com" };

async function registerWithContact() {
  const member = await site.register("vex");
  await buildContact(site.db, { userId: member.user.id });
  return member;
}

describe("GET /api/auth/password-reset", () => {
  it.each([
    ["neither mail nor text messages", silent, false, false],
    ["mail alone", mailOnly, true, false],
    ["both", site, true, true],
  ])("says what a site with %s can send", async (_name, app, email, sms) => {
    const response = await app.inject({ url: "/api/auth/password-reset" });
    expect([response.statusCode, response.json()]).toEqual([200, { methods: { email, sms } }]);
  });

  it("leaves the request answering as ever where nothing can be sent", async () => {
    const { user } = await silent.register("vex");
    await buildContact(silent.db, { userId: user.id });
    const response = await request(byEmail, silent);
    expect([response.statusCode, response.json()]).toEqual([200, ANSWER]);
  });
});

describe("POST /api/auth/password-reset/request", () => {
  it("sends a token to a confirmed contact, however name and contact are typed", async () => {
    await registerWithContact();
    const response = await request({ username: "VEX", method: "email", contact: " Vex@Example.com " });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual(ANSWER);
    expect(await readToken()).toHaveLength(43);
    const { rows } = await site.pool.query("SELECT token_hash FROM password_resets");
    expect(rows).toHaveLength(1);
    expect(rows[0].token_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(site.logLines.join("")).not.toContain(await readToken());
  });

  it("asks for name and contact, and for a known method", async () => {
    const empty = await request({ ...byEmail, contact: "" });
    expect(empty.statusCode).toBe(400);
    expect(empty.json().error).toBe("Username and contact method are required");
    expect((await request({ ...byEmail, method: "pigeon" })).statusCode).toBe(400);
  });

  it("answers the same and sends nothing for anybody else", async () => {
    const { user } = await site.register("vex");
    await buildContact(site.db, { userId: user.id, contact: "waiting@example.com", confirmedAt: null });
    await site.register("rex");
    const others = [
      { ...byEmail, username: "nobody_here" },
      { ...byEmail, username: "' OR 1=1--" },
      { ...byEmail, contact: "attacker@example.com" },
      { ...byEmail, contact: "waiting@example.com" },
      { ...byEmail, contact: "not an address" },
      { ...byEmail, username: "rex" },
      { ...byEmail, method: "sms" },
    ];
    await expectNothingChanged(site.pool, async () => {
      for (const payload of others) {
        const response = await request(payload);
        expect([response.statusCode, response.json()]).toEqual([200, ANSWER]);
      }
    });
  });

  it("shows a token in development only, and a dud for whoever has none", async () => {
    const dud = await request(byEmail, development);
    expect(dud.json().devToken).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect((await verify(dud.json().devToken, "new-chaos-1", development)).statusCode).toBe(400);
    const { user } = await development.register("vex");
    await buildContact(development.db, { userId: user.id });
    const real = await request(byEmail, development);
    expect((await verify(real.json().devToken, "new-chaos-1", development)).statusCode).toBe(200);
  });
});

describe("POST /api/auth/password-reset/verify", () => {
  it("sets the password, ends every session, starts none and tells the contact", async () => {
    const member = await registerWithContact();
    await request(byEmail);
    const response = await verify(await readToken());
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ message: "Your password has been successfully updated" });
    expect(response.cookies).toEqual([]);
    expect((await site.inject({ url: "/api/auth/me", headers: member.headers })).statusCode).toBe(401);
    expect((await login(TEST_PASSWORD)).statusCode).toBe(401);
    expect((await login("new-chaos-1")).statusCode).toBe(200);
    expect((await readMessages(site.pool, 2)).at(-1)).toContain("The password of vex");
  });

  it("takes the shorter code of a text message, however it is typed", async () => {
    const { user } = await site.register("vex");
    await buildContact(site.db, { userId: user.id, method: "sms", contact: "+447700900123" });
    await request({ username: "vex", method: "sms", contact: "+44 7700 900-123" });
    const [body = ""] = await readMessages(site.pool, 1);
    const code = /([0-9A-Z]{4}-){3}[0-9A-Z]{4}/.exec(body)?.[0] ?? "";
    expect((await verify(code.toLowerCase().replaceAll("-", " "))).statusCode).toBe(200);
  });

  it.each([
    ["", "new-chaos-1", "All fields are required"],
    ["token", "", "All fields are required"],
    ["token", "12345", "Password must be at least 6 characters"],
    ["token", "p".repeat(129), "Password must be at most 128 characters"],
    [["token"], "new-chaos-1", "The field token is missing or not valid"],
  ])("refuses %j with %j", async (token, newPassword, error) => {
    const response = await verify(token, newPassword);
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toBe(error);
  });

  it("refuses tokens that are used, altered, made up or too old, with one text", async () => {
    await registerWithContact();
    await request(byEmail);
    const token = await readToken();
    const others = [token.slice(1), `${token}A`, token.toUpperCase(), "x".repeat(43), "y".repeat(60_000), "💰"];
    await expectNothingChanged(site.pool, async () => {
      for (const other of others) expect((await verify(other)).json()).toEqual(BAD_TOKEN);
      site.clock.advance(15 * MINUTE_MS);
      expect((await verify(token)).json()).toEqual(BAD_TOKEN);
      site.clock.advance(-MINUTE_MS);
    });
    expect((await verify(token)).statusCode).toBe(200);
    expect((await verify(token)).json()).toEqual(BAD_TOKEN);
  });

  it("keeps the token usable after a weak password", async () => {
    await registerWithContact();
    await request(byEmail);
    const token = await readToken();
    expect((await verify(token, "12345")).statusCode).toBe(400);
    expect((await verify(token)).statusCode).toBe(200);
  });

  it("takes only the newest token", async () => {
    await registerWithContact();
    await request(byEmail);
    const older = await readToken();
    await request(byEmail);
    expect((await verify(older)).json()).toEqual(BAD_TOKEN);
    expect((await verify(await readToken(2))).statusCode).toBe(200);
  });

  it("lets in a member whose account was locked", async () => {
    await registerWithContact();
    await request(byEmail);
    for (let tries = 0; tries < 11; tries += 1) await login("wrong-one");
    await verify(await readToken());
    expect((await login("new-chaos-1")).statusCode).toBe(200);
  });
});
