import { describe, expect, it } from "vitest";
import { checkCommunityWords } from "./community-words.ts";

describe("words of a community", () => {
  it.each([
    ["src/features/a/web/a-page.tsx", "const isVillain = true;", ["villain"]],
    ["src/features/a/a.messages.ts", '{ villain: "VILLAIN VAULT" }', ["villain"]],
    ["src/web/ui/a.tsx", "/** Such as $BAGZ, or a villain. */", ["bagz", "villain"]],
    ["deploy/bagz.service", "Restart=always", ["bagz"]],
    ["build/pack/chosen-pack.mjs", 'export const DEFAULT_PACK = "bagz"; // bagz', ["bagz"]],
  ])("are refused in %s: %s", (path, text, words) => {
    const problems = checkCommunityWords(path, text);
    expect(problems.map((problem) => /"(\w+)"/.exec(problem)?.[1])).toEqual(words);
  });

  it.each([
    ["src/features/a/web/a-page.browser.test.tsx", 'expect(name).toBe("BAGZ");'],
    ["src/features/a/server/a.fixture.ts", 'export const name = "BAGZ";'],
    ["src/features/a/tests/a.spec.ts", 'page.getByText("$BAGZ")'],
    ["build/pack/chosen-pack.mjs", 'export const DEFAULT_PACK = "bagz";'],
    ["src/features/a/a.catalog.ts", 'export const GRAPHIC_IDS = ["villain-portrait"];'],
    ["src/features/a/a.ts", "const pack = chosen;"],
  ])("are allowed in %s: %s", (path, text) => {
    expect(checkCommunityWords(path, text)).toEqual([]);
  });

  it("are the ids of the packs that are here, whoever asks", () => {
    expect(checkCommunityWords("src/web/ui/a.tsx", "bagz")).toHaveLength(1);
  });
});
