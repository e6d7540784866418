import { describe, expect, it } from "vitest";
import { mapFields, profileFields } from "#features/users/profile-fields.catalog.ts";
import { pack } from "#pack/pack.ts";
import { buildTestApp, TEST_PASSWORD } from "../../../../tests/support/build-test-app.ts";
import { expectNothingChanged } from "../../../../tests/support/nothing-changed.ts";

const site = await buildTestApp();
const url = "/api/users/register";

function register(payload: unknown) {
  return site.inject({ method: "POST", url, payload: payload as object });
}

describe("POST /api/users/register", () => {
  it("creates the member, stores handles with a leading @ and starts a session", async () => {
    const response = await register({
      username: "Vex_01",
      password: "123456",
      xUsername: "vex",
      telegramUsername: "@vexed",
      solanaWallet: null,
    });
    expect(response.statusCode).toBe(201);
    const { user } = response.json();
    expect(user).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      username: "Vex_01",
      isAdmin: false,
      isModerator: false,
      faceId: null,
      ...mapFields(profileFields, () => null),
      xUsername: "@vex",
      telegramUsername: "@vexed",
    });
    const cookie = response.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    expect((await site.inject({ url: "/api/auth/me", headers: { cookie } })).json()).toEqual({ user });
  });

  it("stores the password only as an argon2id hash", async () => {
    await site.register("vex");
    const { rows } = await site.pool.query("SELECT password_hash FROM users");
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(site.logLines.join("")).not.toContain(TEST_PASSWORD);
  });

  it("answers the first problem of the specification's order with 400", async () => {
    const response = await expectNothingChanged(site.pool, () => register({ username: "a", password: "1" }));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      error: "Username must be 3-20 characters, letters/numbers/underscore only",
      code: "registration.username",
      field: "username",
      details: { min: 3, max: 20 },
    });
  });

  it.each([
    ["an empty object", {}, "Username and password are required"],
    ["a list as username", { username: ["a", "b"], password: "123456" }, "The field username is missing or not valid"],
    [
      "an operator as username",
      { username: { $ne: null }, password: "123456" },
      "The field username is missing or not valid",
    ],
    ["a number as password", { username: "vex", password: 123456 }, "The field password is missing or not valid"],
    [
      "true as X name",
      { username: "vex", password: "123456", xUsername: true },
      "The field xUsername is missing or not valid",
    ],
  ])("refuses %s", async (_name, payload, error) => {
    const response = await expectNothingChanged(site.pool, () => register(payload));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error });
  });

  it("refuses a name that differs from a taken one in case only", async () => {
    await site.register("Villain");
    const payload = { username: "vILLAIN", password: "123456" };
    const response = await expectNothingChanged(site.pool, () => register(payload));
    expect(response.statusCode).toBe(409);
    expect(response.json().code).toBe("username.taken");
  });

  it.each(["admin", "ADMIN", "root", "system", "support", "null", "undefined", pack.name])(
    "keeps the reserved name %s",
    async (username) => {
      const response = await register({ username, password: "123456" });
      expect(response.statusCode).toBe(409);
    },
  );

  it("ignores fields that are not the visitor's to set", async () => {
    const payload = {
      username: "vex",
      password: "123456",
      isAdmin: true,
      id: "x",
      points: 9,
      created_at: "2001-01-01",
    };
    const response = await register(payload);
    expect(response.json().user).toMatchObject({ username: "vex", isAdmin: false });
    const { rows } = await site.pool.query("SELECT is_admin, created_at FROM users");
    expect(rows).toEqual([{ is_admin: false, created_at: site.clock.now() }]);
  });

  it("takes a wallet that another member has named too", async () => {
    const solanaWallet = pack.tokens[0].address;
    await site.register("vex", { solanaWallet });
    const other = await site.register("rex", { solanaWallet });
    expect(other.user.solanaWallet).toBe(solanaWallet);
  });
});
