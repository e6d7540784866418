import { describe, expect, it } from "vitest";
import { pfps } from "#pack/pfps.catalog.ts";
import { buildTestApp, type TestMember } from "../../../../../tests/support/build-test-app.ts";
import { FakeClock, HOUR_MS } from "../../../../../tests/support/fake-clock.ts";
import type { Commitment, RollAnswer } from "../pfp.schema.ts";
import { isRollFair } from "../pfp-roll.rules.ts";

const clock = new FakeClock("2026-11-20T12:00:00.000Z");
const { pool, inject, register } = await buildTestApp({ clock });
const SEED = "00112233445566778899aabbccddeeff";

async function promise(member: TestMember): Promise<Commitment> {
  const response = await inject({ method: "POST", url: "/api/pfp/commitments", headers: member.headers });
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
}

function roll(member: TestMember, commitmentId: string, clientSeed = SEED) {
  const { headers } = member;
  return inject({ method: "POST", url: "/api/pfp/rolls", headers, payload: { commitmentId, clientSeed } });
}

describe("POST /api/pfp/rolls", () => {
  it("shows the seed that was promised, the face that both seeds give, and the next promise", async () => {
    const villain = await register();
    const { id, commitment } = await promise(villain);
    const answer = (await roll(villain, id)).json<RollAnswer>();
    expect(answer.clientSeed).toBe(SEED);
    expect(await isRollFair(pfps, { ...answer, commitment })).toBe(true);
    const again = (await roll(villain, answer.next.id)).json<RollAnswer>();
    expect(await isRollFair(pfps, { ...again, commitment: answer.next.commitment })).toBe(true);
    expect(again.serverSeed).not.toBe(answer.serverSeed);
  });

  it("makes the face theirs: everybody who sees the member sees what they rolled last", async () => {
    const villain = await register();
    const { pfpId, next } = (await roll(villain, (await promise(villain)).id)).json<RollAnswer>();
    const me = () => inject({ url: "/api/auth/me", headers: villain.headers });
    expect((await me()).json().user.faceId).toBe(pfpId);
    const again = (await roll(villain, next.id)).json<RollAnswer>();
    expect((await me()).json().user.faceId).toBe(again.pfpId);
  });

  it("gives a receipt that pays once, by either call", async () => {
    const villain = await register();
    const { receiptId } = (await roll(villain, (await promise(villain)).id)).json<RollAnswer>();
    const payload = { userId: villain.user.id, actionType: "pfp_generated", points: 3, receiptId };
    const awards = ["/api/leaderboard/action", "/api/actions/track"].map((url) =>
      inject({ method: "POST", url, headers: villain.headers, payload }),
    );
    const answers = (await Promise.all(awards)).map((response) => response.json());
    expect(answers.map(({ awarded }) => awarded).sort()).toEqual([0, 3]);
    expect(answers.find(({ awarded }) => awarded === 3)).toEqual({ awarded: 3, totalPoints: 3, proven: true });
  });

  it("takes a promise once, also of fifty calls at once", async () => {
    const villain = await register();
    const { id } = await promise(villain);
    const responses = await Promise.all(Array.from({ length: 50 }, () => roll(villain, id)));
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(responses.find(({ statusCode }) => statusCode !== 200)?.json().code).toBe("pfp.commitment_gone");
    expect((await pool.query("SELECT FROM receipts")).rowCount).toBe(1);
  });

  it("takes neither another member's promise nor an old one", async () => {
    const [villain, rival] = [await register(), await register()];
    const { id } = await promise(villain);
    expect((await roll(rival, id)).statusCode).toBe(409);
    clock.advance(6 * HOUR_MS);
    expect((await roll(villain, id)).statusCode).toBe(409);
  });

  it.each(["", "xyz", "0".repeat(65), "A".repeat(32)])("refuses the seed %j", async (seed) => {
    const villain = await register();
    const { id } = await promise(villain);
    const response = await roll(villain, id, seed);
    expect([response.statusCode, response.json().field]).toEqual([400, "clientSeed"]);
  });

  it("needs a login", async () => {
    expect((await inject({ method: "POST", url: "/api/pfp/commitments" })).statusCode).toBe(401);
  });
});

describe("PUT /api/users/:id/face", () => {
  it("wears any face that was rolled, or none, and no other one", async () => {
    const villain = await register();
    const wear = (faceId: unknown, member = villain) =>
      inject({
        method: "PUT",
        url: `/api/users/${villain.user.id}/face`,
        headers: member.headers,
        payload: { faceId },
      });
    const worn = async () => (await inject({ url: "/api/auth/me", headers: villain.headers })).json().user.faceId;
    const rolled = new Set<string>();
    let { id } = await promise(villain);
    while (rolled.size < 2) {
      const answer = (await roll(villain, id)).json<RollAnswer>();
      rolled.add(answer.pfpId);
      id = answer.next.id;
    }
    const [first = ""] = rolled;
    const never = pfps.find((pfp) => !rolled.has(pfp.id))?.id;
    expect((await wear(first)).json()).toEqual({ faceId: first });
    expect(await worn()).toBe(first);
    const refused = await wear(never);
    expect([refused.statusCode, refused.json().code]).toEqual([409, "pfp.not_rolled"]);
    expect((await wear(first, await register())).statusCode).toBe(403);
    expect(await worn()).toBe(first);
    expect((await wear(null)).json()).toEqual({ faceId: null });
    expect(await worn()).toBeNull();
    expect((await wear("x".repeat(65))).json().field).toBe("faceId");
  });
});
