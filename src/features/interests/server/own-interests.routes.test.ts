// About the default community.
import { describe, expect, it } from "vitest";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { buildContact } from "../../../../tests/support/builders.ts";

const site = await buildTestApp({ config: { smtpUrl: "smtp://127.0.0.1:9" } });
const TOKYO = { kind: "zone", refId: "tokyo" };

function call(method: "GET" | "PUT" | "DELETE", { user, headers }: TestMember, payload?: object, query = "") {
  const url = `/api/users/${user.id}/interests${query}`;
  return site.inject({ method, url, headers, ...(payload && { payload }) });
}

function raise({ headers }: TestMember, payload: object = TOKYO) {
  return site.inject({ method: "POST", url: "/api/interests", headers, payload });
}

describe("a raised hand", () => {
  it("asks about letters until there is a yes, and names the address that was confirmed first", async () => {
    const vex = await site.register();
    expect((await raise(vex)).json()).toMatchObject({ isNew: true, wantsLetters: false, letterAddress: null });
    await buildContact(site.db, { userId: vex.user.id, contact: "late@example.com", confirmedAt: site.clock.now() });
    await buildContact(site.db, { userId: vex.user.id, contact: "vex@example.com" });
    expect((await raise(vex)).json()).toMatchObject({ isNew: false, letterAddress: "v…@example.com" });
    const saved = await call("PUT", vex, { ...TOKYO, wantsLetters: true });
    const createdAt = site.clock.now().toISOString();
    expect(saved.json()).toEqual({
      interests: [{ ...TOKYO, name: "Tokyo", createdAt, wantsLetters: true }],
      hasMail: true,
      letterAddress: "v…@example.com",
    });
    expect((await raise(vex)).json()).toMatchObject({ isNew: false, wantsLetters: true });
  });

  it("keeps the time of the first yes, and forgets it with a no", async () => {
    const vex = await site.register();
    await raise(vex);
    const readYes = async () =>
      (await site.pool.query("SELECT letters_at FROM interests WHERE user_id = $1", [vex.user.id])).rows[0].letters_at;
    const first = site.clock.now();
    await call("PUT", vex, { ...TOKYO, wantsLetters: true });
    site.clock.advance(60_000);
    await call("PUT", vex, { ...TOKYO, wantsLetters: true });
    expect(await readYes()).toEqual(first);
    await call("PUT", vex, { ...TOKYO, wantsLetters: false });
    expect(await readYes()).toBeNull();
  });

  it("is lowered by its member, again changes nothing, and takes no letters then", async () => {
    const vex = await site.register();
    await raise(vex);
    await raise(vex, { kind: "merch" });
    for (let presses = 0; presses < 2; presses += 1) {
      const lowered = await call("DELETE", vex, undefined, "?kind=zone&refId=tokyo");
      expect(lowered.json().interests).toMatchObject([{ kind: "merch", name: null }]);
    }
    const late = await call("PUT", vex, { ...TOKYO, wantsLetters: true });
    expect(late.statusCode).toBe(404);
    expect(late.json().code).toBe("interests.not_raised");
  });

  it("is nobody else's to see or to change", async () => {
    const [vex, rex] = [await site.register(), await site.register()];
    await raise(vex);
    const other = { ...rex, user: vex.user };
    for (const response of [
      await call("GET", other),
      await call("PUT", other, { ...TOKYO, wantsLetters: true }),
      await call("DELETE", other, undefined, "?kind=zone&refId=tokyo"),
    ]) {
      expect(response.statusCode).toBe(403);
    }
    expect((await call("GET", vex)).json().interests).toMatchObject([{ wantsLetters: false }]);
  });

  it.each([
    [{ kind: "zone", refId: "tokyo" }, "wantsLetters"],
    [{ kind: "moon", wantsLetters: true }, "kind"],
  ])("refuses %o", async (payload, field) => {
    const vex = await site.register();
    const response = await call("PUT", vex, payload);
    expect(response.statusCode).toBe(400);
    expect(response.json().field).toBe(field);
  });
});
