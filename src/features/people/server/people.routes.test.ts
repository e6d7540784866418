import { describe, expect, it } from "vitest";
import { mapFields, publicProfileFields } from "#features/users/profile-fields.catalog.ts";
import { pack } from "#pack/pack.ts";
import { createBoards } from "../../../../tests/support/board-posts.ts";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { expectNothingChanged } from "../../../../tests/support/nothing-changed.ts";
import type { ChangedVisibility } from "../people.schema.ts";

const site = await buildTestApp();
const { call } = createBoards(site);

function show(member: TestMember, changed: ChangedVisibility = { isVisible: true }, asked = member) {
  return call("PUT", `/api/users/${member.user.id}/visibility`, asked, changed);
}

const look = (username: string, member?: TestMember) => call("GET", `/api/people/${username}`, member);

describe("a public profile", () => {
  it("is there for nobody until the member asks for one", async () => {
    const [vex, rex] = [await site.register("vex"), await site.register()];
    expect((await look("vex", rex)).statusCode).toBe(404);
    expect((await look("vex", vex)).json().profile).toMatchObject({ isVisible: false, isOwn: true });
    expect((await show(vex)).json().visibility).toMatchObject({ isVisible: true, handles: true });
    expect((await look("VEX")).json().profile).toMatchObject({ username: "vex", isVisible: true, isOwn: false });
  });

  it("shows what the member chose, and nothing that is nobody's business", async () => {
    const wallet = pack.tokens[0].address;
    const vex = await site.register("vex", { xUsername: "vexed", telegramUsername: "vexing", solanaWallet: wallet });
    await show(vex);
    const all = await look("vex");
    expect(all.json().profile).toEqual({
      id: vex.user.id,
      username: "vex",
      faceId: null,
      isVisible: true,
      isOwn: false,
      handles: { ...mapFields(publicProfileFields, () => null), xUsername: "@vexed", telegramUsername: "@vexing" },
      points: { rank: null, totalPoints: 0, streak: 0 },
      wall: [],
      hosting: { meetupCount: 0, guestCount: 0 },
    });
    expect(all.body).not.toContain(wallet);
    await show(vex, { handles: false, points: false, wall: false, hosting: false });
    expect((await look("vex")).json().profile).toMatchObject({
      handles: null,
      points: null,
      wall: null,
      hosting: null,
    });
  });

  it("is the same 404, or null where that is asked for, for who is not there, who hides, who is locked, and what is no name", async () => {
    const [vex, rex] = [await site.register("vex"), await site.register("rex")];
    await show(vex);
    await site.pool.query("UPDATE users SET disabled_at = now() WHERE id = $1", [vex.user.id]);
    const bodies = new Set<string>();
    for (const name of ["vex", "rex", "nobody_here", "..%2Fadmin", "x".repeat(30), "%00"]) {
      const response = await look(name);
      expect(response.statusCode, name).toBe(404);
      if (name !== "%00") bodies.add(response.body);
      const asked = await call("GET", `/api/people/${name}?optional=true`);
      expect([asked.statusCode, asked.json()], name).toEqual([200, { profile: null }]);
    }
    expect(bodies.size).toBe(1);
    expect(rex.user.username).toBe("rex");
  });

  it("goes with the account", async () => {
    const vex = await site.register("vex");
    await show(vex);
    await call("DELETE", `/api/users/${vex.user.id}`, vex, { username: "vex", password: vex.password });
    expect((await look("vex")).statusCode).toBe(404);
    expect((await site.pool.query("SELECT * FROM profile_visibility")).rows).toEqual([]);
  });
});

describe("PUT /api/users/:id/visibility", () => {
  it("is the member's own to change", async () => {
    const [vex, rex] = [await site.register(), await site.register()];
    const refused = await expectNothingChanged(site.pool, () => show(vex, { isVisible: true }, rex));
    expect(refused.statusCode).toBe(403);
    expect((await call("GET", `/api/users/${vex.user.id}/visibility`, rex)).statusCode).toBe(403);
    expect((await call("PUT", `/api/users/${vex.user.id}/visibility`, undefined, {})).statusCode).toBe(401);
  });

  it("refuses what it does not know", async () => {
    const vex = await site.register();
    for (const payload of [{ isVisble: true }, { isVisible: "yes" }, { userId: "x", isVisible: true }]) {
      const response = await expectNothingChanged(site.pool, () => show(vex, payload as ChangedVisibility));
      expect(response.statusCode).toBe(400);
    }
  });
});
