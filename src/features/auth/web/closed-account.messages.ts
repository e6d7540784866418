import { defineMessages } from "#web/i18n/messages.ts";

export const closedAccountMessages = defineMessages("auth/closedAccount", {
  closed: "This account is closed.",
  locked: "This account is locked.",
  until: "It opens again on {time}.",
  words: "In their words: {text}",
  ask: "To ask for it back, write to",
  answerTitle: "Answer Sent",
  answerText: "A moderator will look again.",
  failed: "The answer was not sent. Please try again.",
  loading: "Looking up why you cannot get in",
  unknown: "Why you cannot get in could not be looked up. Log in once more to see it.",
  back: "BACK",
});
