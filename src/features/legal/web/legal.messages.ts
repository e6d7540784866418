import { defineMessages } from "#web/i18n/messages.ts";

export const legalMessages = defineMessages("legal", {
  updated: "Last updated {date}",
  date: "January 7, 2025",
  contents: "On this page",
  email: "E-mail",
  messaging: "Messaging",
  messagingGroup: "Our group",
  handle: "X",
});
