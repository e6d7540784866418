/** Words of the page behind the link of a letter. */
export const unsubscribePageMessages = {
  askHeadline: ["No more", "mail"],
  askTitle: "Stop {topic}?",
  askText: "One press, no login. You can turn it on again in your settings.",
  stop: "Stop it",
  doneHeadline: ["Done", "quiet"],
  doneTitle: "You get no more of {topic}.",
  doneText: "Letters that are on their way may still arrive.",
  home: "To the site",
  goneHeadline: ["Link", "lost"],
  goneTitle: "This link ends nothing",
  goneText: "It lost a letter on its way, or these letters are sent to nobody any more.",
} as const;
