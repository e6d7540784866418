import { defineMessages, fitted } from "#web/i18n/messages.ts";

export const communityMessages = defineMessages(
  "community",
  {
    title: "Community",
    note: "Three doors, all loud. Each opens in a new tab.",
    group: "Messaging group",
    groupText: "Plans, raids, bad jokes.",
    official: "Official account",
    officialText: "News, once it is true.",
    page: "Community page",
    pageText: "Everyone else, unfiltered.",
  },
  {
    groupWord: fitted("WAR ROOM", 50),
    officialWord: fitted("LOUD SPEAKER", 50),
    pageWord: fitted("BACK ALLEY", 50),
  },
);
