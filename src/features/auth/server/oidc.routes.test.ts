import { afterAll, describe, expect, it } from "vitest";
import { createId } from "#shared/ids.ts";
import { buildTestApp, readCookies, TEST_ORIGIN } from "../../../../tests/support/build-test-app.ts";
import { MINUTE_MS } from "../../../../tests/support/fake-clock.ts";
import { expectNothingChanged } from "../../../../tests/support/nothing-changed.ts";
import { OIDC_CLIENT, startOidcProvider } from "../../../../tests/support/oidc-test-provider.ts";
import { toSafePath } from "./oidc.routes.ts";
import { toUsername } from "./oidc-identity.repository.ts";

const CLOSED = "/api/auth/closed-account";

const provider = await startOidcProvider(`${TEST_ORIGIN}/api/callback`);
afterAll(() => provider.close());
const site = await buildTestApp({ config: { oidc: { issuer: provider.issuer, ...OIDC_CLIENT } } });
const plainSite = await buildTestApp();
const unreachableSite = await buildTestApp({
  config: { oidc: { issuer: "http://127.0.0.1:9", clientId: "a", clientSecret: undefined } },
});

function comeBack(url: URL, cookie: string) {
  return site.inject({ url: url.pathname + url.search, headers: { cookie } });
}

async function goToProvider(path = "/api/login") {
  const response = await site.inject({ url: path });
  expect(response.statusCode).toBe(302);
  return { url: new URL(response.headers.location ?? ""), cookie: readCookies(response) };
}

async function logIn(subject: string, preferredUsername?: string, path?: string) {
  Object.assign(provider.visitor, { subject, preferredUsername });
  const { url, cookie } = await goToProvider(path);
  return comeBack(await provider.logIn(url.href), cookie);
}

/** A member of the provider whose account a moderator has closed. */
async function closeAccount(subject: string) {
  const user = await readMe(await logIn(subject, "gone"));
  const actionId = createId();
  await site.pool.query("UPDATE users SET disabled_at = now() WHERE id = $1", [user.id]);
  await site.pool.query(
    `INSERT INTO moderation_actions (id, type, ref_id, author_id, moderator_id, action, reason, note, title, before, created_at)
     VALUES ($1, 'listing', $1, $2, $2, 'ban', 'scam', 'Sold one bag twice', '', '{}', now())`,
    [actionId, user.id],
  );
  return { user, actionId };
}

async function readMe(response: Awaited<ReturnType<typeof comeBack>>) {
  const cookie = readCookies(response);
  return (await site.inject({ url: "/api/auth/me", headers: { cookie } })).json().user;
}

describe("GET /api/login without a provider", () => {
  it("opens the login dialog on the first page for whoever comes from nowhere on this site", async () => {
    for (const url of ["/api/login", "/api/login?next=//evil.example", "/api/login?next=a&next=b"]) {
      const response = await plainSite.inject({ url });
      expect([response.statusCode, response.headers.location]).toEqual([302, "/?auth=login"]);
    }
  });

  it.each([
    ["/meetups?write=new", "/meetups?write=new&auth=login&back=true"],
    ["/account#moderation", "/account?auth=login&back=true#moderation"],
    ["/market?auth=register", "/market?auth=login&back=true"],
  ])("opens it over %s, where somebody was", async (next, location) => {
    const response = await plainSite.inject({ url: "/api/login", query: { next } });
    expect(response.headers.location).toBe(location);
  });
});

describe("GET /api/login with a provider", () => {
  it("goes there with code, PKCE, state and nonce", async () => {
    const { url } = await goToProvider();
    expect(url.origin).toBe(provider.issuer);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: "code",
      redirect_uri: `${TEST_ORIGIN}/api/callback`,
      code_challenge_method: "S256",
      state: expect.stringMatching(/.{20,}/),
      nonce: expect.stringMatching(/.{20,}/),
    });
  });

  it("opens the login dialog while the provider cannot be reached", async () => {
    const response = await unreachableSite.inject({ url: "/api/login" });
    expect([response.statusCode, response.headers.location]).toEqual([302, "/?auth=login"]);
  });
});

