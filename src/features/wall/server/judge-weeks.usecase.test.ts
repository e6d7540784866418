import { describe, expect, it } from "vitest";
import { deleteAccount } from "#features/member-data/server/delete-account.repository.ts";
import { pack } from "#pack/pack.ts";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { DAY_MS } from "../../../../tests/support/fake-clock.ts";
import { createWall } from "../../../../tests/support/wall.ts";
import type { Winners } from "../wall.schema.ts";
import { judgeWeeks } from "./judge-weeks.usecase.ts";

const site = await buildTestApp();
const [firstPrize = 0, secondPrize = 0] = pack.wall.weekly.points;
const { call, registerVoters, putNew, vote } = createWall(site);

async function readPoints(member: TestMember): Promise<number> {
  return (await call("GET", `/api/users/${member.user.id}/stats`, member))
    .json()
    .stats.byAction.find(({ actionType }: { actionType: string }) => actionType === "community_engagement").points;
}

async function readWinners(): Promise<Winners> {
  return (await call("GET", "/api/wall/winners")).json();
}

/** Everybody gives the thing a vote. */
async function voteAll(voters: TestMember[], thingId: string): Promise<void> {
  for (const voter of voters) expect((await vote(voter, thingId)).statusCode).toBe(200);
}

describe("the week's best", () => {
  it("get their points when the week has ended, once, whoever asks and however often", async () => {
    const [ann, ben, ...voters] = (await registerVoters(7)) as [TestMember, TestMember, ...TestMember[]];
    const [first, second] = [await putNew(ann), await putNew(ben)];
    await voteAll(voters.slice(0, 3), first.id);
    await voteAll(voters, second.id);
    await judgeWeeks(site.deps);
    expect((await readWinners()).winners).toEqual([]);
    site.clock.advance(7 * DAY_MS);
    // As two processes that share the database, and each more than once.
    await Promise.all(Array.from({ length: 6 }, () => judgeWeeks({ ...site.deps })));
    await judgeWeeks(site.deps);
    const { week, winners } = await readWinners();
    expect(week).toMatch(/^2026-W\d\d$/);
    expect(winners).toMatchObject([
      { place: 1, points: firstPrize, thing: { id: second.id, place: 1 } },
      { place: 2, points: secondPrize, thing: { id: first.id, place: 2 } },
    ]);
    // One point is what let them vote.
    expect([await readPoints(ben), await readPoints(ann)]).toEqual([firstPrize + 1, secondPrize + 1]);
  });

  it("are found by a server that has slept through the end of their week", async () => {
    const [ann, ...voters] = (await registerVoters(4)) as [TestMember, ...TestMember[]];
    const thing = await putNew(ann);
    await voteAll(voters, thing.id);
    site.clock.advance(3 * 7 * DAY_MS);
    await judgeWeeks(site.deps);
    expect((await readWinners()).winners).toMatchObject([{ place: 1, thing: { id: thing.id } }]);
  });

  it("are not robbed of it by reports that nobody has judged, but by a moderator who hides the thing", async () => {
    const [ann, ben, ...voters] = (await registerVoters(6)) as [TestMember, TestMember, ...TestMember[]];
    const [reported, hidden] = [await putNew(ann), await putNew(ben)];
    await voteAll(voters, reported.id);
    await voteAll(voters, hidden.id);
    site.clock.advance(6 * DAY_MS);
    await site.pool.query("UPDATE wall_things SET hidden_at = $1", [site.clock.now()]);
    await site.pool.query(
      `INSERT INTO report_cases (type, ref_id, created_at, opened_at, auto_hidden_at, auto_hidden_until)
       VALUES ('wall', $1, $2, $2, $2, $3)`,
      [reported.id, site.clock.now(), new Date(site.clock.now().getTime() + 3 * DAY_MS)],
    );
    site.clock.advance(DAY_MS);
    await judgeWeeks(site.deps);
    expect([await readPoints(ann), await readPoints(ben)]).toEqual([firstPrize + 1, 1]);
    // Nobody is shown it before somebody has looked at it.
    expect((await readWinners()).winners).toEqual([]);
  });

  it("win once, and a new week looks only at its own votes", async () => {
    const [ann, ben, ...voters] = (await registerVoters(6)) as [TestMember, TestMember, ...TestMember[]];
    const old = await putNew(ann);
    await voteAll(voters.slice(0, 3), old.id);
    site.clock.advance(7 * DAY_MS);
    await judgeWeeks(site.deps);
    await voteAll([...voters.slice(3)], old.id);
    const fresh = await putNew(ben);
    await voteAll(voters, fresh.id);
    site.clock.advance(7 * DAY_MS);
    await judgeWeeks(site.deps);
    expect((await readWinners()).winners).toMatchObject([{ place: 1, thing: { id: fresh.id } }]);
  });

  it("are nobody's friends: a ring that votes for itself wins nothing, and its votes are noted as light", async () => {
    const ring = await registerVoters(5);
    for (const author of ring) {
      const { id } = await putNew(author);
      await voteAll(
        ring.filter((member) => member !== author),
        id,
      );
    }
    site.clock.advance(7 * DAY_MS);
    await judgeWeeks(site.deps);
    expect((await readWinners()).winners).toEqual([]);
    const { rows } = await site.pool.query("SELECT DISTINCT weight FROM wall_votes");
    expect(rows).toEqual([{ weight: expect.closeTo(0.2, 5) }]);
  });

  it("are found below any number of things that friends have voted up for each other", async () => {
    const ring = await registerVoters(9);
    const [ann, ...voters] = (await registerVoters(5)) as [TestMember, ...TestMember[]];
    const thing = await putNew(ann);
    await voteAll(voters, thing.id);
    const ids = ring.map(({ user }) => user.id);
    const week = "to_char($2::timestamptz, 'YYYY-MM')";
    await site.pool.query(
      `INSERT INTO wall_things (id, user_id, kind, title, metadata, same_key, month_year, rising_at, created_at)
       SELECT gen_random_uuid(), id, 'tweet', 'Ours', '{}', id || ' ' || n, ${week}, $2, $2
       FROM unnest($1::uuid[]) AS id, generate_series(1, 8) AS n`,
      [ids, site.clock.now()],
    );
    await site.pool.query(
      `INSERT INTO wall_votes SELECT t.id, voter, $2 FROM wall_things AS t, unnest($1::uuid[]) AS voter
       WHERE t.title = 'Ours' AND t.user_id <> voter`,
      [ids, site.clock.now()],
    );
    site.clock.advance(7 * DAY_MS);
    await judgeWeeks(site.deps);
    expect((await readWinners()).winners).toMatchObject([{ place: 1, thing: { id: thing.id } }]);
  });

  it("are nobody's friends, also where each week's votes are taken back before the next", async () => {
    const ring = await registerVoters(4);
    const winners: number[] = [];
    for (const author of ring) {
      const { id } = await putNew(author);
      const voters = ring.filter((member) => member !== author);
      await voteAll(voters, id);
      site.clock.advance(7 * DAY_MS);
      await judgeWeeks(site.deps);
      for (const voter of voters) await call("DELETE", `/api/wall/${id}/vote`, voter);
      winners.push((await site.pool.query("SELECT FROM wall_awards")).rowCount ?? 0);
    }
    // The first has given no vote yet; whoever comes later has.
    expect(winners).toEqual([1, 1, 1, 1]);
  });

  it("are judged by votes that count in one week alone, however often they are given anew", async () => {
    const [ann, ...voters] = (await registerVoters(4)) as [TestMember, TestMember, TestMember, TestMember];
    const thing = await putNew(ann);
    await voteAll(voters.slice(0, 2), thing.id);
    site.clock.advance(7 * DAY_MS);
    await judgeWeeks(site.deps);
    for (const voter of voters.slice(0, 2)) await call("DELETE", `/api/wall/${thing.id}/vote`, voter);
    await voteAll(voters, thing.id);
    site.clock.advance(7 * DAY_MS);
    await judgeWeeks(site.deps);
    expect((await readWinners()).winners).toEqual([]);
    expect((await call("GET", `/api/wall/${thing.id}`)).json().thing.voteCount).toBe(3);
  });

  it("keep their place without a name when their author leaves, and their count when a voter does", async () => {
    const [ann, ...voters] = (await registerVoters(4)) as [TestMember, TestMember, TestMember, TestMember];
    const thing = await putNew(ann);
    await voteAll(voters, thing.id);
    site.clock.advance(7 * DAY_MS);
    await judgeWeeks(site.deps);
    const leave = (userId: string) =>
      site.db.transaction((tx) => deleteAccount(tx, site.deps.features, { userId, now: site.clock.now() }));
    await leave(voters[0]?.user.id ?? "");
    expect((await call("GET", `/api/wall/${thing.id}`)).json().thing.voteCount).toBe(3);
    await leave(ann.user.id);
    expect((await readWinners()).winners).toEqual([]);
    const { rows } = await site.pool.query("SELECT place, points, user_id, thing_id FROM wall_awards");
    expect(rows).toEqual([{ place: 1, points: firstPrize, user_id: null, thing_id: null }]);
  });
});
