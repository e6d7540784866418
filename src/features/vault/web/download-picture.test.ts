import { describe, expect, it } from "vitest";
import { pack } from "#pack/pack.ts";
import { getPictureName } from "./download-picture.ts";

describe("the file name of a picture", () => {
  it("is its title in letters and digits of any language", () => {
    expect(getPictureName("King of Hats")).toBe(`${pack.id}-king-of-hats.png`);
    expect(getPictureName("  3 a.m. / again?! ")).toBe(`${pack.id}-3-a-m-again.png`);
    expect(getPictureName("Überfall über Köln")).toBe(`${pack.id}-überfall-über-köln.png`);
    expect(getPictureName("袋子")).toBe(`${pack.id}-袋子.png`);
  });

  it("cannot leave its folder, is not too long, and is never empty", () => {
    expect(getPictureName("../../etc/passwd")).toBe(`${pack.id}-etc-passwd.png`);
    expect(getPictureName("zip ".repeat(40)).length).toBeLessThanOrEqual(70);
    expect(getPictureName("!!!")).toBe(`${pack.id}.png`);
  });
});
