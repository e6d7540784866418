import { defineWords } from "#server/words.ts";

/** What stands around a letter to raised hands; what is written to them is the community's own. */
export const interestLetterWords = defineWords("mail/interests", {
  zone: "chaos zones",
  "creator-program": "the creator program",
  merch: "the merch",
  topic: "letters about {thing}",
  reason: "You raised your hand for {thing} at {name} and said yes to letters about it.",
});
