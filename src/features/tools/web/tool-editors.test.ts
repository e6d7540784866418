import { describe, expect, it } from "vitest";
import { findTool } from "./tool-editors.ts";

describe("the tool of an address", () => {
  it.each([
    ["", "tweet"],
    ["?tool=tweet", "tweet"],
    ["?tool=meme", "meme"],
    ["?tool=pfp", "pfp"],
    ["?tool=nonsense", "tweet"],
    ["?meme=019a", "meme"],
    ["?tool=pfp&meme=019a", "meme"],
  ])("%s is %s", (search, tool) => {
    expect(findTool(search)).toBe(tool);
  });
});
