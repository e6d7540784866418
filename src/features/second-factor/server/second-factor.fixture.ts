import type { LightMyRequestResponse as Response } from "fastify";
import { generateSync } from "otplib";
import { expect } from "vitest";
import { readCookies, type TestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { SoftwarePasskey } from "../../../../tests/support/software-passkey.ts";

/** What tests do with second factors, all through HTTP. */
export function createFactors(site: TestApp) {
  function call(member: TestMember, method: "GET" | "POST" | "DELETE", path = "", payload?: object) {
    const url = `/api/users/${member.user.id}/second-factors${path}`;
    return site.inject({ method, url, headers: member.headers, ...(payload && { payload }) });
  }

  /** What the app shows at that moment. */
  function showCode(secret: string, offsetSeconds = 0): string {
    return generateSync({ secret, epoch: Math.floor(site.clock.now().getTime() / 1000) + offsetSeconds });
  }

  async function addApp(member: TestMember): Promise<{ secret: string; codes: string[] }> {
    const { secret } = (await call(member, "POST", "/app", { password: member.password })).json();
    const confirmed = await call(member, "POST", "/app/confirm", { code: showCode(secret) });
    expect(confirmed.statusCode, confirmed.body).toBe(200);
    // The code was used up: the next login shows another one.
    site.clock.advance(60_000);
    return { secret, codes: confirmed.json().codes ?? [] };
  }

  async function askForPasskey(member: TestMember): Promise<string> {
    const response = await call(member, "POST", "/passkeys/options", { password: member.password });
    expect(response.statusCode, response.body).toBe(200);
    return response.json().options.challenge;
  }

  async function addPasskey(member: TestMember): Promise<{ passkey: SoftwarePasskey; codes: string[] | null }> {
    const passkey = new SoftwarePasskey();
    const challenge = await askForPasskey(member);
    const payload = { name: "Blue key", response: passkey.register({ challenge }) };
    const response = await call(member, "POST", "/passkeys", payload);
    expect(response.statusCode, response.body).toBe(201);
    return { passkey, codes: response.json().codes };
  }

  function logIn({ user, password }: TestMember): Promise<Response> {
    const payload = { username: user.username, password };
    return site.inject({ method: "POST", url: "/api/auth/login", payload });
  }

  /** The cookie of a login that waits for its second factor. */
  async function startLogin(member: TestMember): Promise<string> {
    const response = await logIn(member);
    expect([response.statusCode, response.json().code]).toEqual([403, "second_factor.needed"]);
    return readCookies(response);
  }

  function readStep(cookie: string): Promise<Response> {
    return site.inject({ url: "/api/auth/second-factor", headers: { cookie } });
  }

  function finish(cookie: string, payload: object): Promise<Response> {
    return site.inject({ method: "POST", url: "/api/auth/second-factor", headers: { cookie }, payload });
  }

  return { call, showCode, addApp, askForPasskey, addPasskey, logIn, startLogin, readStep, finish };
}
