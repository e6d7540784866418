import { describe, expect, it } from "vitest";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { FakeClock, HOUR_MS } from "../../../../tests/support/fake-clock.ts";
import { buildScene, toMeme } from "../../../../tests/support/pictures.ts";
import { showPicture } from "../../../../tests/support/show-picture.ts";
import { createWall } from "../../../../tests/support/wall.ts";

const clock = new FakeClock("2026-11-10T17:00:00.000Z");
const site = await buildTestApp({ clock });
const { call, registerVoters, saveItem, put, vote } = createWall(site);

/** A tweet of the member that counted as their last work, and its receipt. */
async function write(author: TestMember): Promise<{ receiptId: string; tweet: string }> {
  clock.advance(HOUR_MS);
  const response = await call("POST", "/api/generate-tweet", author, {});
  expect(response.json(), response.body).toMatchObject({ points: { proven: true } });
  return response.json();
}

async function hang(author: TestMember, content: object): Promise<string> {
  const response = await put(author, await saveItem(author, content));
  expect(response.statusCode, response.body).toBe(201);
  return response.json().thing.id;
}

function share(author: TestMember, actionType: string, receiptId: string) {
  clock.advance(HOUR_MS);
  return call("POST", "/api/actions/track", author, { userId: author.user.id, actionType, receiptId });
}

async function readJudges(author: TestMember): Promise<number> {
  const { rows } = await site.pool.query("SELECT judged_by FROM month_totals WHERE user_id = $1", [author.user.id]);
  return rows[0].judged_by;
}

describe("who judged the last counted work", () => {
  it("are those who voted for it on the wall, each once, also for another thing of the same work", async () => {
    const [author, one, two] = (await registerVoters(3)) as [TestMember, TestMember, TestMember];
    const { receiptId, tweet } = await write(author);
    const first = await hang(author, { contentType: "tweet", title: "One", content: tweet, receiptId });
    const second = await hang(author, { contentType: "tweet", title: "Two", content: `${tweet} Or so.`, receiptId });
    for (const [voter, thing] of [
      [one, first],
      [one, second],
      [two, second],
    ] as const) {
      await vote(voter, thing);
    }
    expect(await readJudges(author)).toBe(2);
    await call("DELETE", `/api/wall/${second}/vote`, two);
    expect(await readJudges(author)).toBe(1);
  });

  it("count for nothing once another work has counted, and again when the first is shared", async () => {
    const [author, voter] = (await registerVoters(2)) as [TestMember, TestMember];
    const { receiptId, tweet } = await write(author);
    await vote(voter, await hang(author, { contentType: "tweet", title: "One", content: tweet, receiptId }));
    await write(author);
    expect(await readJudges(author)).toBe(0);
    expect((await share(author, "tweet", receiptId)).json()).toMatchObject({ awarded: 6, proven: true });
    expect(await readJudges(author)).toBe(1);
  });

  it("are nobody's where the picture is not the one that the server saw", async () => {
    const [author, voter] = (await registerVoters(2)) as [TestMember, TestMember];
    const picture = await buildScene(1);
    const { receiptId } = (await showPicture(site, author, picture)).json();
    await share(author, "meme_generated", receiptId);
    await vote(voter, await hang(author, { ...toMeme(await buildScene(2)), receiptId }));
    expect(await readJudges(author)).toBe(0);
    await vote(voter, await hang(author, { ...toMeme(picture), receiptId }));
    expect(await readJudges(author)).toBe(1);
  });

  it("take no other member's receipt", async () => {
    const [author, rival] = (await registerVoters(2)) as [TestMember, TestMember];
    const { receiptId, tweet } = await write(author);
    const thingId = await hang(rival, { contentType: "tweet", title: "Mine now", content: tweet, receiptId });
    await vote(author, thingId);
    expect(await readJudges(author)).toBe(0);
  });
});
