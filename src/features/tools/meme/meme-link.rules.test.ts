import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GRAPHIC_IDS, MEME_FILTERS } from "./meme.catalog.ts";
import { changeText, createProject } from "./meme.rules.ts";
import { fromLinkHash, toLinkHash } from "./meme-link.rules.ts";

describe("the address that carries a meme", () => {
  it("brings back all of it", () => {
    const share = fc.integer({ min: 0, max: 10_000 }).map((part) => part / 10_000);
    const word = fc.string({ unit: "grapheme", maxLength: 60 });
    fc.assert(
      fc.property(
        word,
        share,
        fc.constantFrom(...GRAPHIC_IDS),
        fc.constantFrom(...MEME_FILTERS),
        (content, x, id, filter) => {
          const plain = { ...createProject({ kind: "graphic", id }), filter, opacity: 70 };
          const project = changeText(plain, "bottom", { content, x, scale: 1.25, rotation: -15 });
          expect(fromLinkHash(toLinkHash(project) ?? "")).toEqual(project);
        },
      ),
    );
  });

  it("holds nothing that the address of a page cannot", () => {
    const project = changeText(createProject({ kind: "template", id: "blank-villain" }), "top", {
      content: "Ünd? 😈 #1 &c",
    });
    expect(toLinkHash(project)).toMatch(/^#made=[\w-]+$/);
  });

  it("is not to be had for an upload", () => {
    expect(toLinkHash(createProject({ kind: "upload", uploadId: "1", ground: "neon-street" }))).toBeUndefined();
  });

  it.each([
    "",
    "#top",
    "#made=",
    "#made=%%%",
    `#made=${btoa("[]")}`,
    `#made=${btoa('["template"]')}`,
    `#made=${btoa("null")}`,
  ])("that is none opens nothing: %s", (hash) => expect(fromLinkHash(hash)).toBeUndefined());

  it("opens no upload of somebody else's making", () => {
    const texts = '[["",0,0,1,0],["",0,0,1,0],["",0,0,1,0]]';
    expect(fromLinkHash(`#made=${btoa(`["graphic","neon-street",${texts},"none",100,0]`)}`)).toBeDefined();
    expect(fromLinkHash(`#made=${btoa(`["upload","neon-street",${texts},"none",100,0]`)}`)).toBeUndefined();
    expect(fromLinkHash(`#made=${btoa(`["graphic","neon-street",${texts},"none",100000,0]`)}`)).toBeUndefined();
  });
});
