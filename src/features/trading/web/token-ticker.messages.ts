import { defineMessages } from "#web/i18n/messages.ts";

/** Comes with every page. */
export const tokenTickerMessages = defineMessages("trading/tokenTicker", {
  none: "no price right now",
  unknown: "Loading...",
  inDay: "in 24 hours",
});
