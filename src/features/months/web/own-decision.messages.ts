import { defineMessages } from "#web/i18n/messages.ts";

/** What a disqualified member reads on the page of the month, and may answer. */
export const ownDecisionMessages = defineMessages("months/ownDecision", {
  title: "You are out of this month",
  lead: "Somebody looked at this month and decided so. Only you and administrators read the reason.",
  goAnswer: "Read why, and answer",
  goRead: "Read why",
  "category_several-accounts": "Several accounts",
  category_automation: "Automation",
  "category_copied-work": "Copied work",
  "category_vote-ring": "A vote ring",
  category_other: "Other reasons",
  yourAnswer: "Your answer",
  answer: "What you say to it",
  answerCount: "{count}/{max}",
  answerHint: "Read while the month is in review. Until that ends you can change it.",
  answerMissing: "Write your answer.",
  send: "Send the answer",
  sentTitle: "Answer Sent",
  sentText: "It stands beside the decision in the review.",
  failedTitle: "Answer Not Sent",
  failedText: "Failed to send the answer. Please try again.",
  closed: "The review has ended. The decision is sealed with the month, its words are in your proof alone.",
});
