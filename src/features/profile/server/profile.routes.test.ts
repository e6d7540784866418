// About the default community.
import { describe, expect, it } from "vitest";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { buildContact } from "../../../../tests/support/builders.ts";
import { expectNothingChanged } from "../../../../tests/support/nothing-changed.ts";

const site = await buildTestApp({ config: { smtpUrl: "smtp://127.0.0.1:9" } });

function putProfile(id: string, payload: unknown, member?: TestMember) {
  return site.inject({
    method: "PUT",
    url: `/api/users/${id}/profile`,
    headers: member?.headers ?? {},
    payload: payload as object,
  });
}

describe("PUT /api/users/:id/profile", () => {
  it("changes the fields that are sent and leaves the others", async () => {
    const vex = await site.register("vex", { xUsername: "old", telegramUsername: "vexed" });
    const response = await putProfile(vex.user.id, { xUsername: "new_x", solanaWallet: "1".repeat(44) }, vex);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      user: { ...vex.user, xUsername: "@new_x", telegramUsername: "@vexed", solanaWallet: "1".repeat(44) },
    });
  });

  it("clears a field with an empty string or null", async () => {
    const vex = await site.register("vex", { xUsername: "old", telegramUsername: "vexed" });
    const response = await putProfile(vex.user.id, { xUsername: "", telegramUsername: null }, vex);
    expect(response.json().user).toMatchObject({ xUsername: null, telegramUsername: null });
  });

  it("needs a login", async () => {
    const { user } = await site.register("vex");
    const response = await expectNothingChanged(site.pool, () => putProfile(user.id, { xUsername: "a" }));
    expect(response.statusCode).toBe(401);
  });

  it.each([
    [{ xUsername: "a b" }, "X username must be 1-15 characters, letters/numbers/underscore only"],
    [{ telegramUsername: "abcd" }, "Telegram username must be 5-32 characters, letters/numbers/underscore only"],
    [{ solanaWallet: "0" }, "Please enter a valid Solana wallet address"],
    [{ solanaWallet: 5 }, "The field solanaWallet is missing or not valid"],
    [[], "The request body is missing or not valid"],
  ])("refuses %o", async (payload, error) => {
    const vex = await site.register("vex");
    const response = await expectNothingChanged(site.pool, () => putProfile(vex.user.id, payload, vex));
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toBe(error);
  });

  it("tells the member of another wallet on every confirmed contact, and of nothing else", async () => {
    const vex = await site.register("vex");
    await buildContact(site.db, { userId: vex.user.id, contact: "vex@example.com" });
    const wallet = "2".repeat(44);
    await putProfile(vex.user.id, { solanaWallet: wallet }, vex);
    await putProfile(vex.user.id, { solanaWallet: wallet, xUsername: "vex" }, vex);
    await putProfile(vex.user.id, { solanaWallet: null }, vex);
    const { rows } = await site.pool.query("SELECT recipient, body FROM outbox_messages ORDER BY id");
    expect(rows).toEqual([
      { recipient: "vex@example.com", body: expect.stringContaining(`is now ${wallet}`) },
      { recipient: "vex@example.com", body: expect.stringContaining("was removed just now") },
    ]);
  });

  it("refuses another member's id", async () => {
    const vex = await site.register("vex");
    const rex = await site.register("rex");
    const response = await expectNothingChanged(site.pool, () => putProfile(rex.user.id, { xUsername: "a" }, vex));
    expect(response.statusCode).toBe(403);
  });

  it("ignores fields that are not in the profile", async () => {
    const vex = await site.register("vex");
    const payload = { isAdmin: true, username: "boss", password: "654321", id: "x", points: 5 };
    const response = await expectNothingChanged(site.pool, () => putProfile(vex.user.id, payload, vex));
    expect(response.json()).toEqual({ user: vex.user });
  });
});
