import fc from "fast-check";
import twitter from "twitter-text";
import { describe, expect, it } from "vitest";
import { measureCost } from "../../../../tests/support/measure-cost.ts";
import { composePost } from "./tweet.rules.ts";
import { countTextRoom, countWeighted, hasLink, TWEET_MAX } from "./tweet-weight.rules.ts";

/** The library that X publishes for this count. */
function countByLibrary(text: string): number {
  return twitter.parseTweet(text).weightedLength;
}

describe("countWeighted", () => {
  it.each([
    ["nothing", ""],
    ["Latin letters", "They asked what is in the bag."],
    ["accents in one sign", "é à ü"],
    ["combining marks", "e\u0301 a\u0308 n\u0303"],
    ["a combining mark that has no single sign", "x\u0301\u0302"],
    ["Chinese", "反派时代"],
    ["Japanese", "悪役の時代"],
    ["Korean", "악당의 시대"],
    ["Korean in jamo", "ᄀ"],
    ["Arabic", "عصر الأشرار"],
    ["Hindi", "खलनायक"],
    ["Thai", "ไทยภาษา"],
    ["Georgian", "Ⴀა"],
    ["typographic quotes and dashes", "“bag” – ‘zip’ — yes"],
    ["an ellipsis", "wait…"],
    ["an emoji", "😀😀"],
    ["a family", "👨‍👩‍👧‍👦"],
    ["a skin tone", "👍🏽"],
    ["a job with skin tone", "👩🏽‍🚀"],
    ["a flag", "🇩🇪🇫🇷"],
    ["a flag made of tags", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"],
    ["a rainbow flag", "🏳️‍🌈"],
    ["keycaps", "1️⃣#️⃣*️⃣"],
    ["a lone skin tone", "a🏽"],
    ["old signs with and without picture selector", "☺ ☺️ ☺︎ ℹ ‼️ ㊗️"],
    ["copyright as letter and as picture", "© ©️ ® ®️ ™ ™️"],
    ["a lone joiner and selector", "\u200d\ufe0f"],
    ["a link", "https://x.com/abc"],
    ["a long link", "see https://example.com/a/very/long/path?with=query&and=more#and-anchor now"],
    ["a bare domain", "see example.com ok"],
    ["a bare domain with path", "foo.co.uk/x"],
    ["capitals", "EXAMPLE.COM"],
    ["two domains", "a.com,b.com and a.com b.com"],
    ["a domain after Chinese", "日本example.com"],
    ["a Chinese domain with protocol", "http://日本.com/x"],
    ["a closing bracket and full stop", "(example.com/a(b)c)."],
    ["a query that ends in a dot", "example.com/?q=1."],
    ["a port", "example.com:8080/x"],
    ["what only looks like a link", "a.b file.ts 1.5x 3.14 a..com end.So x@y.com @x.com #x.com $x.com"],
    ["a domain inside a word", "a.com-b -a.com"],
    ["a domain after a sign after a slash", "/€q.zip /日本example.com"],
  ])("counts %s as X does", (_, text) => {
    expect(countWeighted(text)).toBe(countByLibrary(text));
  });

  it("agrees with X's library on any mix of words, scripts, emoji and links", () => {
    // Letters of which no domain ending is made but those we list.
    const piece = fc.constantFrom(
      ..."qQ0189 .,:;!?-_/()&%\n".split(""),
      ...[
        "word ",
        "zip ",
        "e\u0301",
        "ß",
        "反",
        "の",
        "악",
        "ع",
        "क",
        "ไ",
        "“",
        "—",
        "…",
        "€",
        "$BAGZ",
        "#ZipIt",
        "@bagz ",
      ],
      ...["😀", "👨‍👩‍👧‍👦", "👍🏽", "🇩🇪", "1️⃣", "☺️", "🏳️‍🌈", "🤷🏽‍♀️", "©"],
      ...[" https://x.com/a ", " example.com ", " http://a.io/b?c=d ", "\nfoo.co.uk/x "],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join("");
        expect(countWeighted(text)).toBe(countByLibrary(text));
      }),
      { numRuns: 3000 },
    );
  });

  it("agrees with X's library on any letters of the basic plane", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0x20, max: 0x1fff }), { maxLength: 20 }), (codePoints) => {
        // A dot can make a link of an alphabet that neither side promises to know.
        const text = String.fromCodePoint(...codePoints).replaceAll(".", "");
        expect(countWeighted(text)).toBe(countByLibrary(text));
      }),
      { numRuns: 1000 },
    );
  });

  it("stays quick on hostile text", async () => {
    const { cpuMs } = await measureCost(async () => {
      for (const part of ["À", "a.", "a-", "(", "/(", "反a."]) countWeighted(`https://a.com/${part.repeat(2000)}`);
    });
    expect(cpuMs).toBeLessThan(1000);
  });
});

describe("countTextRoom", () => {
  const hashtags = ["BAGZ", "VillainEra", "ZipIt", "StackIt"];

  it("leaves the text exactly the room that is not taken", () => {
    const text = "x".repeat(countTextRoom(hashtags));
    expect(countWeighted(composePost(text, hashtags))).toBe(TWEET_MAX);
  });
});

describe("hasLink", () => {
  it.each([
    ["see https://example.com", true],
    ["go to bagz.fun now", true],
    ["no link here. None", false],
    ["version 1.5 of the plan", false],
  ])("%s -> %s", (text, expected) => {
    expect(hasLink(text)).toBe(expected);
  });
});
