import { describe, expect, it } from "vitest";
import { TWEET_TONES } from "#features/settings/preferences.catalog.ts";
import { pack } from "#pack/pack.ts";
import { voice } from "#pack/voice.catalog.ts";
import { buildTestApp } from "../../../../../tests/support/build-test-app.ts";
import { DAY_MS, MINUTE_MS } from "../../../../../tests/support/fake-clock.ts";
import { readChallenge, solve } from "../../../../../tests/support/solve-challenge.ts";
import { composePost } from "../tweet.rules.ts";
import { type GeneratedTweet, generatedTweetSchema } from "../tweet.schema.ts";
import { countWeighted, TWEET_MAX } from "../tweet-weight.rules.ts";

const url = "/api/generate-tweet";
const RULE = pack.points.tweet_generated;

const test = await buildTestApp();

describe("POST /api/generate-tweet", () => {
  async function pull(payload: object, headers: Record<string, string> = {}): Promise<GeneratedTweet> {
    const response = await test.inject({ method: "POST", url, payload, headers });
    expect(response.statusCode, response.body).toBe(200);
    return generatedTweetSchema.parse(response.json());
  }

  async function countRows(table: string): Promise<number> {
    const { rows } = await test.pool.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`);
    return rows[0]?.count ?? 0;
  }

  it.each([{}, { userId: null }, { userId: "anonymous" }, { tone: "street" }])(
    "writes three variants for a visitor who sends %j",
    async (payload) => {
      const answer = await pull(payload);
      expect(answer.source).toBe("grammar");
      expect(answer.points).toBeNull();
      expect(answer.variants).toHaveLength(3);
      expect(answer.tweet).toBe(answer.variants[0]);
      for (const variant of answer.variants) {
        expect(countWeighted(composePost(variant, pack.hashtags))).toBeLessThanOrEqual(TWEET_MAX);
      }
      expect(await countRows("receipts")).toBe(0);
    },
  );

  it.each(TWEET_TONES)("speaks %s", async (tone) => {
    expect((await pull({ tone })).tweet).toContain(pack.ticker);
  });

  it("writes in the reader's language, in English where it is not said, and in no other", async () => {
    const isEnglish = ({ tweet }: GeneratedTweet) => /^[\x20-\x7e“”’\n]+$/.test(tweet);
    expect(isEnglish(await pull({}))).toBe(true);
    expect(isEnglish(await pull({ language: null }))).toBe(true);
    for (const language of ["ar", "ja", "ru"] as const) {
      expect(isEnglish(await pull({ language }))).toBe(voice.tweets[language] === undefined);
    }
    expect((await test.inject({ method: "POST", url, payload: { language: "xx" } })).statusCode).toBe(400);
  });

  it("writes about what the caller names, and says so", async () => {
    const answer = await pull({ topic: " gas fees " });
    expect(answer.isOnTopic).toBe(true);
    for (const variant of answer.variants) expect(variant).toContain("“gas fees”");
    expect((await pull({ topic: "evil.xyz" })).isOnTopic).toBe(false);
    expect((await pull({ topic: "  " })).isOnTopic).toBeUndefined();
  });

  it.each([2, 3, 4])("writes a thread of %i posts", async (posts) => {
    const { thread = [], tweet, variants } = await pull({ posts, topic: "gas fees" });
    expect(thread).toHaveLength(posts);
    expect([tweet, ...variants]).toEqual([thread[0], thread[0]]);
    expect(new Set(thread).size).toBe(posts);
  });

  it("says nothing twice to one reader within 40 variants", async () => {
    const reader = await test.register();
    const variants: string[] = [];
    for (let count = 0; count < 13; count += 1) variants.push(...(await pull({}, reader.headers)).variants);
    expect(new Set(variants).size).toBe(variants.length);
  });

  it("gives a member points and a receipt that a share uses up", async () => {
    const member = await test.register();
    const answer = await pull({ userId: member.user.id }, member.headers);
    expect(answer.points).toEqual({ awarded: RULE.points, totalPoints: RULE.points, proven: true });
    const share = { method: "POST", url: "/api/actions/track", headers: member.headers } as const;
    const payload = { userId: member.user.id, actionType: "tweet", receiptId: answer.receiptId };
    expect((await test.inject({ ...share, payload })).json()).toEqual({
      awarded: pack.points.tweet.points,
      totalPoints: RULE.points + pack.points.tweet.points,
      proven: true,
    });
    test.clock.advance(MINUTE_MS);
    expect((await test.inject({ ...share, payload })).json()).toMatchObject({ awarded: 0, reason: "duplicate" });
  });

  it("knows the member by the session alone", async () => {
    const member = await test.register();
    expect((await pull({}, member.headers)).points?.awarded).toBe(RULE.points);
  });

  it("still writes when there is nothing more to earn, and says why", async () => {
    const member = await test.register();
    await pull({}, member.headers);
    expect((await pull({}, member.headers)).points).toMatchObject({ awarded: 0, reason: "cooldown" });
    for (let count = 1; count < RULE.dailyCap; count += 1) {
      // Not as regular as a machine.
      test.clock.advance(MINUTE_MS + count * 9000);
      expect((await pull({}, member.headers)).points?.awarded).toBe(RULE.points);
    }
    test.clock.advance(MINUTE_MS);
    const capped = await pull({}, member.headers);
    expect(capped.points).toEqual({
      awarded: 0,
      totalPoints: RULE.points * RULE.dailyCap,
      proven: false,
      reason: "daily-cap",
    });
    expect(capped.variants).toHaveLength(3);
    test.clock.advance(DAY_MS);
    expect((await pull({}, member.headers)).points?.awarded).toBe(RULE.points);
  });

  it("asks a member who pulls as regularly as a clock for a proof of work, and no visitor", async () => {
    const { headers } = await test.register();
    for (let count = 0; count < 7; count += 1) {
      expect((await pull({}, headers)).points?.awarded).toBe(RULE.points);
      test.clock.advance(MINUTE_MS);
    }
    const asked = await test.inject({ method: "POST", url, payload: {}, headers });
    expect([asked.statusCode, asked.json().code]).toEqual([428, "proof_of_work.needed"]);
    await pull({});
    const proof = await solve(readChallenge(asked));
    expect((await pull({}, { ...headers, "x-proof-of-work": proof })).points?.awarded).toBe(RULE.points);
  });

  it.each([
    ["an unknown tone", { tone: "cute" }, "tone", "choice.unknown"],
    ["a tone in capitals", { tone: "BULLISH" }, "tone", "choice.unknown"],
    ["a tone that is a list", { tone: ["bullish"] }, "tone", "choice.unknown"],
    ["a number as id", { userId: 7 }, "userId", "value.not_a_text"],
    ["an endless id", { userId: "x".repeat(65) }, "userId", "text.too_long"],
    ["an endless topic", { topic: "x".repeat(61) }, "topic", "text.too_long"],
    ["a topic that is a list", { topic: ["gas"] }, "topic", "value.not_a_text"],
    ["a thread of one", { posts: 1 }, "posts", "number.too_small"],
    ["a thread of five", { posts: 5 }, "posts", "number.too_large"],
    ["half a thread", { posts: 2.5 }, "posts", "value.not_a_whole_number"],
    ["a list", [], "body", "request.body_invalid"],
  ])("refuses %s", async (_, payload, field, code) => {
    const response = await test.inject({ method: "POST", url, payload });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: expect.stringMatching(/\w+ \w+/), code, field });
  });

  it("refuses a member who names another member, and gives points to neither", async () => {
    const [villain, rival] = [await test.register(), await test.register()];
    const response = await test.inject({
      method: "POST",
      url,
      payload: { userId: rival.user.id },
      headers: villain.headers,
    });
    expect(response.statusCode).toBe(403);
    expect(response.json<{ code: string }>().code).toBe("access.denied");
    expect(await countRows("leaderboard_entries")).toBe(0);
    expect(await countRows("receipts")).toBe(0);
  });

  it("gives nobody points when a visitor names a member", async () => {
    const member = await test.register();
    expect((await pull({ userId: member.user.id })).points).toBeNull();
    expect(await countRows("leaderboard_entries")).toBe(0);
    expect(await countRows("receipts")).toBe(0);
  });
});
