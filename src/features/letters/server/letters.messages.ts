import { defineWords } from "#server/words.ts";

/** Words around the news in letters. */
export const letterWords = defineWords("mail/letters", {
  urgent: "{words}.\n\n{url}\n\nYou get this letter because you want news by e-mail from {name}.",
  digestSubject: "{count, plural, one {{name}: one thing happened} other {{name}: # things happened}}",
  digest: "What happened since the last letter:\n\n{lines}\n\n{more}All of it: {url}",
  digestLine: "- {words}\n  {url}",
  digestMore: "{count, plural, one {And # more.\n\n} other {And # more.\n\n}}",
});
