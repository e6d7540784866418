import { defineMessages } from "#web/i18n/messages.ts";

export const loadFailedMessages = defineMessages("site/loadFailed", {
  tryAgain: "Try again",
  still: "Nothing has moved for 8 seconds. Still waiting.",
});
