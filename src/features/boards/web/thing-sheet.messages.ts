import { defineMessages } from "#web/i18n/messages.ts";

export const thingSheetMessages = defineMessages("boards/thingSheet", {
  loading: "Fetching it",
  goneTitle: "Not here",
  goneText: "Taken back, over, or one letter off. The board still has the others.",
  brokenTitle: "Did not load",
  brokenText: "It is still there. Check your connection, then pull again.",
  again: "Try again",
  back: "To the board",
  share: "Share",
  copied: "Link copied",
  copyFailed: "Your browser allows no copying here. The address in the bar is the one to share.",
});
