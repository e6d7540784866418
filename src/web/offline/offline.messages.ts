import { defineMessages, fitted } from "../i18n/messages.ts";

export const offlineMessages = defineMessages(
  "site/offline",
  {
    pageTitle: "Unplugged. {name}",
    text: "No line to the house. Yours is down, or ours is.",
    hint: "Points, prices, boards, tracks and logins need the line. What you were typing on another page was not sent.",
    tryAgain: "TRY AGAIN",
    cachedTitle: "Still in your pocket",
    cachedText: "These you have opened before. They read without a line, as they were then.",
  },
  { unplugged: fitted("UNPLUGGED", 50) },
);
