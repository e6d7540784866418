import twitter from "twitter-text";
import { describe, expect, it } from "vitest";
import { pack } from "#pack/pack.ts";
import { keepTickersWhole } from "./tweet-direction.rules.ts";

const { ticker } = pack;
const TEXTS = [
  `الكيس يبتسم. ${ticker}`,
  `${ticker} لا يستأذن. هو الطابور.`,
  `اسم\n${ticker} وحده`,
  `مواصفات ${ticker}: سحّاب`,
];

describe("a ticker in a text from right to left", () => {
  it.each(TEXTS)("keeps its sign before it: %s", (text) => {
    expect(keepTickersWhole(text)).toContain(`\u200e\u200a${ticker}`);
  });

  it.each(TEXTS)("does not turn a line round: %s", (text) => {
    for (const line of keepTickersWhole(text).split("\n")) expect(line).toMatch(/^[\u200f\p{Script=Arabic}]/u);
  });

  it.each(TEXTS)("is still one that X links: %s", (text) => {
    expect(twitter.extractCashtags(keepTickersWhole(text))).toEqual([ticker.slice(1)]);
  });

  it("is left as it is elsewhere, in English for a reader of Arabic too", () => {
    expect(keepTickersWhole(`Zip it. ${ticker}`)).toBe(`Zip it. ${ticker}`);
  });
});