describe("GET /api/callback", () => {
  it("makes a member at the first visit and finds the same one at the second", async () => {
    const first = await logIn("subject-1", "Élodie Vex!");
    expect([first.statusCode, first.headers.location]).toEqual([302, "/"]);
    const user = await readMe(first);
    expect(user).toMatchObject({ username: "Elodie_Vex", isAdmin: false });
    expect(await readMe(await logIn("subject-1", "Renamed"))).toEqual(user);
  });

  it("never takes over a member of the same name, and keeps reserved names", async () => {
    const vex = await site.register("Vex");
    const user = await readMe(await logIn("subject-2", "vex"));
    expect(user.username).toMatch(/^vex_\d+$/);
    expect(user.id).not.toBe(vex.user.id);
    expect((await readMe(await logIn("subject-3", "admin"))).username).toMatch(/^member_\d+$/);
    expect((await readMe(await logIn("subject-4"))).username).toMatch(/^member_\d+$/);
  });

  it("makes one member of two first visits at once", async () => {
    await Promise.all([logIn("subject-5", "twin"), logIn("subject-5", "twin")]);
    const { rows } = await site.pool.query("SELECT username FROM users");
    expect(rows).toHaveLength(1);
  });

  it("leads to the page the visitor came from, if it is ours", async () => {
    const response = await logIn("subject-1", "vex", "/api/login?next=/leaderboard%3Fmonth%3D2026-03");
    expect(response.headers.location).toBe("/leaderboard?month=2026-03");
    const elsewhere = await logIn("subject-1", "vex", "/api/login?next=//evil.example");
    expect(elsewhere.headers.location).toBe("/");
  });

  it("refuses a return without the cookie, with another state, with a code used before, or a refusal", async () => {
    Object.assign(provider.visitor, { subject: "subject-6", preferredUsername: "vex" });
    const { url, cookie } = await goToProvider();
    const back = await provider.logIn(url.href);
    const forged = new URL(back);
    forged.searchParams.set("state", "x".repeat(43));
    const denied = new URL(`${TEST_ORIGIN}/api/callback?error=access_denied&state=${back.searchParams.get("state")}`);
    const other = await goToProvider();
    await expectNothingChanged(site.pool, async () => {
      for (const [address, sent] of [
        [back, ""],
        [back, "oidc_login=bm90IGpzb24"],
        [back, other.cookie],
        [forged, cookie],
        [denied, cookie],
      ] as const) {
        const response = await comeBack(address, sent);
        expect([response.statusCode, response.headers.location]).toEqual([302, "/?auth=login"]);
      }
    });
    expect((await comeBack(back, cookie)).headers.location).toBe("/");
    expect((await comeBack(back, cookie)).headers.location).toBe("/?auth=login");
  });

  it("tells the member of a closed account why, and takes one answer, without a session", async () => {
    const { user, actionId } = await closeAccount("subject-7");
    const response = await logIn("subject-7", "gone");
    expect(response.headers.location).toBe("/?auth=login#closed-account");
    expect(response.cookies.some(({ name }) => name === "sid")).toBe(false);
    const headers = { cookie: readCookies(response) };
    const read = () => site.inject({ url: CLOSED, headers });
    const answer = () => site.inject({ method: "POST", url: `${CLOSED}/answer`, headers, payload: { text: "Not me" } });
    const told = { until: "", reason: "scam", words: "Sold one bag twice" };
    expect((await read()).json()).toEqual({ ...told, answer: "open" });
    expect((await answer()).statusCode).toBe(204);
    const { rows } = await site.pool.query("SELECT answer FROM moderation_actions WHERE id = $1", [actionId]);
    expect(rows).toEqual([{ answer: "Not me" }]);
    expect((await read()).json()).toEqual({ ...told, answer: "" });
    expect((await answer()).statusCode).toBe(404);
    await site.pool.query("UPDATE users SET disabled_at = NULL WHERE id = $1", [user.id]);
    expect((await read()).statusCode).toBe(404);
  });

  it("tells it to nobody else, and not for ever", async () => {
    await closeAccount("subject-8");
    const cookie = readCookies(await logIn("subject-8", "gone"));
    const other = await readMe(await logIn("subject-9", "other"));
    const read = (sent: string) => site.inject({ url: CLOSED, headers: { cookie: sent } });
    const forged = cookie.replace(/closed_login=[^.]+/, `closed_login=${other.id}`);
    for (const sent of ["", "closed_login=x", forged]) expect((await read(sent)).statusCode).toBe(404);
    expect((await read(cookie)).statusCode).toBe(200);
    site.clock.advance(30 * MINUTE_MS);
    expect((await read(cookie)).statusCode).toBe(404);
  });
});

describe("toSafePath", () => {
  it.each([
    ["/leaderboard", "/leaderboard"],
    ["/tools?tab=tweet#top", "/tools?tab=tweet#top"],
    ["//evil.example", "/"],
    ["/\\evil.example", "/"],
    ["/\t/evil.example", "/"],
    ["/a/..//evil.example", "/"],
    ["https:evil.example", "/"],
    ["https://evil.example", "/"],
    ["javascript:alert(1)", "/"],
    ["/api/login", "/"],
    ["/x\r\nset-cookie: a=b", "/"],
    ["", "/"],
    [["/a", "/b"], "/"],
  ])("makes %j into %s", (next, path) => {
    expect(toSafePath(next)).toBe(path);
  });
});

describe("toUsername", () => {
  it.each([
    ["Élodie Vex!", "Elodie_Vex"],
    ["a".repeat(30), "a".repeat(20)],
    ["王", undefined],
    ["ab", undefined],
    ["Admin", undefined],
  ])("makes %j into %j", (preferred, username) => {
    expect(toUsername(preferred)).toBe(username);
  });
});
