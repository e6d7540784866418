import { beforeEach, describe, expect, it } from "vitest";
import { buildTestApp, readCookies, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { MINUTE_MS } from "../../../../tests/support/fake-clock.ts";
import { createFactors } from "./second-factor.fixture.ts";

const site = await buildTestApp({ config: { rateLimitScale: 1 } });
const { showCode, addApp, addPasskey, logIn, startLogin, readStep, finish } = createFactors(site);

let mod: TestMember;

beforeEach(async () => {
  mod = await site.registerModerator("mod");
});

async function isLoggedIn(cookie: string): Promise<boolean> {
  return (await site.inject({ url: "/api/auth/me", headers: { cookie } })).statusCode === 200;
}

async function expectWrong(cookie: string, payload: object) {
  const response = await finish(cookie, payload);
  expect([response.statusCode, response.json().code]).toEqual([403, "second_factor.wrong"]);
  expect(response.cookies.some(({ name }) => name.includes("sid"))).toBe(false);
}

describe("a login of who has a second factor", () => {
  it("gives no session for the password alone", async () => {
    await addApp(mod);
    const cookie = await startLogin(mod);
    expect(cookie).not.toContain("sid=");
    expect(await isLoggedIn(cookie)).toBe(false);
    expect((await readStep(cookie)).json()).toEqual({ hasApp: true, passkey: null });
  });

  it("ends with a code of the app, once", async () => {
    const { secret } = await addApp(mod);
    const cookie = await startLogin(mod);
    const code = showCode(secret);
    const done = await finish(cookie, { code: `${code.slice(0, 3)} ${code.slice(3)}` });
    expect([done.statusCode, done.json().user.username]).toEqual([200, "mod"]);
    expect(await isLoggedIn(readCookies(done))).toBe(true);
    // The login is over, and the code is used up within its minute.
    expect((await finish(cookie, { code })).json().code).toBe("second_factor.expired");
    await expectWrong(await startLogin(mod), { code });
  });

  it("takes the code before and the one after, and none from further away", async () => {
    const { secret } = await addApp(mod);
    for (const offset of [-30, 30]) {
      site.clock.advance(5 * MINUTE_MS);
      expect((await finish(await startLogin(mod), { code: showCode(secret, offset) })).statusCode).toBe(200);
    }
    site.clock.advance(5 * MINUTE_MS);
    for (const offset of [-90, 90]) await expectWrong(await startLogin(mod), { code: showCode(secret, offset) });
  });

  it("counts one of two equal codes at once", async () => {
    const { secret } = await addApp(mod);
    const cookie = await startLogin(mod);
    const answers = await Promise.all([1, 2, 3].map(() => finish(cookie, { code: showCode(secret) })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it("ends with a recovery code, once, however it is typed", async () => {
    const { codes } = await addApp(mod);
    expect(new Set(codes).size).toBe(10);
    const [code = ""] = codes;
    const typed = code.toLowerCase().replaceAll("-", " ");
    expect((await finish(await startLogin(mod), { code: typed })).statusCode).toBe(200);
    await expectWrong(await startLogin(mod), { code });
    expect((await finish(await startLogin(mod), { code: codes[1] })).statusCode).toBe(200);
  });

  it("is over after five minutes, after five tries, and with a new login", async () => {
    const { secret } = await addApp(mod);
    const first = await startLogin(mod);
    const second = await startLogin(mod);
    expect((await finish(first, { code: showCode(secret) })).json().code).toBe("second_factor.expired");
    for (let tries = 0; tries < 5; tries += 1) await expectWrong(second, { code: "000000" });
    expect((await finish(second, { code: showCode(secret) })).json().code).toBe("second_factor.expired");
    const third = await startLogin(mod);
    site.clock.advance(5 * MINUTE_MS);
    expect((await finish(third, { code: showCode(secret) })).json().code).toBe("second_factor.expired");
    expect((await readStep(third)).json().code).toBe("second_factor.expired");
    expect((await readStep("second_step=made-up")).json().code).toBe("second_factor.expired");
  });

  it("locks codes after ten wrong ones, in however many logins, also for the right one; a passkey still works", async () => {
    const { secret } = await addApp(mod);
    const { passkey } = await addPasskey(mod);
    for (let login = 0; login < 2; login += 1) {
      const cookie = await startLogin(mod);
      for (let tries = 0; tries < 5; tries += 1) await expectWrong(cookie, { code: "000000" });
    }
    const cookie = await startLogin(mod);
    const locked = await finish(cookie, { code: showCode(secret) });
    expect([locked.statusCode, locked.json().code, locked.headers["retry-after"]]).toEqual([
      429,
      "second_factor.locked",
      "900",
    ]);
    const { challenge } = (await readStep(cookie)).json().passkey;
    expect((await finish(cookie, { passkey: passkey.sign({ challenge }) })).statusCode).toBe(200);
  });

  it("is no login after the password was changed or the account was closed", async () => {
    const { secret } = await addApp(mod);
    const cookie = await startLogin(mod);
    await site.pool.query("UPDATE users SET password_hash = 'other' WHERE id = $1", [mod.user.id]);
    expect((await finish(cookie, { code: showCode(secret) })).json().code).toBe("second_factor.expired");
    const rex = await site.registerModerator();
    const app = await addApp(rex);
    const waiting = await startLogin(rex);
    await site.pool.query("UPDATE users SET disabled_at = now() WHERE id = $1", [rex.user.id]);
    expect((await finish(waiting, { code: showCode(app.secret) })).json().code).toBe("second_factor.expired");
  });

  it("asks nobody who runs nothing any more", async () => {
    await addApp(mod);
    await site.pool.query("UPDATE users SET is_moderator = false WHERE id = $1", [mod.user.id]);
    expect((await logIn(mod)).statusCode).toBe(200);
  });

  it("says neither secret nor code to the log", async () => {
    const { secret, codes } = await addApp(mod);
    const code = showCode(secret);
    await finish(await startLogin(mod), { code });
    for (const text of [secret, code, ...codes]) expect(site.logLines.join("\n")).not.toContain(text);
  });
});

describe("a passkey", () => {
  async function startSigned() {
    const { passkey } = await addPasskey(mod);
    const cookie = await startLogin(mod);
    const { hasApp, passkey: options } = (await readStep(cookie)).json();
    expect([hasApp, options.rpId, options.allowCredentials]).toEqual([
      false,
      "localhost",
      [{ id: passkey.credentialId.toString("base64url"), type: "public-key", transports: ["internal"] }],
    ]);
    return { passkey, cookie, challenge: options.challenge as string };
  }

  it("ends a login, and what it signed works once", async () => {
    const { passkey, cookie, challenge } = await startSigned();
    const signed = passkey.sign({ challenge });
    const done = await finish(cookie, { passkey: signed });
    expect(await isLoggedIn(readCookies(done))).toBe(true);
    expect((await finish(cookie, { passkey: signed })).json().code).toBe("second_factor.expired");
    await expectWrong(await startLogin(mod), { passkey: signed });
  });

  it("signs for this site, this login and with a counter that goes up, or not at all", async () => {
    const { passkey, cookie, challenge } = await startSigned();
    await expectWrong(cookie, { passkey: passkey.sign({ challenge, origin: "https://bagz.evil.example" }) });
    await expectWrong(cookie, { passkey: passkey.sign({ challenge, rpId: "evil.example" }) });
    await expectWrong(cookie, { passkey: passkey.sign({ challenge: "bm90IHRoaXMgb25l" }) });
    expect((await finish(cookie, { passkey: passkey.sign({ challenge }, 9) })).statusCode).toBe(200);
    const next = await startLogin(mod);
    const asked = (await readStep(next)).json().passkey;
    // A copy of the key that was not used as often.
    await expectWrong(next, { passkey: passkey.sign({ challenge: asked.challenge }, 9) });
    expect((await finish(next, { passkey: passkey.sign({ challenge: asked.challenge }, 10) })).statusCode).toBe(200);
  });

  it("of somebody else, or nonsense, opens nothing", async () => {
    const rex = await site.registerModerator("rex");
    const theirs = await addPasskey(rex);
    const { cookie, challenge } = await startSigned();
    await expectWrong(cookie, { passkey: theirs.passkey.sign({ challenge }) });
    for (const nonsense of [{}, { id: 1 }, { id: theirs.passkey.credentialId.toString("base64url"), response: {} }]) {
      await expectWrong(cookie, { passkey: nonsense });
    }
  });
});
