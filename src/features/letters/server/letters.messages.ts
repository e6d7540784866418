/** Words around the news in letters, which are English until members can choose a language for them. */
export const letterMessages = {
  urgent: "{words}.\n\n{url}\n\nYou get this letter because you want news by e-mail from {name}.",
  digestSubject: "{count, plural, one {{name}: one thing happened} other {{name}: # things happened}}",
  digest: "What happened since the last letter:\n\n{lines}\n\n{more}All of it: {url}",
  digestLine: "- {words}\n  {url}",
  digestMore: "{count, plural, one {And # more.\n\n} other {And # more.\n\n}}",
} as const;
