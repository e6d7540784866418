import { defineWords } from "#server/words.ts";

/** The link of a letter, and the page behind it; a headline stands in lines. */
export const unsubscribeWords = defineWords("mail/unsubscribe", {
  line: "No more of these: {url}",
  askHeadline: "No more\nmail",
  askTitle: "Stop {topic}?",
  askText: "One press, no login. You can turn it on again in your settings.",
  stop: "Stop it",
  doneHeadline: "Done\nquiet",
  doneTitle: "You get no more of {topic}.",
  doneText: "Letters that are on their way may still arrive.",
  home: "To the site",
  goneHeadline: "Link\nlost",
  goneTitle: "This link ends nothing",
  goneText: "It lost a letter on its way, or these letters are sent to nobody any more.",
});
