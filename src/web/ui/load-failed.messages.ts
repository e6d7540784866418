import { defineMessages } from "#web/i18n/messages.ts";

export const loadFailedMessages = defineMessages("site/loadFailed", {
  tryAgain: "Try again",
});
