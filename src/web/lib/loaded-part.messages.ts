import { defineMessages } from "../i18n/messages.ts";

export const loadedPartMessages = defineMessages("site/loadedPart", {
  failedTitle: "Not Loaded",
  failedText: "This part did not arrive. Check your connection, then try again.",
  again: "Again",
});
