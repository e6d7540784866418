import { describe, expect, it } from "vitest";
import { readTopic } from "./topic.rules.ts";

describe("a topic", () => {
  it.each([
    ["gas fees", "gas fees"],
    ["  gas   fees. ", "gas fees"],
    ["“Diamond hands”!", "Diamond hands"],
    ['He said "no"', "He said no"],
    ["#Monday", "Monday"],
    ["two\nlines", "two lines"],
    ["don't", "don't"],
    ["反派", "反派"],
    ["a\u202e turned\u200b word", "a turned word"],
    ["{ticker}", "ticker"],
  ])("of %j is %s", (words, topic) => {
    expect(readTopic(words)).toBe(topic);
  });

  it.each([
    ["nothing", " … "],
    ["punctuation", "?!"],
    ["a link", "go to evil.xyz"],
    ["a handle", "@somebody"],
    ["another token", "$OTHER"],
    ["a promise", "guaranteed profit"],
    ["advice", "buy now"],
    ["an address", "7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU"],
  ])("is none with %s", (_, words) => {
    expect(readTopic(words)).toBeUndefined();
  });
});
