import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TWEET_TONES } from "#features/settings/preferences.catalog.ts";
import { pack } from "#pack/pack.ts";
import { composePost, countWeighted, hasLink, TWEET_MAX } from "../tweet.rules.ts";
import { TWEET_VARIANTS } from "../tweet.schema.ts";
import { isPromise } from "./tweet-cleaning.rules.ts";
import { composeTweets } from "./tweet-grammar.rules.ts";
import { TONES_OF_VOICE } from "./tweet-phrases.catalog.ts";

/** A repeatable source of chance (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const BANNED =
  /!|\p{Extended_Pictographic}|\bunlock|revolution|join thousands|to the moon|\bbuy\b|\bsell\b|advice\b.*financial|undefined|[{}]\w+[{}]/iu;

describe.each(TWEET_TONES)("the %s grammar", (tone) => {
  it("always gives three different variants that fit with the hashtags and carry the ticker", () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const tweets = composeTweets(tone, createRandom(seed));
        expect(new Set(tweets).size).toBe(TWEET_VARIANTS);
        for (const tweet of tweets) {
          expect(countWeighted(composePost(tweet, pack.hashtags))).toBeLessThanOrEqual(TWEET_MAX);
          expect(tweet).toContain(pack.ticker);
          expect(tweet).not.toMatch(BANNED);
          expect(isPromise(tweet), tweet).toBe(false);
          expect(hasLink(tweet), tweet).toBe(false);
        }
      }),
      { numRuns: 1500 },
    );
  });

  it("has more than 2,000 outcomes", () => {
    const random = createRandom(1);
    const seen = new Set<string>();
    for (let draw = 0; draw < 3000; draw += 1) for (const tweet of composeTweets(tone, random)) seen.add(tweet);
    expect(seen.size).toBeGreaterThan(2000);
  });

  it("repeats itself for the same chance only", () => {
    expect(composeTweets(tone, createRandom(7))).toEqual(composeTweets(tone, createRandom(7)));
    expect(composeTweets(tone, createRandom(7))).not.toEqual(composeTweets(tone, createRandom(8)));
  });

  it("fills every slot of every scene and uses every list", () => {
    for (const { line, slots } of TONES_OF_VOICE[tone].scenes) {
      const named = [...line.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot);
      expect(named.toSorted()).toEqual(Object.keys(slots).toSorted());
      for (const phrases of Object.values(slots)) expect(new Set(phrases).size).toBe(phrases.length);
    }
  });

  it("copes with a chance at the very edge of its range", () => {
    for (const edge of [0, 1 - Number.EPSILON]) expect(composeTweets(tone, () => edge)).toHaveLength(TWEET_VARIANTS);
  });
});
