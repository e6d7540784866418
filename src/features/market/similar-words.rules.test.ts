import { describe, expect, it } from "vitest";
import { rankSimilar } from "./similar-words.rules.ts";

const titles = ["Sticker pack", "Hand-drawn bag", "Zip grin hoodie, size M", "Überzug für Köfferchen", "Stick"].map(
  (title) => ({ id: title, title }),
);

describe("a search that nothing is named like", () => {
  it.each([
    ["stiker", ["Sticker pack"]],
    ["stikcer", ["Sticker pack"]],
    ["stickerz", ["Sticker pack"]],
    ["hoddie", ["Zip grin hoodie, size M"]],
    ["zip hoodei", ["Zip grin hoodie, size M"]],
    ["KÖFERCHEN", ["Überzug für Köfferchen"]],
    ["stiker hoodie", []],
    ["zebra", []],
    ["zi", []],
    ["!?!?", []],
  ])("for %s finds %o", (q, expected) => {
    expect(rankSimilar(q, titles)).toEqual(expected);
  });
});
