import { describe, expect, it } from "vitest";
import { CAPTION_MAX, splitCaptions } from "./captions.rules.ts";

function lines(transcript: string): string[] {
  const { topText, centerText, bottomText } = splitCaptions(transcript);
  return [topText, centerText, bottomText];
}

describe("the lines of a meme", () => {
  it.each([
    ["", ["", "", ""]],
    ["hodl", ["hodl", "", ""]],
    ["diamond hands my friend", ["diamond hands my friend", "", ""]],
    ["diamond hands to the moon", ["diamond hands", "", "to the moon"]],
    ["I said I would sell at the top of the building", ["I said I would sell", "", "at the top of the building"]],
    ["I was calm until the chart opened", ["I was calm", "", "until the chart opened"]],
    ["I said I would sell. At the top.", ["I said I would sell", "", "At the top"]],
    ["Who sold? Not me!", ["Who sold?", "", "Not me!"]],
    ["One. Two. Three.", ["One", "Two", "Three"]],
    ["first breath\nsecond breath", ["first breath", "", "second breath"]],
    ["One does not simply, I repeat simply, sell the bag", ["One does not simply", "I repeat simply", "sell the bag"]],
    ["buy, hold", ["buy, hold", "", ""]],
    ["A. B. Ccc ccc. D.", ["A. B", "Ccc ccc", "D"]],
    ["... !!! ...", ["", "", ""]],
    ["¿Quién vendió? ¡Yo no!", ["¿Quién vendió?", "", "¡Yo no!"]],
  ])("%j", (transcript, expected) => {
    expect(lines(transcript)).toEqual(expected);
  });

  it("spreads a long breath over three lines of one length", () => {
    const spoken =
      "when the whole world is waiting for the price to go up and you are still asleep in your bag of gold";
    const spread = lines(spoken);
    expect(spread.join(" ")).toBe(spoken);
    const lengths = spread.map(({ length }) => length);
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(12);
  });

  it.each([
    ["an endless word", "x".repeat(1000)],
    ["a thousand letters", "a ".repeat(500)],
    ["endless sentences", "The bag is shut and nobody knows why it hums. ".repeat(20)],
    ["endless pictures", "👑".repeat(300)],
  ])("keeps %s within the limit and whole", (_, transcript) => {
    for (const line of lines(transcript)) {
      expect(line.length).toBeLessThanOrEqual(CAPTION_MAX);
      expect(() => encodeURIComponent(line), "no half of a pair").not.toThrow();
    }
  });
});
