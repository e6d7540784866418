import { describe, expect, it } from "vitest";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { countQueries } from "../../../../tests/support/count-queries.ts";
import { expectNothingChanged } from "../../../../tests/support/nothing-changed.ts";
import { DEFAULT_PREFERENCES } from "../preferences.rules.ts";

const site = await buildTestApp();

function call(member: TestMember, payload?: unknown, userId = member.user.id) {
  const url = `/api/users/${userId}/preferences`;
  const { headers } = member;
  return site.inject(
    payload === undefined ? { url, headers } : { method: "PUT", url, headers, payload: payload as object },
  );
}

describe("GET /api/users/:id/preferences", () => {
  it("gives the defaults to who never changed anything", async () => {
    const vex = await site.register();
    expect((await call(vex)).json()).toEqual({ preferences: DEFAULT_PREFERENCES });
  });
});

describe("PUT /api/users/:id/preferences", () => {
  it("changes what is sent, leaves the rest and keeps members apart", async () => {
    const vex = await site.register();
    const rex = await site.register();
    const changes = [
      { theme: "neon" },
      { notifications: { rewards: false } },
      { autoSaveContent: false, defaultPfpStyle: "samurai", preferredTweetTone: "street" },
      { notifications: { newContent: false } },
      { language: "de" },
    ];
    for (const change of changes) expect((await call(vex, change)).statusCode).toBe(200);
    const preferences = {
      autoSaveContent: false,
      defaultPfpStyle: "samurai",
      preferredTweetTone: "street",
      notifications: { newContent: false, leaderboard: true, rewards: false },
      theme: "neon",
      language: "de",
    };
    const { result, count } = await countQueries(() => call(vex));
    expect([result.json(), count]).toEqual([{ preferences }, 2]);
    expect((await call(vex, {})).json()).toEqual({ preferences });
    expect((await call(rex)).json()).toEqual({ preferences: DEFAULT_PREFERENCES });
  });

  it("keeps both of two changes at once", async () => {
    const vex = await site.register();
    await Promise.all([call(vex, { theme: "dark" }), call(vex, { autoSaveContent: false })]);
    expect((await call(vex)).json().preferences).toMatchObject({ theme: "dark", autoSaveContent: false });
  });

  it.each<unknown>([
    { theme: "pink" },
    { theme: null },
    { language: "xx" },
    { language: null },
    { autoSaveContent: "true" },
    { notifications: null },
    { notifications: { newContent: 1 } },
    { notifications: { spam: true } },
    { isAdmin: true },
    { constructor: { theme: "dark" } },
    [],
    "dark",
  ])("refuses %j", async (payload) => {
    const vex = await site.register();
    const response = await expectNothingChanged(site.pool, () => call(vex, payload));
    expect([400, 415]).toContain(response.statusCode);
  });

  it("refuses another member's id", async () => {
    const vex = await site.register();
    const rex = await site.register();
    const response = await expectNothingChanged(site.pool, () => call(vex, { theme: "dark" }, rex.user.id));
    expect(response.statusCode).toBe(403);
  });
});
