// About the default community.
import { describe, expect, it } from "vitest";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { expectNothingChanged } from "../../../../tests/support/nothing-changed.ts";

const site = await buildTestApp();

function postInterest(payload: unknown, member?: TestMember) {
  return site.inject({
    method: "POST",
    url: "/api/interests",
    headers: member?.headers ?? {},
    payload: payload as object,
  });
}

async function listRows() {
  return (await site.pool.query("SELECT user_id, kind, ref_id FROM interests ORDER BY kind, ref_id")).rows;
}

describe("POST /api/interests", () => {
  it("keeps a member's interest in a zone, in the creator program and in the merch", async () => {
    const vex = await site.register("vex");
    const response = await postInterest({ kind: "zone", refId: "tokyo" }, vex);
    expect(response.statusCode).toBe(201);
    const createdAt = site.clock.now().toISOString();
    const interest = { kind: "zone", refId: "tokyo", createdAt };
    expect(response.json()).toEqual({ interest, isNew: true, wantsLetters: null, letterAddress: null });
    expect((await postInterest({ kind: "creator-program" }, vex)).json().interest.refId).toBe("");
    expect((await postInterest({ kind: "merch" }, vex)).json().interest.refId).toBe("");
    expect(await listRows()).toEqual([
      { user_id: vex.user.id, kind: "creator-program", ref_id: "" },
      { user_id: vex.user.id, kind: "merch", ref_id: "" },
      { user_id: vex.user.id, kind: "zone", ref_id: "tokyo" },
    ]);
  });

  it("changes nothing the second time and tells when the first was", async () => {
    const vex = await site.register("vex");
    const first = (await postInterest({ kind: "zone", refId: "tokyo" }, vex)).json();
    site.clock.advance(60_000);
    const again = await expectNothingChanged(site.pool, () => postInterest({ kind: "zone", refId: "tokyo" }, vex));
    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual({ ...first, isNew: false });
  });

  it("keeps one row of ten clicks at once", async () => {
    const vex = await site.register("vex");
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => postInterest({ kind: "zone", refId: "dubai" }, vex)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(await listRows()).toHaveLength(1);
  });

  it("keeps members apart", async () => {
    const vex = await site.register("vex");
    const rex = await site.register("rex");
    await postInterest({ kind: "zone", refId: "tokyo" }, vex);
    expect((await postInterest({ kind: "zone", refId: "tokyo" }, rex)).statusCode).toBe(201);
    expect(await listRows()).toHaveLength(2);
  });

  it("needs a login", async () => {
    const response = await expectNothingChanged(site.pool, () => postInterest({ kind: "zone", refId: "tokyo" }));
    expect(response.statusCode).toBe(401);
  });

  it.each([
    [{ kind: "zone", refId: "atlantis" }, 404, "There is nothing of that name to join"],
    [{ kind: "zone" }, 404, "There is nothing of that name to join"],
    [{ kind: "creator-program", refId: "tokyo" }, 404, "There is nothing of that name to join"],
    [{ kind: "merch", refId: "11" }, 404, "There is nothing of that name to join"],
    [{ kind: "moon" }, 400, "The field kind is missing or not valid"],
    [{ kind: "zone", refId: "x".repeat(65) }, 400, "The field refId is missing or not valid"],
    [{ kind: "zone", refId: 5 }, 400, "The field refId is missing or not valid"],
    [[], 400, "The request body is missing or not valid"],
  ])("refuses %o", async (payload, status, error) => {
    const vex = await site.register("vex");
    const response = await expectNothingChanged(site.pool, () => postInterest(payload, vex));
    expect(response.statusCode).toBe(status);
    expect(response.json().error).toBe(error);
  });
});
