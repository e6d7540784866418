// About the default community.
import { describe, expect, it } from "vitest";
import { memeTemplates } from "#pack/meme-templates.catalog.ts";
import { matchTemplate } from "./template-match.rules.ts";

describe("the template for a sentence", () => {
  it.each([
    ["diamond hands to the moon, never sell", "reaper-diamond-hands"],
    ["To the MOON!", "reaper-rocket-moon"],
    ["cooking again tonight", "reaper-cooking-gains"],
    ["my boss saw me in the office", "reaper-business-success"],
    ["I went to bed and slept", "reaper-sleeping-confident"],
  ])("%j is %s", (transcript, id) => {
    expect(matchTemplate(transcript, memeTemplates)?.id).toBe(id);
  });

  it("is always the same for words that call for none", () => {
    const [first, second] = [1, 2].map(() => matchTemplate("lorem ipsum", memeTemplates));
    expect(first).toBeDefined();
    expect(second).toEqual(first);
  });

  it("is none in a pack without templates", () => {
    expect(matchTemplate("moon", [])).toBeUndefined();
  });
});
