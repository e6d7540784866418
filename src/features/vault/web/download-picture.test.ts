import { describe, expect, it } from "vitest";
import { getPictureName } from "./download-picture.ts";

describe("the file name of a picture", () => {
  it("is its title in letters and digits of any language", () => {
    expect(getPictureName("King of Bagz")).toBe("bagz-king-of-bagz.png");
    expect(getPictureName("  3 a.m. / again?! ")).toBe("bagz-3-a-m-again.png");
    expect(getPictureName("Überfall über Köln")).toBe("bagz-überfall-über-köln.png");
    expect(getPictureName("袋子")).toBe("bagz-袋子.png");
  });

  it("cannot leave its folder, is not too long, and is never empty", () => {
    expect(getPictureName("../../etc/passwd")).toBe("bagz-etc-passwd.png");
    expect(getPictureName("zip ".repeat(40)).length).toBeLessThanOrEqual(70);
    expect(getPictureName("!!!")).toBe("bagz.png");
  });
});
