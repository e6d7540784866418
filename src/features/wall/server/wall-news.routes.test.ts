import { describe, expect, it } from "vitest";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { DAY_MS } from "../../../../tests/support/fake-clock.ts";
import { createNewsReader } from "../../../../tests/support/read-news.ts";
import { createWall } from "../../../../tests/support/wall.ts";
import { judgeWeeks } from "./judge-weeks.usecase.ts";

const site = await buildTestApp();
const { call, registerVoters, putNew, vote } = createWall(site);
const { readNews, readKinds, switchOff } = createNewsReader(site);

async function registerSix() {
  const [author, ...voters] = await registerVoters(6);
  return { author: author as TestMember, voters };
}

describe("a vote", () => {
  it("is told to whose thing it is, once, without who gave it, and grows with the others", async () => {
    const { author, voters } = await registerSix();
    const thing = await putNew(author);
    const [first, ...others] = voters as [TestMember, ...TestMember[]];
    await Promise.all(Array.from({ length: 20 }, () => vote(first, thing.id)));
    const told = { kind: "wall.vote", actor: null, values: { thingId: thing.id, title: thing.title } };
    const link = `/leaderboard?view=wall&thing=${thing.id}`;
    expect(await readNews(author)).toMatchObject([{ ...told, link, count: 1 }]);
    await call("DELETE", `/api/wall/${thing.id}/vote`, first);
    await vote(first, thing.id);
    await Promise.all(others.map((voter) => vote(voter, thing.id)));
    expect(await readNews(author)).toMatchObject([{ ...told, count: 5 }]);
    expect(await readKinds(first)).toEqual([]);
  });

  it("is not told where the leaderboard is switched off, nor when it does not count", async () => {
    const { author, voters } = await registerSix();
    const [voter] = voters as [TestMember];
    const thing = await putNew(author);
    expect((await vote(author, thing.id)).statusCode).toBe(409);
    expect(await readKinds(author)).toEqual([]);
    await switchOff(author, "leaderboard");
    expect((await vote(voter, thing.id)).statusCode).toBe(200);
    expect(await readKinds(author)).toEqual([]);
  });
});

describe("the best of a week", () => {
  it("are told their place and their points, once", async () => {
    const { author, voters } = await registerSix();
    const thing = await putNew(author);
    for (const voter of voters) await vote(voter, thing.id);
    await switchOff(author, "leaderboard");
    site.clock.advance(8 * DAY_MS);
    for (let time = 0; time < 2; time += 1) await judgeWeeks(site.deps);
    const news = (await readNews(author)).filter(({ kind }) => kind === "wall.week");
    expect(news).toMatchObject([{ count: 1, values: { thingId: thing.id, place: 1, points: expect.any(Number) } }]);
  });
});
