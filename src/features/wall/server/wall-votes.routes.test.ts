import { describe, expect, it } from "vitest";
import { deleteAccount } from "#features/member-data/server/delete-account.repository.ts";
import { awardEngagement } from "#features/points/server/award-points.repository.ts";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { DAY_MS } from "../../../../tests/support/fake-clock.ts";
import { createWall } from "../../../../tests/support/wall.ts";

const site = await buildTestApp();
const { call, registerVoters, putNew, vote } = createWall(site);

async function readCount(thingId: string): Promise<number> {
  return (await call("GET", `/api/wall/${thingId}`)).json().thing.voteCount;
}

async function hang(): Promise<{ author: TestMember; voter: TestMember; thingId: string }> {
  const [author, voter] = (await registerVoters(2)) as [TestMember, TestMember];
  return { author, voter, thingId: (await putNew(author)).id };
}

describe("PUT and DELETE /api/wall/:id/vote", () => {
  it("gives a vote, once, and takes it back, once", async () => {
    const { voter, thingId } = await hang();
    for (let index = 0; index < 2; index += 1) {
      expect((await vote(voter, thingId)).json()).toEqual({ vote: { voteCount: 1, hasVoted: true } });
    }
    for (let index = 0; index < 2; index += 1) {
      const back = await call("DELETE", `/api/wall/${thingId}/vote`, voter);
      expect(back.json()).toEqual({ vote: { voteCount: 0, hasVoted: false } });
    }
  });

  it("notes the voter's network, as accounts that do nothing but vote are one hand's too", async () => {
    const { voter, thingId } = await hang();
    await site.pool.query("DELETE FROM member_networks");
    site.clock.advance(DAY_MS);
    await vote(voter, thingId);
    const { rows } = await site.pool.query("SELECT DISTINCT user_id FROM member_networks");
    expect(rows).toEqual([{ user_id: voter.user.id }]);
  });

  it("remembers a vote that was taken back after its week, and none that was taken back in it", async () => {
    const { voter, thingId } = await hang();
    const countPast = async () => (await site.pool.query("SELECT FROM wall_past_votes")).rowCount;
    await vote(voter, thingId);
    await call("DELETE", `/api/wall/${thingId}/vote`, voter);
    expect(await countPast()).toBe(0);
    await vote(voter, thingId);
    site.clock.advance(7 * DAY_MS);
    for (let index = 0; index < 2; index += 1) {
      expect((await call("DELETE", `/api/wall/${thingId}/vote`, voter)).json().vote.voteCount).toBe(0);
      expect(await countPast()).toBe(1);
      expect((await vote(voter, thingId)).json().vote.voteCount).toBe(1);
    }
  });

  it("counts five hundred votes of one member at once as one", async () => {
    const { voter, thingId } = await hang();
    const answers = await Promise.all(Array.from({ length: 500 }, () => vote(voter, thingId)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await readCount(thingId)).toBe(1);
  });

  it("keeps the count true when many vote and take back at once", async () => {
    const [author, ...voters] = (await registerVoters(9)) as [TestMember, ...TestMember[]];
    const { id } = await putNew(author);
    await Promise.all(
      voters.flatMap((voter) => [vote(voter, id), call("DELETE", `/api/wall/${id}/vote`, voter), vote(voter, id)]),
    );
    const { rows } = await site.pool.query("SELECT count(*)::int AS count FROM wall_votes");
    expect(await readCount(id)).toBe(rows[0].count);
  });

  it("needs a login, another one's work, and that it hangs", async () => {
    const { author, voter, thingId } = await hang();
    expect((await vote(undefined, thingId)).statusCode).toBe(401);
    expect((await vote(author, thingId)).json()).toMatchObject({ code: "wall.own_vote" });
    await call("DELETE", `/api/wall/${thingId}`, author);
    expect((await vote(voter, thingId)).json()).toMatchObject({ code: "wall.not_found" });
    expect((await vote(voter, "nothing")).statusCode).toBe(400);
  });

  it("is for accounts of three days that have earned points for a work that was seen", async () => {
    const { thingId } = await hang();
    const fresh = await site.register();
    expect((await vote(fresh, thingId)).json()).toMatchObject({ code: "wall.voter_too_new", details: { days: 3 } });
    site.clock.advance(3 * DAY_MS);
    const body = { userId: fresh.user.id, actionType: "meme_generated" };
    await call("POST", "/api/actions/track", fresh, body);
    expect((await vote(fresh, thingId)).json()).toMatchObject({ code: "wall.voter_without_work" });
    await awardEngagement(site.db, { userId: fresh.user.id, points: 1, sourceId: "seen", now: site.clock.now() });
    expect((await vote(fresh, thingId)).statusCode).toBe(200);
  });
});

describe("GET /api/users/:id/wall/votes", () => {
  it("tells members, and nobody else, what they have voted for and what they lack to vote", async () => {
    const { author, voter, thingId } = await hang();
    const other = await putNew(author);
    await vote(voter, thingId);
    const url = `/api/users/${voter.user.id}/wall/votes?things=${thingId},${other.id}`;
    expect((await call("GET", url, voter)).json()).toEqual({ voted: [thingId], gap: null });
    expect((await call("GET", url, author)).statusCode).toBe(403);
    expect((await call("GET", url)).statusCode).toBe(401);
    const fresh = await site.register();
    expect((await call("GET", `/api/users/${fresh.user.id}/wall/votes`, fresh)).json()).toEqual({
      voted: [],
      gap: "account-age",
    });
    expect((await call("GET", `/api/users/${voter.user.id}/wall/votes?things=x`, voter)).statusCode).toBe(400);
  });
});

describe("a member who leaves", () => {
  it("takes their things and votes along; the counts of others follow", async () => {
    const [author, voter, other] = (await registerVoters(3)) as [TestMember, TestMember, TestMember];
    const theirs = await putNew(voter);
    const thing = await putNew(author);
    await vote(voter, thing.id);
    await vote(other, thing.id);
    await site.db.transaction((tx) =>
      deleteAccount(tx, site.deps.features, { userId: voter.user.id, now: site.clock.now() }),
    );
    expect((await call("GET", `/api/wall/${theirs.id}`)).statusCode).toBe(404);
    expect(await readCount(thing.id)).toBe(1);
  });
});
