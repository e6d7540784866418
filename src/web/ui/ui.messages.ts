import { defineMessages } from "#web/i18n/messages.ts";

export const uiMessages = defineMessages("site/ui", {
  close: "Close",
  dismiss: "Dismiss",
  busy: "Working",
  copy: "Copy",
  copied: "Copied",
  copyFailed: "Copying is blocked here. Select the text and copy it by hand.",
  notifications: "Notifications ({hotkey})",
  notification: "Notification",
  previousPage: "Previous page",
  nextPage: "Next page",
  page: "Page {page}",
  loadMore: "Load more",
  opensNewTab: "opens in a new tab",
});

export const loadedPartMessages = defineMessages("site/loadedPart", {
  failedTitle: "Not Loaded",
  failedText: "This part did not arrive. Check your connection, then try again.",
  again: "Again",
});
