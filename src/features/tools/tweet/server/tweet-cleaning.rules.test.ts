import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pack } from "#pack/pack.ts";
import { composePost } from "../tweet.rules.ts";
import { countTextRoom, countWeighted, hasLink, TWEET_MAX } from "../tweet-weight.rules.ts";
import { extractTweets, isPromise } from "./tweet-cleaning.rules.ts";

const GOOD = "The bag is closed and the crew is awake.";

describe("extractTweets", () => {
  it.each([
    ["numbering", `1. ${GOOD}`],
    ["a bullet", `- ${GOOD}`],
    ["a quotation", `"${GOOD}"`],
    ["typographic quotes", `“${GOOD}”`],
    ["markdown", `**${GOOD.replace("crew", "`crew`")}**`],
    ["a heading", `## ${GOOD}`],
    ["a label", `Tweet 2: ${GOOD}`],
    ["hashtags", `${GOOD} #BAGZ #ToTheTop`],
    ["emoji", `${GOOD} 🦹🏽‍♂️🔥`],
    ["invisible signs", `The bag is\u200b closed\u202e and the crew is awake.\u0000`],
    ["blanks", `   ${GOOD.replaceAll(" ", "   ")}\t`],
  ])("strips %s", (_, line) => {
    expect(extractTweets(line)).toEqual([GOOD]);
  });

  it("calms exclamation marks down", () => {
    expect(extractTweets("The bag is closed!!! The crew is awake!")).toEqual(["The bag is closed. The crew is awake."]);
  });

  it.each([
    ["a link", `${GOOD} https://evil.example/x`],
    ["a bare link", `${GOOD} Go to evil.xyz today.`],
    ["a markdown link", "The bag is closed, [read more](/x) here."],
    ["a mention", `${GOOD} Thanks @someone.`],
    ["a foreign token", `${GOOD} Also $OTHER.`],
    ["an address", `${GOOD} ${pack.tokens[0].address}`],
    ["markup", "<script>alert('bag is closed and awake')</script>"],
    ["a promise", "The bag will pump before the crew wakes up."],
    ["a preamble", "Here are three tweets for you today:"],
    ["too few words", "Zip it."],
    ["nothing", "   \n  "],
    ["too much text", "bag ".repeat(90)],
    ["far too much text", "a".repeat(100_000)],
  ])("drops a line with %s", (_, line) => {
    expect(extractTweets(line)).toEqual([]);
  });

  it("keeps at most three, each once, from plain lines or a JSON list", () => {
    const lines = ["first", "second", "first", "third", "fourth"].map((word) => `The ${word} bag is closed tonight.`);
    const expected = [lines[0], lines[1], lines[3]];
    expect(extractTweets(lines.join("\n\n"))).toEqual(expected);
    expect(extractTweets(JSON.stringify(lines))).toEqual(expected);
  });

  it("keeps our own ticker", () => {
    expect(extractTweets(`${GOOD} ${pack.ticker}`)).toEqual([`${GOOD} ${pack.ticker}`]);
  });

  it("fits whatever it lets through, whatever it is given", () => {
    const word = fc.constantFrom(
      "bag",
      "crew",
      "反派",
      "😀",
      "https://a.com",
      "#x",
      "@y",
      "$Z",
      "**",
      "!",
      '"',
      "<b>",
      "\n",
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(word, fc.string({ unit: "grapheme" })), { maxLength: 80 }), (words) => {
        for (const tweet of extractTweets(words.join(" "))) {
          expect(countWeighted(tweet)).toBeLessThanOrEqual(countTextRoom(pack.hashtags));
          expect(countWeighted(composePost(tweet, pack.hashtags))).toBeLessThanOrEqual(TWEET_MAX);
          expect(hasLink(tweet)).toBe(false);
          expect(tweet).not.toMatch(/[!<>\n@]|\p{Emoji_Presentation}/u);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe("isPromise", () => {
  it.each([
    "Guaranteed to make history.",
    "This is risk-free.",
    "Easy 100x from here.",
    "Up 300% by Friday.",
    "We are going to the moon.",
    "It will double by June.",
    "You can't lose with this one.",
    "Buy now, thank me later.",
    "Passive income for villains.",
    "Great returns on patience.",
    "Send me your seed phrase.",
  ])("refuses: %s", (text) => {
    expect(isPromise(text)).toBe(true);
  });

  it.each(["The crew returns at midnight.", "The moon is out and so are we.", "I would do it again tomorrow."])(
    "lets through: %s",
    (text) => {
      expect(isPromise(text)).toBe(false);
    },
  );
});
