import { afterAll, describe, expect, it } from "vitest";
import { pack } from "#pack/pack.ts";
import {
  buildTestApp,
  createAddress,
  readCookies,
  TEST_ORIGIN,
  TEST_PASSWORD,
  type TestMember,
} from "../../../../tests/support/build-test-app.ts";
import { buildContact } from "../../../../tests/support/builders.ts";
import { MINUTE_MS } from "../../../../tests/support/fake-clock.ts";
import { expectNothingChanged } from "../../../../tests/support/nothing-changed.ts";
import { OIDC_CLIENT, startOidcProvider } from "../../../../tests/support/oidc-test-provider.ts";
import { readMessages } from "../../../../tests/support/sent-messages.ts";

const provider = await startOidcProvider(`${TEST_ORIGIN}/api/callback`);
afterAll(() => provider.close());
const site = await buildTestApp({
  config: { smtpUrl: "smtp://127.0.0.1:9", oidc: { issuer: provider.issuer, ...OIDC_CLIENT } },
});

const NEW_PASSWORD = "new-chaos-1";

interface Caller {
  user: { id: string };
  headers: Record<string, string>;
}

function change({ user, headers }: Caller, payload: object) {
  return site.inject({ method: "PUT", url: `/api/users/${user.id}/password`, headers, payload });
}

function logIn(username: string, password: string) {
  const payload = { username, password };
  return site.inject({ method: "POST", url: "/api/auth/login", remoteAddress: createAddress(), payload });
}

async function isIn(headers: Record<string, string>): Promise<boolean> {
  return (await site.inject({ url: "/api/auth/me", headers })).statusCode === 200;
}

async function readNeeds({ user, headers }: Caller) {
  return (await site.inject({ url: `/api/users/${user.id}/confirmation`, headers })).json().needs;
}

/** A member who has no password. */
async function comeFromProvider(): Promise<Caller> {
  Object.assign(provider.visitor, { subject: "subject-1", preferredUsername: "door_vex" });
  const start = await site.inject({ url: "/api/login" });
  const back = await provider.logIn(start.headers.location ?? "");
  const headers = { cookie: readCookies(start) };
  const response = await site.inject({ url: back.pathname + back.search, headers });
  const cookie = { cookie: readCookies(response) };
  return { user: (await site.inject({ url: "/api/auth/me", headers: cookie })).json().user, headers: cookie };
}

describe("PUT /api/users/:id/password", () => {
  it("sets the new one, keeps this browser by a new session, and ends every other", async () => {
    const vex = await site.register("vex");
    const other = { cookie: readCookies(await logIn("vex", TEST_PASSWORD)) };
    const response = await change(vex, { password: TEST_PASSWORD, newPassword: NEW_PASSWORD });
    expect([response.statusCode, response.body]).toEqual([204, ""]);
    expect(await isIn({ cookie: readCookies(response) })).toBe(true);
    expect([await isIn(other), await isIn(vex.headers)]).toEqual([false, false]);
    expect((await logIn("vex", TEST_PASSWORD)).statusCode).toBe(401);
    expect((await logIn("vex", NEW_PASSWORD)).statusCode).toBe(200);
  });

  it("tells the member on every confirmed contact, and ends reset tokens on their way", async () => {
    const vex = await site.register("vex");
    await buildContact(site.db, { userId: vex.user.id });
    await buildContact(site.db, { userId: vex.user.id, contact: "old@example.com" });
    await buildContact(site.db, { userId: vex.user.id, contact: "waits@example.com", confirmedAt: null });
    await site.inject({
      method: "POST",
      url: "/api/auth/password-reset/request",
      payload: { username: "vex", method: "email", contact: "vex@example.com" },
    });
    await readMessages(site.pool, 1);
    await change(vex, { password: TEST_PASSWORD, newPassword: NEW_PASSWORD });
    const [, ...told] = await readMessages(site.pool, 3);
    for (const text of told) expect(text).toContain(`The password of vex at ${pack.name} was changed just now.`);
    expect((await site.pool.query("SELECT FROM password_resets")).rowCount).toBe(0);
  });

  it("is for members, and for one's own account", async () => {
    const vex = await site.register();
    const rex = await site.register();
    const payload = { password: TEST_PASSWORD, newPassword: NEW_PASSWORD };
    expect((await change({ ...vex, headers: {} }, payload)).statusCode).toBe(401);
    expect((await change({ ...vex, headers: rex.headers }, payload)).statusCode).toBe(403);
  });

  it.each([
    ["no old password", {}, [403, "auth.password_needed", "password"]],
    ["a wrong old password", { password: "wrong-one" }, [403, "auth.password_wrong", "password"]],
    ["a short new one", { newPassword: "12345" }, [400, "password.weak", "newPassword"]],
    ["a new one that is too long", { newPassword: "x".repeat(129) }, [400, "password.too_long", "newPassword"]],
    ["a new one that cannot be typed", { newPassword: "a\u0000bcdef" }, [400, "password.unusable", "newPassword"]],
  ])("refuses %s, at its field", async (name, fields, expected) => {
    const vex = await site.register();
    const old = name === "no old password" ? {} : { password: TEST_PASSWORD };
    const payload = { ...old, newPassword: NEW_PASSWORD, ...fields };
    const response = await change(vex, payload);
    const { code, field } = response.json();
    expect([response.statusCode, code, field]).toEqual(expected);
    expect(await isIn(vex.headers)).toBe(true);
  });

  it("lets one of ten changes at once win", async () => {
    const vex = await site.register("vex");
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        change(vex, { password: TEST_PASSWORD, newPassword: `new-chaos-${index}` }),
      ),
    );
    const won = answers.flatMap(({ statusCode }, index) => (statusCode === 204 ? [index] : []));
    expect(won).toHaveLength(1);
    expect((await logIn("vex", `new-chaos-${won[0]}`)).statusCode).toBe(200);
    expect((await site.pool.query("SELECT FROM sessions")).rowCount).toBe(2);
  });
});

describe("a member without a password", () => {
  it("sets the first one after a fresh login, and then has it", async () => {
    const vex = await comeFromProvider();
    expect(await readNeeds(vex)).toBe("nothing");
    const response = await change(vex, { newPassword: NEW_PASSWORD });
    expect(response.statusCode).toBe(204);
    expect(await readNeeds({ ...vex, headers: { cookie: readCookies(response) } })).toBe("password");
    expect((await logIn("door_vex", NEW_PASSWORD)).statusCode).toBe(200);
  });

  it("logs in once more when the login is older than ten minutes", async () => {
    const vex = await comeFromProvider();
    site.clock.advance(11 * MINUTE_MS);
    expect(await readNeeds(vex)).toBe("login");
    const response = await expectNothingChanged(site.pool, () => change(vex, { newPassword: NEW_PASSWORD }));
    expect([response.statusCode, response.json().code]).toEqual([403, "auth.login_needed"]);
    expect((await change(await comeFromProvider(), { newPassword: NEW_PASSWORD })).statusCode).toBe(204);
  });

  it("has to show it at the provider, even while logged in there", async () => {
    const ask = async (url: string) => new URL((await site.inject({ url })).headers.location ?? "").searchParams;
    expect((await ask("/api/login?again=true")).get("prompt")).toBe("login");
    expect((await ask("/api/login")).get("prompt")).toBeNull();
  });
});

describe("GET /api/users/:id/confirmation", () => {
  it("says that a member with a password gives it, however fresh the login", async () => {
    const vex: TestMember = await site.register();
    expect(await readNeeds(vex)).toBe("password");
  });
});
