import { describe, expect, it } from "vitest";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { FakeClock } from "../../../../tests/support/fake-clock.ts";
import { monthTotalsTable } from "./points.tables.ts";
import { createReceipt } from "./receipts.repository.ts";

const clock = new FakeClock("2026-11-20T12:00:00.000Z");
const { db, inject, register } = await buildTestApp({ clock });

interface ActionCall {
  url?: string;
  payload?: Record<string, unknown>;
  headers?: Record<string, string>;
}

function act(
  member: TestMember,
  actionType: string,
  { url = "/api/actions/track", payload, headers }: ActionCall = {},
) {
  return inject({
    method: "POST",
    url,
    headers: { ...member.headers, ...headers },
    payload: { userId: member.user.id, actionType, ...payload },
  });
}

async function giveReceipt(member: TestMember): Promise<void> {
  await createReceipt(db, { userId: member.user.id, kind: "tweet", now: clock.now() });
}

describe("POST /api/actions/track", () => {
  it("gives the pack's points for each action that a browser may report", async () => {
    const villain = await register();
    await giveReceipt(villain);
    const answers = await Promise.all(
      ["tweet", "meme_generated", "pfp_generated", "meme_shared"].map(async (action) =>
        (await act(villain, action)).json(),
      ),
    );
    expect(answers.map(({ awarded }) => awarded)).toEqual([6, 4, 3, 6]);
  });

  it("answers 200 with nothing awarded and the reason", async () => {
    const villain = await register();
    await act(villain, "meme_generated");
    const response = await act(villain, "meme_generated");
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ awarded: 0, totalPoints: 4, proven: false, reason: "cooldown" });
  });

  it("gives a shared tweet its points once as seen, and twice a day as a claim", async () => {
    const villain = await register();
    await giveReceipt(villain);
    const answers: unknown[] = [];
    for (let index = 0; index < 4; index += 1) {
      const { awarded, proven, reason } = (await act(villain, "tweet")).json();
      answers.push([awarded, proven, reason]);
      clock.advance(60_000);
    }
    expect(answers).toEqual([
      [6, true, undefined],
      [6, false, undefined],
      [6, false, undefined],
      [0, false, "no-proof"],
    ]);
  });

  it("says kindly what is no receipt, and that another member's is none", async () => {
    const [villain, rival] = [await register(), await register()];
    const bad = await act(villain, "tweet", { payload: { receiptId: "7" } });
    expect([bad.statusCode, bad.json().field]).toEqual([400, "receiptId"]);
    const receiptId = await createReceipt(db, { userId: rival.user.id, kind: "tweet", now: clock.now() });
    expect((await act(villain, "tweet", { payload: { receiptId } })).json()).toEqual({
      awarded: 0,
      totalPoints: 0,
      proven: false,
      reason: "no-proof",
    });
  });

  it("needs a login", async () => {
    const response = await inject({
      method: "POST",
      url: "/api/actions/track",
      payload: { userId: "x", actionType: "tweet" },
    });
    expect(response.statusCode).toBe(401);
  });

  it.each([
    ["an unknown action", { actionType: "raid" }, "actionType", "choice.unknown"],
    ["another spelling", { actionType: "Tweet" }, "actionType", "choice.unknown"],
    ["a number for an action", { actionType: 6 }, "actionType", "choice.unknown"],
    ["no action", { actionType: undefined }, "actionType", "value.missing"],
    ["no member", { userId: undefined }, "userId", "value.missing"],
    ["a number for a member", { userId: 7 }, "userId", "value.not_a_text"],
  ])("refuses %s", async (_name, payload, field, code) => {
    const villain = await register();
    const response = await act(villain, "tweet", { payload });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: expect.any(String), code, field });
  });

  it("refuses another member's id and credits nobody", async () => {
    const [villain, rival] = [await register(), await register()];
    const response = await act(villain, "meme_generated", { payload: { userId: rival.user.id } });
    expect(response.statusCode).toBe(403);
    expect(await db.$count(monthTotalsTable)).toBe(0);
  });

  it.each(["tweet_generated", "community_engagement"])("refuses %s, which only the server gives", async (action) => {
    const response = await act(await register(), action);
    expect(response.statusCode).toBe(403);
    expect(response.json().code).toBe("points.server_only");
  });

  it("repeats the first answer under an Idempotency-Key and refuses the key for another action", async () => {
    const villain = await register();
    const headers = { "idempotency-key": "one" };
    const first = await act(villain, "meme_generated", { headers });
    clock.advance(60_000);
    const second = await act(villain, "meme_generated", { headers });
    expect(second.json()).toEqual(first.json());
    expect((await act(villain, "meme_shared", { headers })).statusCode).toBe(409);
    expect((await act(villain, "meme_generated")).json().totalPoints).toBe(8);
  });
});

describe("POST /api/leaderboard/action", () => {
  const url = "/api/leaderboard/action";

  it.each([[1e9], [-3], ["3"], [null], [3.5], [{ a: [1] }], [undefined]])(
    "gives 3 for a PFP whatever the body says (%j)",
    async (points) => {
      const response = await act(await register(), "pfp_generated", { url, payload: { points } });
      expect(response.json()).toEqual({ awarded: 3, totalPoints: 3, proven: false });
    },
  );

  it("feeds the same entry as the tracking call", async () => {
    const villain = await register();
    await act(villain, "pfp_generated", { url, payload: { points: 3 } });
    expect((await act(villain, "pfp_generated")).json()).toEqual({
      awarded: 0,
      totalPoints: 3,
      proven: false,
      reason: "cooldown",
    });
  });

  it("needs a login and refuses another member's id", async () => {
    const [villain, rival] = [await register(), await register()];
    const payload = { userId: rival.user.id, actionType: "pfp_generated", points: 3 };
    expect((await inject({ method: "POST", url, payload })).statusCode).toBe(401);
    expect((await act(villain, "pfp_generated", { url, payload })).statusCode).toBe(403);
  });
});
