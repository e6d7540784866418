import { describe, expect, it } from "vitest";
import { composePost, createIntentUrl, formatHashtags } from "./tweet.rules.ts";

describe("a post", () => {
  const hashtags = ["BAGZ", "VillainEra", "ZipIt", "StackIt"];

  it("holds the text, an empty line and the hashtags", () => {
    expect(composePost(" Zipped. ", hashtags)).toBe("Zipped.\n\n#BAGZ #VillainEra #ZipIt #StackIt");
    expect(formatHashtags(hashtags)).toBe("#BAGZ #VillainEra #ZipIt #StackIt");
  });
});

describe("createIntentUrl", () => {
  it("carries the text and the four hashtags, safely packed", () => {
    const url = new URL(createIntentUrl(" 100% zipped & stacked #1? ", ["BAGZ", "VillainEra", "ZipIt", "StackIt"]));
    expect(url.origin + url.pathname).toBe("https://x.com/intent/post");
    expect(url.searchParams.get("text")).toBe("100% zipped & stacked #1?");
    expect(url.searchParams.get("hashtags")).toBe("BAGZ,VillainEra,ZipIt,StackIt");
  });
});
