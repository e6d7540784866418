import { describe, expect, it } from "vitest";
import { cleanTranscript } from "./transcript.rules.ts";

describe("a transcript", () => {
  it.each([
    ["diamond hands to the moon", "diamond hands to the moon"],
    ["  Diamond   hands. To the moon!  ", "Diamond hands.\nTo the moon!"],
    ["first\nsecond\r\n", "first\nsecond"],
    ["[Music] buy the dip (applause) ♪♪", "buy the dip"],
    ["<sil> hold ++breath++ the bag </s>", "hold the bag"],
    ["Buy the dip. Thank you for watching!", "Buy the dip."],
    ["Thank you, villain. Now hold.", "Thank you, villain.\nNow hold."],
    ["\u202eevil\u0000 text\u200b", "evil text"],
    ["cafe\u0301", "café"],
    ["<script>alert one</script>", "alert one"],
  ])("%j becomes %j", (heard, transcript) => {
    expect(cleanTranscript(heard)).toBe(transcript);
  });

  it.each([
    "",
    "   ",
    "...",
    "[BLANK_AUDIO]",
    "Thank you for watching!",
    "Thanks for watching. Please subscribe.",
    "Don't forget to like and subscribe to my channel!",
    "Subtitles by somebody",
    "See you next time.",
    "you",
    "Thank you.",
    "Hmm.",
  ])("%j is nothing", (heard) => {
    expect(cleanTranscript(heard)).toBe("");
  });

  it("is never longer than thirty seconds of talk", () => {
    expect(cleanTranscript("word ".repeat(5000)).length).toBeLessThanOrEqual(1000);
  });
});
