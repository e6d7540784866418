import { defineMessages } from "#web/i18n/messages.ts";

export const lettersMessages = defineMessages("notifications/letters", {
  title: "News by e-mail",
  lead: "Messages, free seats and meetups that change come at once, unless you have seen them here. The rest comes once a day, in your morning. Each letter ends them all by one press.",
  byEmail: "Send me letters",
  byEmailText: "To the address that you confirmed as a way back in. In the language that you chose for the site.",
  noContact: "Letters need an e-mail address that you have confirmed.",
  toContacts: "Add one to your ways back in",
  loading: "Looking up your letters",
  broken: "Your letters did not load.",
  failed: "Failed to save. Please try again.",
});
