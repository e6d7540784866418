import { defineMessages } from "#web/i18n/messages.ts";

export const loadFailedMessages = defineMessages("loadFailed", {
  tryAgain: "Try again",
});
