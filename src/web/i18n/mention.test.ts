import { describe, expect, it } from "vitest";
import { mention } from "./mention.ts";

describe("mention", () => {
  it("keeps each name of a list in its own direction where the language runs the other way", () => {
    const names = ["vex", "rex"].map((name) => mention(name, "ar"));
    expect(new Intl.ListFormat("ar").format(names)).toBe("\u2068@vex\u2069 و\u2068@rex\u2069");
    expect(mention("vex", "en")).toBe("@vex");
  });
});
