import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { awardEngagement } from "#features/points/server/award-points.repository.ts";
import { createId } from "#shared/ids.ts";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { DAY_MS, FakeClock } from "../../../../tests/support/fake-clock.ts";
import { createNewsReader } from "../../../../tests/support/read-news.ts";
import { lockNoted, saveNoted } from "./noted-places.repository.ts";
import { tellPassed } from "./tell-passed.usecase.ts";

const clock = new FakeClock("2026-11-29T17:00:00.000Z");
const site = await buildTestApp({ clock });
const { readNews, readKinds, switchOff } = createNewsReader(site);

async function earn({ user }: TestMember, points: number): Promise<void> {
  clock.advance(1000);
  await awardEngagement(site.db, { userId: user.id, points, sourceId: createId(), now: clock.now() });
}

async function registerThree(): Promise<[TestMember, TestMember, TestMember]> {
  return [await site.register(), await site.register(), await site.register()];
}

describe("who is passed on the board", () => {
  it("is told by whom, once of each in a month, and nobody else is", async () => {
    const [vex, rex, lex] = await registerThree();
    await earn(vex, 5);
    await earn(rex, 3);
    await tellPassed(site.deps);
    await earn(rex, 4);
    await Promise.all([tellPassed(site.deps), tellPassed(site.deps)]);
    const told = { kind: "leaderboard.passed", count: 1, actor: rex.user.username, link: "/leaderboard" };
    expect(await readNews(vex)).toMatchObject([told]);
    await earn(vex, 4);
    await tellPassed(site.deps);
    await earn(rex, 4);
    await tellPassed(site.deps);
    expect(await readNews(vex)).toMatchObject([told]);
    await earn(lex, 20);
    await tellPassed(site.deps);
    expect(await readNews(vex)).toMatchObject([{ ...told, count: 2, actor: lex.user.username }]);
    expect(await readKinds(rex)).toEqual([["leaderboard.passed", 2]]);
    expect(await readKinds(lex)).toEqual([]);
  });

  it("is told by one look at a time, whichever process looks", async () => {
    const [vex, rex] = await registerThree();
    await earn(vex, 5);
    await earn(rex, 3);
    let second = Promise.resolve();
    await site.db.transaction(async (tx) => {
      await lockNoted(tx);
      await saveNoted(tx, "2026-11", [rex.user.id, vex.user.id]);
      second = tellPassed(site.deps);
      await sleep(100);
    });
    await second;
    expect(await readKinds(rex)).toEqual([["leaderboard.passed", 1]]);
  });

  it("is not told where the leaderboard is switched off, nor of staff, nor at the turn of a month", async () => {
    const [vex, rex, lex] = await registerThree();
    const warden = await site.registerAdmin();
    await earn(vex, 5);
    await earn(rex, 4);
    await tellPassed(site.deps);
    await switchOff(vex, "leaderboard");
    await earn(warden, 20);
    await earn(lex, 20);
    await tellPassed(site.deps);
    expect([await readKinds(vex), await readKinds(rex)]).toEqual([[], [["leaderboard.passed", 1]]]);
    clock.advance(3 * DAY_MS);
    await earn(vex, 1);
    await earn(rex, 2);
    await tellPassed(site.deps);
    expect(await readKinds(rex)).toEqual([["leaderboard.passed", 1]]);
  });
});
