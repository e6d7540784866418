import { defineMessages } from "#web/i18n/messages.ts";

/** Comes with every page. */
export const tokenTickerMessages = defineMessages("tokenTicker", { none: "no price right now" });
