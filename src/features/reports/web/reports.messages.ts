import { defineMessages } from "#web/i18n/messages.ts";

export const reportsMessages = defineMessages("reports", {
  what: "What is it about?",
  name: "The name @{name}",
  nameTitle: "Report name",
  which: "Which name?",
  choose: "Choose a name",
  whichMissing: "Choose the name that it is about",
  sharedReport: "Report shared page",
  sharedSubject: "Shared page",
  sharedTitle: "The page you came from",
  sharedOwner: "Shared by",
  reason: "What is wrong with it?",
  reasonCount: "{count} / {max}",
  send: "Send report",
  cancel: "Cancel",
  promise: "Goes to a human. Nothing is removed silently.",

  sentTitle: "Report Submitted",
  sentText: "Thank you for helping keep our community safe.",
  sentText_listing: "Thank you for helping keep our marketplace safe.",
  sentText_meetup: "Thank you for helping keep our meetups safe.",
  failedText: "Failed to submit report. Please try again.",
});
